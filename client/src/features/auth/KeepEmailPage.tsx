import { useState } from 'react';
import { useKeepEmailMutation } from '../../domain/account/account.api';
import { Form } from '../../shared/form/Form';
import { Box } from '../../shared/layout/layout';
import { Empty } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { t } from './en';

/** Asks before it cancels the change, because mail scanners open links too. */
export default function KeepEmailPage() {
  const [{ token }] = useUrlState({ token: '' });
  const [keep] = useKeepEmailMutation();
  const [isDone, setDone] = useState(false);
  const onward = <ButtonLink to="/sign-in">{t.keepEmail.onward}</ButtonLink>;
  if (!token)
    return (
      <Empty of="way" action={onward}>
        {t.keepEmail.incomplete}
      </Empty>
    );
  if (isDone) {
    return (
      <div role="status">
        <Empty of="messages" action={onward}>
          {t.keepEmail.done}
        </Empty>
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
