import { useState } from 'react';
import { useConfirmEmailMutation } from '../../domain/account/account.api';
import { Form } from '../../shared/form/Form';
import { Box } from '../../shared/layout/layout';
import { Empty } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { t } from './en';

/** Asks before it confirms, because mail scanners open links too. */
export default function ConfirmEmailPage() {
  const [{ token }] = useUrlState({ token: '' });
  const [confirm] = useConfirmEmailMutation();
  const [isDone, setDone] = useState(false);
  const onward = <ButtonLink to="/">{t.confirmEmail.onward}</ButtonLink>;
  if (!token)
    return (
      <Empty of="way" action={onward}>
        {t.confirmEmail.incomplete}
      </Empty>
    );
  if (isDone) {
    return (
      <div role="status">
        <Empty of="messages" action={onward}>
          {t.confirmEmail.done}
        </Empty>
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
