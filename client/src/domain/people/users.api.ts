import type { Role } from 'contract/roles';
import { endpoints, resource } from '../../shared/api/resource';

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
