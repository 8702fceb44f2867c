import { personRules } from 'contract/identity';
import { PasswordField, RepeatedPassword } from '../../shared/form/PasswordField';
import { t } from './en';

export interface NewPassword {
  password: string;
  rePassword: string;
}

export function NewPasswordFields() {
  return (
    <>
      <PasswordField<NewPassword>
        which="new"
        name="password"
        label={t.newPassword}
        rules={personRules.password}
      />
      <RepeatedPassword<NewPassword>
        of="password"
        name="rePassword"
        label={t.repeatedPassword}
        rules={{ required: personRules.password.required }}
        mismatch={t.mismatch}
      />
    </>
  );
}
