import { useState } from 'react';
import { NotificationsApi } from '../../domain/notifications/notifications.api';
import { Form } from '../../shared/form/Form';
import { Empty } from '../../shared/list/States';
import { useUrlState } from '../../shared/routing/useUrlState';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { t } from './en';

/** Asks before it unsubscribes, because mail scanners open links too. */
export default function UnsubscribePage() {
  const [{ token }] = useUrlState({ token: '' });
  const [unsubscribe] = NotificationsApi.useUnsubscribeMutation();
  const [isDone, setDone] = useState(false);
  const choose = <ButtonLink to="/notifications?preferences=open">{t.unsubscribe.choose}</ButtonLink>;
  if (!token)
    return (
      <Empty sketch="way" action={choose}>
        {t.unsubscribe.incomplete}
      </Empty>
    );
  if (isDone) {
    return (
      <div role="status">
        <Empty sketch="bell" action={choose}>
          {t.unsubscribe.done}
        </Empty>
      </div>
    );
  }
  const submit = async () => {
    await unsubscribe(token).unwrap();
    setDone(true);
  };
  return (
    <Form defaults={{}} onSubmit={submit} submitLabel={t.unsubscribe.submit} busyLabel={t.unsubscribe.busy}>
      <p>{t.unsubscribe.intro}</p>
    </Form>
  );
}
