import type { ResponseOf } from 'contract/calls';
import type { Role } from 'contract/roles';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { listTags } from '../../shared/api/tags';

export interface UserSearch {
  /** An empty list means all roles. */
  readonly roles: readonly Role[];
  readonly q: string;
  readonly currentPage: number;
}

/** The server limits an account admin to people in the same entity. */
export const usersApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    users: build.query<ResponseOf<'GET /admin/all'>, UserSearch>({
      query: ({ roles, q, currentPage }) =>
        call('GET /admin/all', {
          query: { role: roles.join() || undefined, q: q || undefined, currentPage },
        }),
      providesTags: (page) => listTags('User', page?.data),
    }),
  }),
});

export const { useUsersQuery } = usersApi;
