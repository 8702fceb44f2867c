import type { Query } from 'contract/calls';
import { endpoints, query } from '../../shared/api/resource';
import { LIST, listTags } from '../../shared/api/tags';

export type MembersSearch = Query<'GET /admin/entity/{id}/users'> & { readonly entityId: string };

export const MembersApi = endpoints({
  members: query('GET /admin/entity/{id}/users', {
    request: ({ entityId: id, ...search }: MembersSearch) => ({ path: { id }, query: search }),
    providesTags: (page) => [...listTags('User', page?.data), { type: 'Entity', id: LIST }],
  }),
});
