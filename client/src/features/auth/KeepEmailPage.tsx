import { AccountApi } from '../../domain/account/account.api';
import { EmailLink } from './ConfirmEmailPage';
import { t } from './en';

export default function KeepEmailPage() {
  const [keep] = AccountApi.useKeepEmailMutation();
  return <EmailLink texts={t.keepEmail} onward="/sign-in" run={keep} />;
}
