import type { AccessResource, ProfileResource } from 'contract/identity';
import { messages } from 'contract/messages';
import { api } from '../../shared/api/baseApi';
import { isApiError, loadFailure, serverFailure } from '../../shared/api/errors';
import { LIST, listTags } from '../../shared/api/tags';
import { onServerEvent } from '../../shared/realtime/realtime';

export interface Config {
  readonly productName: string;
  readonly supportEmail: string;
  readonly demo: boolean;
}

export const accountApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    config: build.query<Config, void>({ query: () => '/config' }),
    profile: build.query<ProfileResource, void>({
      query: () => '/users/profile',
      transformResponse: ({ data }: { data: ProfileResource }) => data,
      providesTags: [{ type: 'Profile', id: 'LIST' }],
    }),
    access: build.query<readonly AccessResource[], void>({
      query: () => '/users/list-access',
      transformResponse: ({ data }: { data: readonly AccessResource[] }) => data,
      providesTags: (rows) => listTags('Access', rows),
    }),
    syncAccess: build.mutation<unknown, void>({
      query: () => ({ url: '/users/access/sync', method: 'POST' }),
      invalidatesTags: [{ type: 'Access', id: 'LIST' }],
    }),
    updatePassword: build.mutation<unknown, { readonly password: string; readonly newPass: string }>({
      query: (body) => ({ url: '/auth/update-pass', method: 'PATCH', body }),
    }),
    logout: build.mutation<unknown, void>({ query: () => ({ url: '/auth/logout', method: 'POST' }) }),
  }),
});

export const { useProfileQuery, useAccessQuery, useUpdatePasswordMutation, useLogoutMutation } = accountApi;

const UNTIL_KNOWN: Config = { productName: '', supportEmail: '', demo: false };

export const useConfig = (): Config => accountApi.useConfigQuery().data ?? UNTIL_KNOWN;

/** Lists of people are other ones now, and a student whose tasks are on the screen may be out of reach. */
onServerEvent('access.changed', {
  invalidate: ({ id }) => [
    { type: 'Access', id: LIST },
    { type: 'Access', id },
    { type: 'User', id: LIST },
    { type: 'Assignment', id },
  ],
});

/** What the catalogue says of a list of whom one may act for that did not come. */
export const accessFailure = (error: unknown): string =>
  isApiError(error) && error.status === 500
    ? messages.noAccess
    : (serverFailure(error) ?? loadFailure(error));
