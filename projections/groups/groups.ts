import { PERSON, retained } from '../../src/kernel/personal';
import { projection, type Projection } from '../../src/kernel/projection';
import type { GroupEvents, GroupRef } from '../../src/modules/groups/groups.events';

export interface Group {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  /** The entities whose staff use the group too; none for a group of its owner only. */
  readonly entityIds: readonly string[];
  /** Also names students who have been erased, or to whom a reader has no access. */
  readonly members: readonly string[];
  /** The group may be restored with its members. */
  readonly deleted: boolean;
  /** The position of the last event that changed it, padded so that text sorts as numbers do. */
  readonly changed: string;
}

type Change = { readonly [Name in keyof GroupEvents]: (group: Group, data: GroupEvents[Name]) => Group };

const changes: Change = {
  GroupCreated: (group, { name }) => ({ ...group, name }),
  GroupRenamed: (group, { name }) => ({ ...group, name: name.to }),
  GroupShared: (group, { entityIds }) => ({ ...group, entityIds }),
  GroupUnshared: (group) => ({ ...group, entityIds: [] }),
  GroupDeleted: (group) => ({ ...group, deleted: true }),
  GroupRestored: (group) => ({ ...group, deleted: false }),
  StudentsGrouped: (group, { studentIds }) => ({ ...group, members: [...group.members, ...studentIds] }),
  StudentsUngrouped: (group, { studentIds }) => {
    const gone = new Set(studentIds);
    return { ...group, members: group.members.filter((id) => !gone.has(id)) };
  },
};

export const groups = projection<Group, GroupEvents>({
  name: 'groups',
  contains: 'the groups into which staff sort students, with their members',
  version: 1,
  indexes: [{ ownerId: 1 }, { changed: 1 }],
  key: ({ data }) => data.groupId,
  empty: (id) => ({
    ...{ id, ownerId: '', name: '', entityIds: [], members: [], deleted: false, changed: '' },
  }),
  erasure: { ownerId: 'nothing', members: PERSON },
  exported: retained('Staff sort their students into them, and their names are the words of staff.'),
  on: Object.fromEntries(
    Object.entries(changes).map(([name, change]) => [
      name,
      (group: Group, { data, position }: { data: GroupRef; position: bigint }) => ({
        ...change(group, data as never),
        ownerId: data.ownerId,
        changed: String(position).padStart(20, '0'),
      }),
    ]),
  ) as unknown as Projection<Group, GroupEvents>['on'],
});
