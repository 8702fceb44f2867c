import type { SwappableRole } from 'contract/roles';
import { endpoints, mutation, query } from '../../shared/api/resource';
import { LIST } from '../../shared/api/tags';
import { membersApi } from './members.api';
import { usersApi } from './users.api';

interface RoleChange {
  readonly id: string;
  readonly role: SwappableRole;
}

export const { useChangeRoleMutation, useRoleEffectsQuery } = endpoints({
  /** Never cached, because any booked session alters it. */
  roleEffects: query('GET /users/role/{id}/effects', { keepUnusedDataFor: 0 }),
  changeRole: mutation('PATCH /users/role/{id}', {
    undo: true,
    request: ({ id, role }: RoleChange) => ({ path: { id }, headers: { studentid: id }, body: { role } }),
    onQueryStarted: async ({ id, role }, change) => {
      const users = usersApi.util
        .selectCachedArgsForQuery(change.getState(), 'users')
        .map((search) =>
          usersApi.util.updateQueryData('users', search, swapRole(id, { role, relation: role })),
        );
      const members = membersApi.util
        .selectCachedArgsForQuery(change.getState(), 'members')
        .map((search) => membersApi.util.updateQueryData('members', search, swapRole(id, { role })));
      const patches = [...users, ...members].map((patch) => change.dispatch(patch));
      await change.queryFulfilled.catch(() => patches.forEach((patch) => patch.undo()));
    },
    invalidatesTags: (_result, _error, { id }) => [
      { type: 'User', id },
      { type: 'Entity', id: LIST },
    ],
  }),
});

interface People {
  readonly data: readonly { readonly id: string; readonly attributes: object }[];
}

const swapRole = (id: string, changes: object) => (people: People) => {
  for (const person of people.data) if (person.id === id) Object.assign(person.attributes, changes);
};
