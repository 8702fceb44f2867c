import { useFormContext, useWatch } from 'react-hook-form';
import { profileRules } from 'contract/profile';
import { Field } from '../../shared/form/Field';
import { PasswordField } from '../../shared/form/PasswordField';
import { useHasPassword } from './usePasswordProof';
import { NameFields } from '../people/NameFields';
import { t } from './en';
import type { ProfileForm } from './profile';

export function IdentityFields() {
  const { control, formState } = useFormContext<ProfileForm>();
  const email = useWatch({ control, name: 'email' });
  const isOther = email.trim().toLowerCase() !== formState.defaultValues?.email;
  const hasPassword = useHasPassword();
  return (
    <>
      <NameFields own />
      <Field<ProfileForm>
        name="email"
        label={t.profile.email}
        kind="email"
        rules={profileRules.email}
        autoComplete="email"
        help={t.profile.emailHelp}
      />
      {isOther &&
        (hasPassword ? (
          <PasswordField<ProfileForm>
            which="current"
            name="password"
            label={t.yourPassword}
            rules={profileRules.password}
            help={t.profile.passwordForEmail}
          />
        ) : (
          <p>{t.noPassword}</p>
        ))}
    </>
  );
}
