import type { Answer } from 'contract/calls';
import type { NewAdmin, NewUser } from 'contract/identity';
import type { SwappableRole } from 'contract/roles';
import { api } from '../../shared/api/baseApi';
import { call } from '../../shared/api/call';
import { LIST } from '../../shared/api/tags';
import { usersApi } from '../../domain/people/users.api';

interface RoleChange {
  readonly id: string;
  readonly role: SwappableRole;
}

export type { NewAdmin, NewUser };

const accountsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    createAdmin: build.mutation<unknown, NewAdmin>({
      query: (body) => call('POST /admin/create', { body }),
      invalidatesTags: [{ type: 'User', id: LIST }],
    }),
    registerUser: build.mutation<Answer<'POST /auth/register'>, NewUser>({
      query: (body) => call('POST /auth/register', { body }),
      invalidatesTags: [
        { type: 'User', id: LIST },
        { type: 'Access', id: LIST },
        { type: 'Entity', id: LIST },
      ],
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
    changeRole: build.mutation<unknown, RoleChange>({
      extraOptions: { undo: true },
      query: ({ id, role }) =>
        call('PATCH /users/role/{id}', { path: { id }, headers: { studentid: id }, body: { role } }),
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
  useResetSecondFactorMutation,
  useChangeRoleMutation,
} = accountsApi;
