import type { ResponseOf, Body } from 'contract/calls';
import type { MemberHistoryResource } from 'contract/entities';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST } from '../../shared/api/tags';

interface Member {
  readonly entityId: string;
  readonly userId: string;
}

const entitiesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    createEntity: build.mutation<unknown, Body<'POST /admin/entity'>>({
      query: (body) => call('POST /admin/entity', { body }),
      invalidatesTags: [{ type: 'Entity', id: LIST }],
    }),
    describeEntity: build.mutation<unknown, { id: string; changes: Body<'PATCH /admin/entity/{id}'> }>({
      extraOptions: { undo: true },
      query: ({ id, changes }) => call('PATCH /admin/entity/{id}', { path: { id }, body: changes }),
      invalidatesTags: [{ type: 'Entity', id: LIST }],
    }),
    requireTwoFactor: build.mutation<unknown, { readonly id: string; readonly required: boolean }>({
      extraOptions: { undo: true },
      query: ({ id, required }) =>
        call('PUT /admin/entity/{id}/second-factor', { path: { id }, body: { required } }),
      invalidatesTags: [{ type: 'Entity', id: LIST }],
    }),
    addToEntity: build.mutation<unknown, { readonly id: string; readonly email: string }>({
      query: ({ id, email }) => call('POST /admin/entity/{id}/user', { path: { id }, body: { email } }),
      invalidatesTags: (_result, _error, { id }) => [
        { type: 'Entity', id },
        { type: 'Entity', id: LIST },
        { type: 'User', id: LIST },
        { type: 'Access', id: LIST },
      ],
    }),
    memberHistory: build.query<readonly MemberHistoryResource[], Member>({
      query: ({ entityId: id, userId }) =>
        call('GET /admin/entity/{id}/user/{userId}/history', { path: { id, userId } }),
      transformResponse: ({ data }: ResponseOf<'GET /admin/entity/{id}/user/{userId}/history'>) => data,
    }),
  }),
});

export const {
  useCreateEntityMutation,
  useDescribeEntityMutation,
  useRequireTwoFactorMutation,
  useAddToEntityMutation,
  useMemberHistoryQuery,
} = entitiesApi;
