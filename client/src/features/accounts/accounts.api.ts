import type { Role, SwappableRole } from 'contract/roles';
import { api } from '../../shared/api/baseApi';
import { LIST } from '../../shared/api/tags';
import { usersApi } from '../../domain/people/users.api';

export interface NewAdmin {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
}

export interface NewUser extends NewAdmin {
  readonly phone_number: string;
  readonly role: Role;
  /** By an admin alone; without any, the new person lands in the caller's. */
  readonly entity_ids?: readonly string[];
}

interface RoleChange {
  readonly id: string;
  readonly role: SwappableRole;
}

const accountsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    createAdmin: build.mutation<unknown, NewAdmin>({
      query: (body) => ({ url: '/admin/create', method: 'POST', body }),
      invalidatesTags: [{ type: 'User', id: LIST }],
    }),
    registerUser: build.mutation<{ readonly id: string }, NewUser>({
      query: (body) => ({ url: '/auth/register', method: 'POST', body }),
      invalidatesTags: [
        { type: 'User', id: LIST },
        { type: 'Access', id: LIST },
        { type: 'Entity', id: LIST },
      ],
    }),
    eraseUser: build.mutation<unknown, string>({
      query: (id) => ({ url: `/admin/user/${id}`, method: 'DELETE' }),
      invalidatesTags: [
        { type: 'User', id: LIST },
        { type: 'Entity', id: LIST },
      ],
    }),
    changeRole: build.mutation<unknown, RoleChange>({
      query: ({ id, role }) => ({
        url: `/users/role/${id}`,
        method: 'PATCH',
        headers: { studentid: id },
        body: { role },
      }),
      onQueryStarted: async ({ id, role }, change) => {
        const patches = usersApi.util
          .selectCachedArgsForQuery(change.getState(), 'users')
          .map((search) => usersApi.util.updateQueryData('users', search, swapRole(id, role)))
          .map((patch) => change.dispatch(patch));
        await change.queryFulfilled.catch(() => patches.forEach((patch) => patch.undo()));
      },
      invalidatesTags: (_result, _error, { id }) => [
        { type: 'User', id },
        { type: 'Entity', id: LIST },
      ],
    }),
  }),
});

interface Users {
  readonly data: readonly { readonly id: string; readonly attributes: object }[];
}

/** Recipe for a draft of the list. */
const swapRole = (id: string, role: SwappableRole) => (users: Users) => {
  for (const user of users.data) if (user.id === id) Object.assign(user.attributes, { role, relation: role });
};

export const {
  useCreateAdminMutation,
  useRegisterUserMutation,
  useEraseUserMutation,
  useChangeRoleMutation,
} = accountsApi;
