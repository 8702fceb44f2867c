import type { ResponseOf, Query } from 'contract/calls';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST, listTags } from '../../shared/api/tags';

export type MembersSearch = Query<'GET /admin/entity/{id}/users'> & { readonly entityId: string };

export const membersApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    members: build.query<ResponseOf<'GET /admin/entity/{id}/users'>, MembersSearch>({
      query: ({ entityId: id, ...query }) => call('GET /admin/entity/{id}/users', { path: { id }, query }),
      providesTags: (page) => [...listTags('User', page?.data), { type: 'Entity', id: LIST }],
    }),
  }),
});

export const { useMembersQuery } = membersApi;
