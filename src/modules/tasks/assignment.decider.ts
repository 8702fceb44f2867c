import { decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { AssignmentEvents, AssignmentRef, UnassignReason } from './tasks.events';

export interface Assignment {
  readonly ref: AssignmentRef;
  readonly dueDate: string | null;
  readonly completedDate: string | null;
  readonly active: boolean;
  /** Why it is not active. */
  readonly left?: UnassignReason;
}

export type AssignmentCommands = {
  /** By a person; brings back what was removed, and sets the due date where one is given. */
  Assign: AssignmentRef & { dueDate: string | null };
  /** By the system: what staff removed stays removed. */
  Offer: AssignmentRef & { dueDate: string | null };
  ChangeDueDate: { dueDate: string | null; canBeModified: boolean };
  Complete: { completedDate: string | null };
  Reopen: Record<string, never>;
  Unassign: { reason: UnassignReason };
};

const active = (assignment: Assignment | null): Assignment => {
  if (!assignment?.active) throw new Rejected('not-found', 'assignment-not-found', 'Task not found.');
  return assignment;
};

const assigned = (data: AssignmentEvents['TaskAssigned']) => [{ type: 'TaskAssigned' as const, data }];

export const assignment = decider<Assignment | null, AssignmentCommands, AssignmentEvents>({
  name: 'assignment',
  initial: null,
  decide: {
    Assign: ({ dueDate, ...ref }, assignment) => {
      if (!assignment?.active) return assigned({ ...ref, dueDate });
      if (dueDate === null || dueDate === assignment.dueDate || assignment.completedDate !== null) return [];
      return [
        { type: 'TaskDueDateChanged', data: { ...ref, dueDate: { from: assignment.dueDate, to: dueDate } } },
      ];
    },
    Offer: ({ dueDate, ...ref }, assignment) =>
      assignment === null || assignment.left === 'college-left' ? assigned({ ...ref, dueDate }) : [],
    ChangeDueDate: ({ dueDate, canBeModified }, assignment) => {
      const { ref, dueDate: from, completedDate } = active(assignment);
      if (dueDate === from) return [];
      if (completedDate !== null) {
        throw new Rejected(
          'conflict',
          'task-completed',
          'The due date of a completed task cannot be changed.',
        );
      }
      if (!canBeModified) {
        throw new Rejected('conflict', 'due-date-fixed', 'The due date of this task cannot be changed.');
      }
      return [{ type: 'TaskDueDateChanged', data: { ...ref, dueDate: { from, to: dueDate } } }];
    },
    Complete: ({ completedDate }, assignment, { now }) => {
      const { ref, completedDate: done } = active(assignment);
      return done === null
        ? [{ type: 'TaskCompleted', data: { ...ref, completedDate: completedDate ?? now } }]
        : [];
    },
    Reopen: (_, assignment) => {
      const { ref, completedDate: from } = active(assignment);
      return from === null
        ? []
        : [{ type: 'TaskReopened', data: { ...ref, completedDate: { from, to: null } } }];
    },
    Unassign: ({ reason }, assignment) => {
      if (assignment && !assignment.active) return [];
      return [{ type: 'TaskUnassigned', data: { ...active(assignment).ref, reason } }];
    },
  },
  evolve: {
    TaskAssigned: (_, { dueDate, ...ref }) => ({ ref, dueDate, completedDate: null, active: true }),
    TaskDueDateChanged: (assignment, { dueDate }) => ({ ...assignment!, dueDate: dueDate.to }),
    TaskCompleted: (assignment, { completedDate }) => ({ ...assignment!, completedDate }),
    TaskReopened: (assignment) => ({ ...assignment!, completedDate: null }),
    TaskUnassigned: (assignment, { reason }) => ({ ...assignment!, active: false, left: reason }),
  },
});
