import { compensation } from '../../kernel/compensation';
import { group } from './group.decider';

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
