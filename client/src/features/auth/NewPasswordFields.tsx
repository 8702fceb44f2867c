import { personRules } from 'contract/identity';
import { Field } from '../../shared/form/Field';
import { t } from './en';

export interface NewPassword {
  password: string;
  rePassword: string;
}

/** A new password, typed twice. */
export function NewPasswordFields() {
  return (
    <>
      <Field<NewPassword>
        name="password"
        label={t.newPassword}
        kind="password"
        rules={personRules.password}
        autoComplete="new-password"
      />
      <Field<NewPassword>
        name="rePassword"
        label={t.repeatedPassword}
        kind="password"
        rules={{ required: personRules.password.required }}
        validate={(value, { password }) => value === password || t.mismatch}
        autoComplete="new-password"
      />
    </>
  );
}
