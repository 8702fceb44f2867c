import { messages } from 'contract/messages';
import { personRules } from 'contract/identity';
import { useUpdatePasswordMutation } from '../api/account.api';
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
    toast.success('Password updated.');
  };
}

export function PasswordFields() {
  return (
    <>
      <Field<PasswordChange>
        name="password"
        label="Old password"
        kind="password"
        rules={personRules.password}
        autoComplete="current-password"
      />
      <Field<PasswordChange>
        name="newPass"
        label="New password"
        kind="password"
        rules={personRules.newPassword}
        validate={(value, { password }) => value !== password || messages.passwordUnchanged}
        autoComplete="new-password"
        help="At least 8 characters"
      />
      <Field<PasswordChange>
        name="rePassword"
        label="Repeat the new password"
        kind="password"
        rules={{ required: personRules.newPassword.required }}
        validate={(value, { newPass }) => value === newPass || 'Passwords do not match.'}
        autoComplete="new-password"
      />
    </>
  );
}
