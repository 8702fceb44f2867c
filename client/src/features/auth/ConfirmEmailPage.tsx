import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useConfirmEmailMutation } from '../../domain/account/account.api';
import { Form } from '../../shared/form/Form';
import { Box } from '../../shared/layout/layout';
import { useUrlState } from '../../shared/routing/useUrlState';
import { t } from './en';

/** Asks before it confirms, because mail scanners open links too. */
export default function ConfirmEmailPage() {
  const [{ token }] = useUrlState({ token: '' });
  const [confirm] = useConfirmEmailMutation();
  const [isDone, setDone] = useState(false);
  if (!token)
    return (
      <>
        <p>{t.confirmEmail.incomplete}</p>
        <Link to="/">{t.confirmEmail.onward}</Link>
      </>
    );
  if (isDone) {
    return (
      <div role="status">
        <p>{t.confirmEmail.done}</p>
        <Link to="/">{t.confirmEmail.onward}</Link>
      </div>
    );
  }
  const submit = async () => {
    await confirm(token).unwrap();
    setDone(true);
  };
  return (
    <Box width="field">
      <Form
        defaults={{}}
        onSubmit={submit}
        submitLabel={t.confirmEmail.submit}
        busyLabel={t.confirmEmail.busy}
      >
        <p>{t.confirmEmail.intro}</p>
      </Form>
    </Box>
  );
}
