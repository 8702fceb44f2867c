import { AccountApi } from '../../domain/account/account.api';
import { EmailLink } from './EmailLink';
import { t } from './en';

export default function ConfirmEmailPage() {
  const [confirm] = AccountApi.useConfirmEmailMutation();
  return <EmailLink texts={t.confirmEmail} onward="/" run={confirm} />;
}
