import type { ResponseOf } from 'contract/calls';
import type { ErasurePreviewResource, NewAdmin } from 'contract/identity';
import type { NewUser } from 'contract/requests/identity';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST } from '../../shared/api/tags';

export type { NewAdmin, NewUser };

const accountsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    createAdmin: build.mutation<unknown, NewAdmin>({
      query: (body) => call('POST /admin/create', { body }),
      invalidatesTags: [{ type: 'User', id: LIST }],
    }),
    registerUser: build.mutation<ResponseOf<'POST /auth/register'>, NewUser>({
      query: (body) => call('POST /auth/register', { body }),
      invalidatesTags: [
        { type: 'User', id: LIST },
        { type: 'Access', id: LIST },
        { type: 'Entity', id: LIST },
      ],
    }),
    /** Any action of any user may change the preview, so it is never cached. */
    erasurePreview: build.query<ErasurePreviewResource, string>({
      keepUnusedDataFor: 0,
      query: (id) => call('GET /admin/user/{id}/erasure', { path: { id } }),
      transformResponse: ({ data }: ResponseOf<'GET /admin/user/{id}/erasure'>) => data,
    }),
    eraseUser: build.mutation<unknown, string>({
      query: (id) => call('DELETE /admin/user/{id}', { path: { id } }),
      invalidatesTags: [
        { type: 'User', id: LIST },
        { type: 'Entity', id: LIST },
      ],
    }),
    resetSecondFactor: build.mutation<unknown, { readonly id: string; readonly reason: string }>({
      query: ({ id, reason }) =>
        call('POST /admin/user/{id}/second-factor/reset', { path: { id }, body: { reason } }),
    }),
  }),
});

export const {
  useCreateAdminMutation,
  useRegisterUserMutation,
  useErasurePreviewQuery,
  useEraseUserMutation,
  useResetSecondFactorMutation,
} = accountsApi;
