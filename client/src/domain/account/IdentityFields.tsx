import { profileRules } from 'contract/profile';
import { Field } from '../../shared/form/Field';
import { t } from './en';
import type { ProfileForm } from './profile';

/** What everybody says in the own profile. */
export function IdentityFields() {
  return (
    <>
      <Field<ProfileForm>
        name="first_name"
        label={t.profile.firstName}
        rules={profileRules.first_name}
        autoComplete="given-name"
      />
      <Field<ProfileForm>
        name="last_name"
        label={t.profile.lastName}
        rules={profileRules.last_name}
        autoComplete="family-name"
      />
      <Field<ProfileForm>
        name="email"
        label={t.profile.email}
        kind="email"
        rules={profileRules.email}
        autoComplete="email"
        help={t.profile.emailHelp}
      />
    </>
  );
}
