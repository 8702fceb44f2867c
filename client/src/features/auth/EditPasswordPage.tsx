import { useState } from 'react';
import { personRules } from 'contract/rules';
import { Field } from '../../shared/form/Field';
import { Form } from '../../shared/form/Form';
import { toast } from '../../shared/ui/toast';
import { useUpdatePasswordMutation } from './auth.api';
import styles from './auth.module.css';

interface Values {
  password: string;
  newPass: string;
  rePassword: string;
}

const EMPTY: Values = { password: '', newPass: '', rePassword: '' };

export default function EditPasswordPage() {
  const [update] = useUpdatePasswordMutation();
  const [changes, setChanges] = useState(0);

  const submit = async ({ password, newPass }: Values) => {
    await update({ password, newPass }).unwrap();
    toast.success('Password updated.');
    setChanges(changes + 1);
  };

  return (
    <div className={styles.panel}>
      <Form<Values> key={changes} defaults={EMPTY} onSubmit={submit} submitLabel="Update Password">
        <Field<Values>
          name="password"
          label="Old password"
          kind="password"
          rules={personRules.password}
          autoComplete="current-password"
        />
        <Field<Values>
          name="newPass"
          label="New password"
          kind="password"
          rules={personRules.newPassword}
          autoComplete="new-password"
          help="At least 8 characters"
        />
        <Field<Values>
          name="rePassword"
          label="Repeat the new password"
          kind="password"
          rules={{ required: personRules.newPassword.required }}
          validate={(value, { newPass }) => value === newPass || 'Passwords do not match.'}
          autoComplete="new-password"
        />
      </Form>
    </div>
  );
}
