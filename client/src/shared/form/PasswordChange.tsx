import { messages } from 'contract/messages';
import { personRules } from 'contract/identity';
import { useUpdatePasswordMutation } from '../api/account.api';
import { t } from '../en';
import { toast } from '../ui/toast';
import { Field } from './Field';

export interface PasswordChange {
  password: string;
  newPass: string;
  rePassword: string;
}

export const NO_PASSWORDS: PasswordChange = { password: '', newPass: '', rePassword: '' };

export function useChangePassword() {
  const [update] = useUpdatePasswordMutation();
  return async ({ password, newPass }: PasswordChange) => {
    await update({ password, newPass }).unwrap();
    toast.success(t.password.updated);
  };
}

export function PasswordFields() {
  return (
    <>
      <Field<PasswordChange>
        name="password"
        label={t.password.old}
        kind="password"
        rules={personRules.password}
        autoComplete="current-password"
      />
      <Field<PasswordChange>
        name="newPass"
        label={t.password.new}
        kind="password"
        rules={personRules.newPassword}
        validate={(value, { password }) => value !== password || messages.passwordUnchanged}
        autoComplete="new-password"
        help={t.password.length}
      />
      <Field<PasswordChange>
        name="rePassword"
        label={t.password.repeated}
        kind="password"
        rules={{ required: personRules.newPassword.required }}
        validate={(value, { newPass }) => value === newPass || t.password.mismatch}
        autoComplete="new-password"
      />
    </>
  );
}
