import type { ResponseOf } from 'contract/calls';
import type { AccessResource } from 'contract/identity';
import type { Language } from 'contract/languages';
import { messages } from 'contract/messages';
import type { ProfileResource } from 'contract/profile';
import type { ProfileChange } from 'contract/requests/profile';
import type { SignInResource } from 'contract/sign-in';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { isApiError, loadFailure, serverFailure } from '../../shared/api/errors';
import { LIST, listTags } from '../../shared/api/tags';
import { onServerEvent } from '../../shared/realtime/realtime';

export const OWN_SIGN_IN = { type: 'Profile', id: 'sign-in' } as const;

export type Config = ResponseOf<'GET /config'>;

export const accountApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    config: build.query<Config, void>({ query: () => call('GET /config', { offline: true }) }),
    profile: build.query<ProfileResource, void>({
      query: () => call('GET /users/profile', { offline: true }),
      transformResponse: ({ data }: ResponseOf<'GET /users/profile'>) => data,
      providesTags: [{ type: 'Profile', id: LIST }],
    }),
    changeProfile: build.mutation<ProfileResource, ProfileChange>({
      query: (body) => call('PATCH /users/profile', { body }),
      transformResponse: ({ data }: ResponseOf<'PATCH /users/profile'>) => data,
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const answered = await queryFulfilled.catch(() => null);
        if (!answered) return;
        dispatch(accountApi.util.updateQueryData('profile', undefined, () => answered.data));
      },
      invalidatesTags: (_profile, error) => (error ? [] : [{ type: 'Audit', id: LIST }]),
    }),
    changeLanguage: build.mutation<unknown, Language>({
      query: (language) => call('PUT /users/language', { body: { language } }),
    }),
    withdrawEmail: build.mutation<unknown, void>({
      query: () => call('DELETE /users/profile/email'),
      invalidatesTags: [{ type: 'Profile', id: LIST }],
    }),
    signIn: build.query<SignInResource, void>({
      query: () => call('GET /users/sign-in'),
      transformResponse: ({ data }: ResponseOf<'GET /users/sign-in'>) => data,
      providesTags: [OWN_SIGN_IN],
    }),
    keepEmail: build.mutation<unknown, string>({
      query: (token) => call('PATCH /auth/keep-email', { headers: { 'x-email-token': token } }),
      invalidatesTags: [{ type: 'Profile', id: LIST }],
    }),
    confirmEmail: build.mutation<unknown, string>({
      query: (token) => call('PATCH /auth/confirm-email', { headers: { 'x-email-token': token } }),
      invalidatesTags: [{ type: 'Profile', id: LIST }],
    }),
    accessTo: build.query<readonly AccessResource[], string>({
      query: (id) => call('GET /users/list-access', { query: { id }, offline: true }),
      transformResponse: ({ data }: ResponseOf<'GET /users/list-access'>) => data,
      providesTags: (rows) => listTags('Access', rows),
    }),
    syncAccess: build.mutation<unknown, void>({
      query: () => call('POST /users/access/sync'),
      invalidatesTags: [{ type: 'Access', id: 'LIST' }],
    }),
    updatePassword: build.mutation<unknown, { readonly password: string; readonly newPass: string }>({
      query: (body) => call('PATCH /auth/update-pass', { body }),
    }),
    logout: build.mutation<unknown, void>({ query: () => call('POST /auth/logout', { timeout: 5_000 }) }),
  }),
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

const profileAgain = { invalidate: () => [{ type: 'Profile', id: LIST } as const] };
onServerEvent('account.changed', profileAgain);
onServerEvent('profile.changed', profileAgain);

/** May put the student on the screen out of reach. */
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
