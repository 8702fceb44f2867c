import { decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { AssignmentEvents, AssignmentRef, DueDateSetter, UnassignReason } from './tasks.events';
import { t } from './messages';

export interface Assignment {
  readonly ref: AssignmentRef;
  readonly dueDate: string | null;
  readonly dueDateBy: DueDateSetter;
  readonly completedDate: string | null;
  readonly active: boolean;
  readonly left?: UnassignReason;
}

export type AssignmentCommands = {
  /** A person assigns it; this restores a removed assignment, and sets the due date if given. */
  Assign: AssignmentRef & { dueDate: string | null };
  /** The system assigns it; an assignment that staff removed stays removed. */
  Offer: AssignmentRef & { dueDate: string | null };
  ChangeDueDate: { dueDate: string | null; canBeModified: boolean };
  SetBackDueDate: { dueDate: string | null; by: DueDateSetter };
  /** The date follows the deadline, unless a person has set it. */
  FollowDeadline: { dueDate: string | null };
  /** A time in the future, by a clock that is fast, counts as now. */
  Complete: { completedDate: string | null };
  Reopen: Record<string, never>;
  Unassign: { reason: Exclude<UnassignReason, 'college-left'> };
  PutBack: Pick<Assignment, 'ref' | 'dueDate' | 'dueDateBy' | 'completedDate'> & { assignedAt: string };
  /** The student no longer applies to the college; a completed task stays. */
  LeaveCollege: Record<string, never>;
};

const active = (assignment: Assignment | null): Assignment => {
  if (!assignment?.active) throw new Rejected('not-found', t('assignment-not-found'));
  return assignment;
};

const isOpen = (assignment: Assignment | null): assignment is Assignment =>
  assignment !== null && assignment.active && assignment.completedDate === null;

const dueDateByOf = ({ ceebCode }: AssignmentRef): DueDateSetter =>
  ceebCode === null ? 'person' : 'deadline';

const completed = (ref: AssignmentRef, completedDate: string) => [
  { type: 'TaskCompleted' as const, data: { ...ref, completedDate } },
];

const dated = (
  { ref, dueDate: from }: Pick<Assignment, 'ref' | 'dueDate'>,
  to: string | null,
  by: DueDateSetter,
) => [{ type: 'TaskDueDateChanged' as const, data: { ...ref, dueDate: { from, to }, by } }];

const unassigned = ({ ref }: Assignment, reason: UnassignReason) => [
  { type: 'TaskUnassigned' as const, data: { ...ref, reason } },
];

const assigned = (ref: AssignmentRef, dueDate: string | null, assignedAt: string | null = null) => [
  { type: 'TaskAssigned' as const, data: { ...ref, dueDate, assignedAt } },
];

export const assignment = decider<Assignment | null, AssignmentCommands, AssignmentEvents>({
  name: 'assignment',
  initial: null,
  decide: {
    Assign: ({ dueDate, ...ref }, assignment) => {
      if (!assignment?.active) return assigned(ref, dueDate);
      if (dueDate === null || dueDate === assignment.dueDate || assignment.completedDate !== null) return [];
      return dated({ ...assignment, ref }, dueDate, 'person');
    },
    Offer: ({ dueDate, ...ref }, assignment) =>
      assignment === null || assignment.left === 'college-left' || assignment.left === 'undone'
        ? assigned(ref, dueDate)
        : [],
    ChangeDueDate: ({ dueDate, canBeModified }, assignment) => {
      const current = active(assignment);
      if (dueDate === current.dueDate) return [];
      if (current.completedDate !== null) throw new Rejected('conflict', t('task-completed'));
      if (!canBeModified) throw new Rejected('conflict', t('due-date-fixed'));
      return dated(current, dueDate, 'person');
    },
    SetBackDueDate: ({ dueDate, by }, assignment) => {
      const current = active(assignment);
      return current.dueDate === dueDate && current.dueDateBy === by ? [] : dated(current, dueDate, by);
    },
    FollowDeadline: ({ dueDate }, assignment) =>
      isOpen(assignment) && assignment.dueDateBy === 'deadline' && assignment.dueDate !== dueDate
        ? dated(assignment, dueDate, 'deadline')
        : [],
    Complete: ({ completedDate }, assignment, { now }) => {
      const { ref, completedDate: done } = active(assignment);
      const known = completedDate !== null && completedDate < now;
      return done === null ? completed(ref, known ? completedDate : now) : [];
    },
    Reopen: (_, assignment) => {
      const { ref, completedDate: from } = active(assignment);
      return from === null
        ? []
        : [{ type: 'TaskReopened', data: { ...ref, completedDate: { from, to: null } } }];
    },
    Unassign: ({ reason }, assignment) => {
      if (assignment && !assignment.active) return [];
      return unassigned(active(assignment), reason);
    },
    PutBack: ({ ref, dueDate, dueDateBy, completedDate, assignedAt }, assignment) => {
      if (assignment?.active) return [];
      const follows = dueDateBy === dueDateByOf(ref);
      const restored = { ref, dueDate: null };
      return [
        ...assigned(ref, follows ? dueDate : null, assignedAt),
        ...(follows ? [] : dated(restored, dueDate, dueDateBy)),
        ...(completedDate === null ? [] : completed(ref, completedDate)),
      ];
    },
    LeaveCollege: (_, assignment) => (isOpen(assignment) ? unassigned(assignment, 'college-left') : []),
  },
  evolve: {
    TaskAssigned: (_, { dueDate, assignedAt: _at, ...ref }) => ({
      ref,
      dueDate,
      dueDateBy: dueDateByOf(ref),
      completedDate: null,
      active: true,
    }),
    TaskDueDateChanged: (assignment, { dueDate, by }) => ({
      ...assignment!,
      dueDate: dueDate.to,
      dueDateBy: by,
    }),
    TaskCompleted: (assignment, { completedDate }) => ({ ...assignment!, completedDate }),
    TaskReopened: (assignment) => ({ ...assignment!, completedDate: null }),
    TaskUnassigned: (assignment, { reason }) => ({ ...assignment!, active: false, left: reason }),
  },
});
