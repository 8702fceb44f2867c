import { messages } from 'contract/messages';
import { personRules } from 'contract/identity';
import { Field } from '../../shared/form/Field';
import { toast } from '../../shared/ui/toast';
import { useUpdatePasswordMutation } from './account.api';
import { t } from './en';

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
    toast.success(t.updated);
  };
}

export function PasswordFields() {
  return (
    <>
      <Field<PasswordChange>
        name="password"
        label={t.oldPassword}
        kind="password"
        rules={personRules.password}
        autoComplete="current-password"
      />
      <Field<PasswordChange>
        name="newPass"
        label={t.newPassword}
        kind="password"
        rules={personRules.newPassword}
        validate={(value, { password }) => value !== password || messages.passwordUnchanged}
        autoComplete="new-password"
        help={t.passwordHelp}
      />
      <Field<PasswordChange>
        name="rePassword"
        label={t.repeat}
        kind="password"
        rules={{ required: personRules.newPassword.required }}
        validate={(value, { newPass }) => value === newPass || t.mismatch}
        autoComplete="new-password"
      />
    </>
  );
}
