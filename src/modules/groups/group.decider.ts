import { compensation, decider } from '../../kernel/decider';
import { Rejected, requireFound } from '../../kernel/errors';
import type { GroupEvents, GroupRef } from './groups.events';
import { t } from './messages';

export interface GroupState extends GroupRef {
  readonly name: string;
  readonly entityIds: readonly string[];
  readonly members: ReadonlySet<string>;
  readonly deleted: boolean;
}

type State = GroupState | null;

interface OfStudents {
  readonly studentIds: readonly string[];
}

export type GroupCommands = {
  Create: GroupRef & { readonly name: string };
  Rename: { readonly name: string };
  Share: { readonly entityIds: readonly string[] };
  Unshare: object;
  Delete: object;
  Restore: object;
  AddStudents: OfStudents;
  RemoveStudents: OfStudents;
};

const created = (group: State): GroupState => requireFound(group, t('group-not-found'));

function present(state: State): GroupState {
  const group = created(state);
  if (group.deleted) throw new Rejected('not-found', t('group-not-found'));
  return group;
}

const refOf = ({ groupId, ownerId }: GroupRef): GroupRef => ({ groupId, ownerId });

const changed = (change: Partial<GroupState>) => (state: State) => ({ ...state!, ...change });

export const group = decider<State, GroupCommands, GroupEvents>({
  name: 'group',
  stream: {
    key: 'group',
    growsWith: 'created, renamed, shared, deleted and restored; students added and removed',
  },
  initial: null,
  decide: {
    Create: (data, state) => (state ? [] : [{ type: 'GroupCreated', data }]),
    Rename: ({ name: to }, state) => {
      const { name: from, ...ref } = present(state);
      return from === to ? [] : [{ type: 'GroupRenamed', data: { ...refOf(ref), name: { from, to } } }];
    },
    Share: ({ entityIds }, state) => {
      const group = present(state);
      if (group.entityIds.length > 0) return [];
      if (entityIds.length === 0) throw new Rejected('conflict', t('group-without-school'));
      return [{ type: 'GroupShared', data: { ...refOf(group), entityIds } }];
    },
    Unshare: (_, state) => {
      const { entityIds, ...ref } = present(state);
      return entityIds.length === 0 ? [] : [{ type: 'GroupUnshared', data: { ...refOf(ref), entityIds } }];
    },
    Delete: (_, state) => {
      const group = created(state);
      return group.deleted ? [] : [{ type: 'GroupDeleted', data: refOf(group) }];
    },
    Restore: (_, state) => {
      const group = created(state);
      return group.deleted ? [{ type: 'GroupRestored', data: refOf(group) }] : [];
    },
    AddStudents: ({ studentIds }, state) => {
      const added = studentIds.filter((id) => !created(state).members.has(id));
      if (added.length === 0) return [];
      return [{ type: 'StudentsGrouped', data: { ...refOf(present(state)), studentIds: added } }];
    },
    RemoveStudents: ({ studentIds }, state) => {
      const removed = studentIds.filter((id) => created(state).members.has(id));
      if (removed.length === 0) return [];
      return [{ type: 'StudentsUngrouped', data: { ...refOf(present(state)), studentIds: removed } }];
    },
  },
  evolve: {
    GroupCreated: (_, data) => ({ ...data, entityIds: [], members: new Set(), deleted: false }),
    GroupRenamed: (state, { name }) => changed({ name: name.to })(state),
    GroupShared: (state, { entityIds }) => changed({ entityIds })(state),
    GroupUnshared: changed({ entityIds: [] }),
    GroupDeleted: changed({ deleted: true }),
    GroupRestored: changed({ deleted: false }),
    StudentsGrouped: (state, { studentIds }) => ({
      ...state!,
      members: new Set([...state!.members, ...studentIds]),
    }),
    StudentsUngrouped: (state, { studentIds }) => {
      const gone = new Set(studentIds);
      return { ...state!, members: new Set([...state!.members].filter((id) => !gone.has(id))) };
    },
  },
});

export const groupCompensation = compensation({
  decider: group,
  undoCommands: {
    GroupCreated: () => ['Delete', {}],
    GroupRenamed: ({ name }) => ['Rename', { name: name.from }],
    GroupShared: () => ['Unshare', {}],
    GroupUnshared: ({ entityIds }) => ['Share', { entityIds }],
    GroupDeleted: () => ['Restore', {}],
    GroupRestored: () => ['Delete', {}],
    StudentsGrouped: ({ studentIds }) => ['RemoveStudents', { studentIds }],
    StudentsUngrouped: ({ studentIds }) => ['AddStudents', { studentIds }],
  },
  /** Colleagues may add other students, or remove them, before an undo. */
  part: (state, data) =>
    'studentIds' in data
      ? [state!.deleted, data.studentIds.map((id) => state!.members.has(id))]
      : [state!.deleted, state!.name, state!.entityIds],
});
