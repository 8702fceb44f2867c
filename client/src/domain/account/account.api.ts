import type { ResponseOf } from 'contract/calls';
import { messages } from 'contract/messages';
import { graduationYear } from 'contract/grades';
import type { ProfileResource } from 'contract/profile';
import type { ProfileChange } from 'contract/requests/profile';
import { isApiError, loadFailure, serverFailure } from '../../shared/api/errors';
import { endpoints, mutation, query, resource, LIST, lists, onSuccess } from '../../shared/api/resource';
import { onServerEvent } from '../../shared/realtime/realtime';
import { toast } from '../../shared/ui/toast';
import { today } from '../../shared/lib/time';
import { t } from './en';

export const OWN_SIGN_IN = { type: 'Profile', id: 'sign-in' } as const;

export type Config = ResponseOf<'GET /config'>;

const profileTags = lists('Profile');

export const AccountApi = endpoints({
  config: query('GET /config'),
  profile: query('GET /users/profile', { providesTags: profileTags }),
  changeProfile: mutation('PATCH /users/profile', {
    onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
      const answered = await queryFulfilled.catch(() => null);
      if (!answered) return;
      dispatch(AccountApi.util.updateQueryData('profile', undefined, () => answered.data));
    },
    invalidatesTags: onSuccess(lists('Audit')),
  }),
  changeLanguage: mutation('PUT /users/language'),
  withdrawEmail: mutation('DELETE /users/profile/email', { invalidatesTags: profileTags }),
  signIn: query('GET /users/sign-in', { providesTags: [OWN_SIGN_IN] }),
  keepEmail: mutation('PATCH /auth/keep-email', {
    request: (token: string) => ({ headers: { 'x-email-token': token } }),
    invalidatesTags: profileTags,
  }),
  confirmEmail: mutation('PATCH /auth/confirm-email', {
    request: (token: string) => ({ headers: { 'x-email-token': token } }),
    invalidatesTags: profileTags,
  }),
  accessTo: resource('Access').list('GET /users/list-access', {
    request: (id: string) => ({ query: { id } }),
    transformResponse: ({ data }: ResponseOf<'GET /users/list-access'>) => data,
  }),
  syncAccess: mutation('POST /users/access/sync', { invalidatesTags: lists('Access') }),
  updatePassword: mutation('PATCH /auth/update-pass'),
  logout: mutation('POST /auth/logout', { timeout: 5_000 }),
});

const DEFAULT_CONFIG: Config = {
  productName: '',
  supportEmail: '',
  demo: false,
  issuer: null,
  appStoreUrl: null,
  playStoreUrl: null,
};

export const useConfig = (): Config => AccountApi.useConfigQuery().data ?? DEFAULT_CONFIG;

const profileAgain = { invalidate: () => profileTags };
onServerEvent('account.changed', profileAgain);
onServerEvent('profile.changed', profileAgain);

/** The user may have lost access to the student whose page is open. */
onServerEvent('access.changed', {
  invalidate: ({ id }) => [
    { type: 'Access', id: LIST },
    { type: 'Access', id },
    { type: 'User', id: LIST },
    { type: 'Assignment', id },
  ],
});

export const accessFailure = (error: unknown): string =>
  isApiError(error) && error.status === 500
    ? messages.noAccess
    : (serverFailure(error) ?? loadFailure(error));

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
