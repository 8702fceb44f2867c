import { HTMLSelect } from '@blueprintjs/core';
import { messages } from 'contract/messages';
import type { SwappableRole } from 'contract/roles';
import { isApiError } from '../../shared/api/errors';
import { useSignedInUser } from '../../shared/api/session';
import { Stack } from '../../shared/layout/layout';
import { openConfirm } from '../../shared/form/confirm';
import { Loaded } from '../../shared/list/Loaded';
import { StatusTag } from '../../shared/ui/StatusTag';
import { toast } from '../../shared/ui/toast';
import { runAction } from '../../shared/ui/undo';
import { endpoints, mutation, query, LIST } from '../../shared/api/resource';
import { LastRoleChange } from '../changes/LastChange';
import { t } from './en';
import { SWAPPABLE_NAMES } from './roles';
import { UsersApi, MembersApi } from './users.api';

interface RoleChange {
  readonly id: string;
  readonly role: SwappableRole;
}

const { useChangeRoleMutation, useRoleEffectsQuery } = endpoints({
  /** Never cached, because any booked session alters it. */
  roleEffects: query('GET /users/role/{id}/effects', { keepUnusedDataFor: 0 }),
  changeRole: mutation('PATCH /users/role/{id}', {
    undo: true,
    request: ({ id, role }: RoleChange) => ({ path: { id }, headers: { studentid: id }, body: { role } }),
    onQueryStarted: async ({ id, role }, change) => {
      const users = UsersApi.util
        .selectCachedArgsForQuery(change.getState(), 'users')
        .map((search) =>
          UsersApi.util.updateQueryData('users', search, swapRole(id, { role, relation: role })),
        );
      const members = MembersApi.util
        .selectCachedArgsForQuery(change.getState(), 'members')
        .map((search) => MembersApi.util.updateQueryData('members', search, swapRole(id, { role })));
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

const OPTIONS = Object.entries(SWAPPABLE_NAMES).map(([value, label]) => ({ value, label }));

interface RoleSelectProps {
  readonly id: string;
  readonly name: string;
  readonly role: SwappableRole;
}

export function RoleSelect({ id, name, role }: RoleSelectProps) {
  const self = useSignedInUser();
  const [change, { isLoading }] = useChangeRoleMutation();
  if (id === self.id) {
    return (
      <span>
        <StatusTag label={t.role.you(SWAPPABLE_NAMES[role])} />
      </span>
    );
  }

  const run = async (chosen: SwappableRole) => {
    try {
      await runAction(change({ id, role: chosen }), t.role.updated);
    } catch (error) {
      toast.error(failureOf(error));
    }
  };
  const choose = (chosen: SwappableRole) =>
    openConfirm({
      title: t.role.change(name, SWAPPABLE_NAMES[chosen]),
      children: <Effects id={id} name={name} />,
      confirmLabel: t.role.confirm,
      onConfirm: () => run(chosen),
    });
  return (
    <Stack gap={1} align="start">
      <HTMLSelect
        aria-label={t.role.of(name)}
        options={OPTIONS}
        value={role}
        style={{ minWidth: 116 }}
        disabled={isLoading}
        onChange={({ currentTarget }) => choose(currentTarget.value as SwappableRole)}
      />
      <LastRoleChange userId={id} name={t.role.of(name)} />
    </Stack>
  );
}

function Effects({ id, name }: { id: string; name: string }) {
  const query = useRoleEffectsQuery(id);
  return (
    <Loaded query={query} what={t.role.loading} rows={1}>
      {({ attributes: { sessions } }) => (
        <p>{sessions > 0 ? t.role.endsSessions(name, sessions) : t.role.endsNothing}</p>
      )}
    </Loaded>
  );
}

function failureOf(error: unknown): string {
  const status = isApiError(error) ? error.status : undefined;
  if (status === 401) return messages.unauthorized;
  return status === 422 ? messages.invalidParameters : messages.serverError;
}
