import { graduationYear } from 'contract/grades';
import type { ProfileResource } from 'contract/profile';
import type { ProfileChange } from 'contract/requests/profile';
import { toast } from '../../shared/ui/toast';
import { today } from '../../shared/lib/time';
import { AccountApi } from './account.api';
import { t } from './en';

/** An empty string means no value. */
export type ProfileForm = Record<keyof ProfileChange, string>;

export const applicantLabel = ({ attributes: { grade } }: ProfileResource): string =>
  t.applicant(grade && graduationYear(grade, today()));

export const formOf = ({ attributes }: ProfileResource): ProfileForm => ({
  first_name: attributes.first_name,
  last_name: attributes.last_name,
  email: attributes.email,
  password: '',
  phone_number: attributes.phone_number,
  pronoun: attributes.pronoun ?? '',
  gender: attributes.gender ?? '',
  city: attributes.city ?? '',
  state: attributes.state ?? '',
  zip_code: attributes.zip_code ?? '',
  grade: attributes.grade ?? '',
});

/** Sends only changed fields, and the grade even if it was only the default. */
export function useChangeProfile(profile: ProfileResource) {
  const [change] = AccountApi.useChangeProfileMutation();
  return async (form: Partial<ProfileForm>) => {
    const before = { ...formOf(profile), ...(!profile.attributes.grade_told && { grade: '' }) };
    const fields = Object.keys(form) as (keyof ProfileForm)[];
    const changed = fields.filter((field) => form[field]!.trim() !== before[field]);
    if (changed.length > 0) {
      await change(Object.fromEntries(changed.map((field) => [field, form[field]]))).unwrap();
    }
    toast.success(t.profile.updated);
  };
}
