import { compensation, decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type {
  AssignedBy,
  AssignmentEvents,
  AssignmentRef,
  DueDateSetter,
  UnassignReason,
} from './tasks.events';
import { t } from './messages';

export interface Assignment {
  readonly ref: AssignmentRef;
  readonly dueDate: string | null;
  readonly dueDateBy: DueDateSetter;
  readonly by: AssignedBy;
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
  Unassign: { reason: Exclude<UnassignReason, 'college-left' | 'grade-left'> };
  PutBack: Pick<Assignment, 'ref' | 'dueDate' | 'dueDateBy' | 'by' | 'completedDate'> & {
    assignedAt: string;
  };
  /** The student no longer applies to the college; a completed task stays. */
  LeaveCollege: Record<string, never>;
  /** The task is no longer for the student's grade; a completed task stays, and one that a person assigned. */
  LeaveGrade: Record<string, never>;
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

const assigned = (
  ref: AssignmentRef,
  dueDate: string | null,
  by: AssignedBy,
  assignedAt: string | null = null,
) => [{ type: 'TaskAssigned' as const, data: { ...ref, dueDate, assignedAt, by } }];

const OFFERED_AGAIN: readonly (UnassignReason | undefined)[] = ['college-left', 'grade-left', 'undone'];

export const assignment = decider<Assignment | null, AssignmentCommands, AssignmentEvents>({
  name: 'assignment',
  stream: { key: 'hash of task, student and college', growsWith: 'due dates, completing and reopening' },
  initial: null,
  decide: {
    Assign: ({ dueDate, ...ref }, assignment) => {
      if (!assignment?.active) return assigned(ref, dueDate, 'person');
      if (dueDate === null || dueDate === assignment.dueDate || assignment.completedDate !== null) return [];
      return dated({ ...assignment, ref }, dueDate, 'person');
    },
    Offer: ({ dueDate, ...ref }, assignment) =>
      assignment === null || (!assignment.active && OFFERED_AGAIN.includes(assignment.left))
        ? assigned(ref, dueDate, 'offer')
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
    PutBack: ({ ref, dueDate, dueDateBy, by, completedDate, assignedAt }, assignment) => {
      if (assignment?.active) return [];
      const follows = dueDateBy === dueDateByOf(ref);
      const restored = { ref, dueDate: null };
      return [
        ...assigned(ref, follows ? dueDate : null, by, assignedAt),
        ...(follows ? [] : dated(restored, dueDate, dueDateBy)),
        ...(completedDate === null ? [] : completed(ref, completedDate)),
      ];
    },
    LeaveCollege: (_, assignment) => (isOpen(assignment) ? unassigned(assignment, 'college-left') : []),
    LeaveGrade: (_, assignment) =>
      isOpen(assignment) && assignment.by === 'offer' ? unassigned(assignment, 'grade-left') : [],
  },
  evolve: {
    TaskAssigned: (_, { dueDate, assignedAt: _at, by, ...ref }) => ({
      ref,
      by,
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

export const assignmentCompensation = compensation({
  decider: assignment,
  undoCommands: {
    TaskAssigned: (_, { before: last }) => [
      'Unassign',
      { reason: last?.left === 'removed-by-staff' ? last.left : ('undone' as const) },
    ],
    TaskDueDateChanged: ({ dueDate }, { before: last }) => [
      'SetBackDueDate',
      { dueDate: dueDate.from, by: last!.dueDateBy },
    ],
    TaskCompleted: () => ['Reopen', {}],
    TaskReopened: ({ completedDate }) => ['Complete', { completedDate: completedDate.from }],
    TaskUnassigned: (_, { before: last, begun }) => ['PutBack', { ...last!, assignedAt: begun }],
  },
});
