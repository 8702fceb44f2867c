import type { ResponseOf } from 'contract/calls';
import { messages } from 'contract/messages';
import { isApiError, loadFailure, serverFailure } from '../../shared/api/errors';
import { endpoints, mutation, query, resource } from '../../shared/api/resource';
import { LIST, lists, onSuccess } from '../../shared/api/tags';
import { onServerEvent } from '../../shared/realtime/realtime';

export const OWN_SIGN_IN = { type: 'Profile', id: 'sign-in' } as const;

export type Config = ResponseOf<'GET /config'>;

const profileTags = lists('Profile');

export const accountApi = endpoints({
  config: query('GET /config'),
  profile: query('GET /users/profile', { providesTags: profileTags }),
  changeProfile: mutation('PATCH /users/profile', {
    onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
      const answered = await queryFulfilled.catch(() => null);
      if (!answered) return;
      dispatch(accountApi.util.updateQueryData('profile', undefined, () => answered.data));
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

export const {
  useProfileQuery,
  useChangeProfileMutation,
  useChangeLanguageMutation,
  useWithdrawEmailMutation,
  useConfirmEmailMutation,
  useKeepEmailMutation,
  useSignInQuery,
  useAccessToQuery,
  useUpdatePasswordMutation,
  useLogoutMutation,
} = accountApi;

const DEFAULT_CONFIG: Config = {
  productName: '',
  supportEmail: '',
  demo: false,
  issuer: null,
  appStoreUrl: null,
  playStoreUrl: null,
};

export const useConfig = (): Config => accountApi.useConfigQuery().data ?? DEFAULT_CONFIG;

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
