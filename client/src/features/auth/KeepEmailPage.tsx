import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useKeepEmailMutation } from '../../domain/account/account.api';
import { Form } from '../../shared/form/Form';
import { Box } from '../../shared/layout/layout';
import { useUrlState } from '../../shared/routing/useUrlState';
import { t } from './en';

/** Asks before it cancels the change, because mail scanners open links too. */
export default function KeepEmailPage() {
  const [{ token }] = useUrlState({ token: '' });
  const [keep] = useKeepEmailMutation();
  const [isDone, setDone] = useState(false);
  if (!token) return <p>{t.keepEmail.incomplete}</p>;
  if (isDone) {
    return (
      <div role="status">
        <p>{t.keepEmail.done}</p>
        <Link to="/sign-in">{t.keepEmail.onward}</Link>
      </div>
    );
  }
  const submit = async () => {
    await keep(token).unwrap();
    setDone(true);
  };
  return (
    <Box width="field">
      <Form defaults={{}} onSubmit={submit} submitLabel={t.keepEmail.submit} busyLabel={t.keepEmail.busy}>
        <p>{t.keepEmail.intro}</p>
      </Form>
    </Box>
  );
}
