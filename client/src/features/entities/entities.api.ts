import type { NewEntity } from 'contract/identity';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST } from '../../shared/api/tags';

export type { NewEntity };

const entitiesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    createEntity: build.mutation<unknown, NewEntity>({
      query: (body) => call('POST /admin/entity', { body }),
      invalidatesTags: [{ type: 'Entity', id: LIST }],
    }),
    requireTwoFactor: build.mutation<unknown, { readonly id: string; readonly required: boolean }>({
      extraOptions: { undo: true },
      query: ({ id, required }) =>
        call('PUT /admin/entity/{id}/second-factor', { path: { id }, body: { required } }),
      invalidatesTags: (_result, _error, { id }) => [{ type: 'Entity', id }],
    }),
    addToEntity: build.mutation<unknown, { readonly id: string; readonly email: string }>({
      query: ({ id, email }) => call('POST /admin/entity/{id}/user', { path: { id }, body: { email } }),
      invalidatesTags: (_result, _error, { id }) => [
        { type: 'Entity', id },
        { type: 'User', id: LIST },
        { type: 'Access', id: LIST },
      ],
    }),
  }),
});

export const { useCreateEntityMutation, useAddToEntityMutation, useRequireTwoFactorMutation } = entitiesApi;
