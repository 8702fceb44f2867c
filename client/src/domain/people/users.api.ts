import type { Page } from 'contract/http';
import type { UserResource } from 'contract/identity';
import type { Role } from 'contract/roles';
import { api } from '../../shared/api/baseApi';
import { listTags } from '../../shared/api/tags';

export interface UserSearch {
  /** Empty: all of them. */
  readonly roles: readonly Role[];
  readonly q: string;
  readonly currentPage: number;
}

/** An account admin is answered the people of the own entity. */
export const usersApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    users: build.query<Page<UserResource>, UserSearch>({
      query: ({ roles, q, currentPage }) => ({
        url: '/admin/all',
        params: { role: roles.join() || undefined, q: q || undefined, currentPage },
      }),
      providesTags: (page) => listTags('User', page?.data),
    }),
  }),
});

export const { useUsersQuery } = usersApi;
