import type { Role } from 'contract/roles';
import type { Query } from 'contract/calls';
import { endpoints, resource, query, LIST, listTags } from '../../shared/api/resource';

type MembersSearch = Query<'GET /admin/entity/{id}/users'> & { readonly entityId: string };

export const MembersApi = endpoints({
  members: query('GET /admin/entity/{id}/users', {
    request: ({ entityId: id, ...search }: MembersSearch) => ({ path: { id }, query: search }),
    providesTags: (page) => [...listTags('User', page?.data), { type: 'Entity', id: LIST }],
  }),
});

export interface UserSearch {
  /** An empty list means all roles. */
  readonly roles: readonly Role[];
  readonly q: string;
  readonly currentPage: number;
}

/** The server limits an account admin to people in the same entity. */
export const UsersApi = endpoints({
  users: resource('User').list('GET /admin/all', {
    request: ({ roles, q, currentPage }: UserSearch) => ({
      query: { role: roles.join() || undefined, q: q || undefined, currentPage },
    }),
  }),
});
