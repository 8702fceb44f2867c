import { useState } from 'react';
import { AccountApi } from '../../domain/account/account.api';
import { Form } from '../../shared/form/Form';
import { Box } from '../../shared/layout/layout';
import { Empty } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { t } from './en';

export default function ConfirmEmailPage() {
  const [confirm] = AccountApi.useConfirmEmailMutation();
  return <EmailLink texts={t.confirmEmail} onward="/" run={confirm} />;
}

interface EmailLinkProps {
  readonly texts: typeof t.confirmEmail | typeof t.keepEmail;
  readonly onward: string;
  readonly run: (token: string) => { unwrap(): Promise<unknown> };
}

/** Asks before it does what the link of an email is for, because mail scanners open links too. */
export function EmailLink({ texts, onward, run }: EmailLinkProps) {
  const [{ token }] = useUrlState({ token: '' });
  const [isDone, setDone] = useState(false);
  const action = <ButtonLink to={onward}>{texts.onward}</ButtonLink>;
  if (!token)
    return (
      <Empty sketch="way" action={action}>
        {texts.incomplete}
      </Empty>
    );
  if (isDone)
    return (
      <div role="status">
        <Empty sketch="bubbles" action={action}>
          {texts.done}
        </Empty>
      </div>
    );
  const submit = async () => {
    await run(token).unwrap();
    setDone(true);
  };
  return (
    <Box width="field">
      <Form defaults={{}} onSubmit={submit} submitLabel={texts.submit} busyLabel={texts.busy}>
        <p>{texts.intro}</p>
      </Form>
    </Box>
  );
}
