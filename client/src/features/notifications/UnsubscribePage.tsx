import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useUnsubscribeMutation } from '../../domain/notifications/notifications.api';
import { Form } from '../../shared/form/Form';
import { useUrlState } from '../../shared/routing/useUrlState';
import { t } from './en';

/** Asks before it unsubscribes, because mail scanners open links too. */
export default function UnsubscribePage() {
  const [{ token }] = useUrlState({ token: '' });
  const [unsubscribe] = useUnsubscribeMutation();
  const [isDone, setDone] = useState(false);
  const choose = <Link to="/notifications?preferences=open">{t.unsubscribe.choose}</Link>;
  if (!token)
    return (
      <>
        <p>{t.unsubscribe.incomplete}</p>
        {choose}
      </>
    );
  if (isDone) {
    return (
      <div role="status">
        <p>{t.unsubscribe.done}</p>
        {choose}
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
