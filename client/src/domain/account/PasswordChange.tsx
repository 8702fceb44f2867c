import { messages } from 'contract/messages';
import { personRules } from 'contract/identity';
import { PasswordField, RepeatedPassword } from '../../shared/form/PasswordField';
import { toast } from '../../shared/ui/toast';
import { AccountApi } from './account.api';
import { t } from './en';

export interface PasswordChange {
  password: string;
  newPass: string;
  rePassword: string;
}

export const NO_PASSWORDS: PasswordChange = { password: '', newPass: '', rePassword: '' };

export function useChangePassword() {
  const [update] = AccountApi.useUpdatePasswordMutation();
  return async ({ password, newPass }: PasswordChange) => {
    await update({ password, newPass }).unwrap();
    toast.success(t.updated);
  };
}

export function PasswordFields() {
  return (
    <>
      <PasswordField<PasswordChange>
        which="current"
        name="password"
        label={t.oldPassword}
        rules={personRules.password}
      />
      <PasswordField<PasswordChange>
        which="new"
        name="newPass"
        label={t.newPassword}
        rules={personRules.newPassword}
        validate={(value, { password }) => value !== password || messages.passwordUnchanged}
        help={t.passwordHelp}
      />
      <RepeatedPassword<PasswordChange>
        of="newPass"
        name="rePassword"
        label={t.repeat}
        rules={{ required: personRules.newPassword.required }}
        mismatch={t.mismatch}
      />
    </>
  );
}
