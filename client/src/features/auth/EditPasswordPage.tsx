import { useState } from 'react';
import { Form } from '../../shared/form/Form';
import {
  NO_PASSWORDS,
  PasswordFields,
  useChangePassword,
  type PasswordChange,
} from '../../domain/account/PasswordChange';
import { Card } from '../../shared/layout/layout';
import { BackLink } from '../../shared/ui/BackLink';
import { t } from './en';

export default function EditPasswordPage() {
  const changePassword = useChangePassword();
  const [changes, setChanges] = useState(0);

  const submit = async (values: PasswordChange) => {
    await changePassword(values);
    setChanges(changes + 1);
  };

  return (
    <>
      <BackLink to="/security">{t.titles.security}</BackLink>
      <Card pad="inset" width="field">
        <Form<PasswordChange>
          key={changes}
          defaults={NO_PASSWORDS}
          onSubmit={submit}
          submitLabel={t.editPassword.submit}
        >
          <PasswordFields />
        </Form>
      </Card>
    </>
  );
}
