import { profileRules } from 'contract/profile';
import { Field } from '../../shared/form/Field';
import { NameFields } from '../people/NameFields';
import { t } from './en';
import type { ProfileForm } from './profile';

/** What everybody says in his or her own profile. */
export function IdentityFields() {
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
    </>
  );
}
