import type { TaskType } from '../../../contract/resources';
import { events, type Changes } from '../../kernel/event';

/** Dates without a time of day are `YYYY-MM-DD`. */
export interface TaskFields {
  readonly externalId: string | null;
  readonly name: string;
  readonly description: string;
  readonly dueDate: string | null;
  readonly dueDateCanBeModified: boolean;
  /** The 'Why' text. */
  readonly importance: string;
  readonly weightedImportance: number | null;
  readonly approxTotalHours: number | null;
  /** The 'How' text. */
  readonly notes: string;
}

/** One task of one student; a college task has one for each college. */
export interface AssignmentRef {
  readonly assignmentId: string;
  readonly taskId: string;
  readonly studentId: string;
  /** What the task was called at the time. */
  readonly taskName: string;
  readonly ceebCode: string | null;
}

export type UnassignReason = 'removed-by-staff' | 'college-left';

/** Who set a due date: somebody by hand, or the college's deadlines, which it then goes on following. */
export type DueDateSetter = 'person' | 'deadline';

// Names and shapes are stored for ever: never edit one in place, add an upcast.
export type TaskDefinitionEvents = {
  TaskCreated: { taskId: string; authorId: string; type: TaskType; fields: TaskFields };
  TaskEdited: { taskId: string; name: string; changes: Changes<TaskFields> };
  TaskDeleted: { taskId: string; name: string };
  /** Also to those who come later; `within` limits it to the students of one staff member. */
  TaskOfferedToAllStudents: { taskId: string; name: string; within: string | null };
  TaskOfferedToColleges: { taskId: string; name: string; ceebCodes: readonly string[] };
  TaskOfferedToAllColleges: { taskId: string; name: string };
};

export type ExternalIdEvents = {
  ExternalIdReserved: { externalId: string; taskId: string };
  ExternalIdReleased: { externalId: string; taskId: string };
};

export type AssignmentEvents = {
  /**
   * Without a due date of its own an assignment follows the task's. Only the system assigns a task for a college;
   * its due date comes from the college's deadlines.
   */
  TaskAssigned: AssignmentRef & { dueDate: string | null };
  TaskDueDateChanged: AssignmentRef & {
    dueDate: { from: string | null; to: string | null };
    by: DueDateSetter;
  };
  TaskCompleted: AssignmentRef & { completedDate: string };
  TaskReopened: AssignmentRef & { completedDate: { from: string; to: null } };
  TaskUnassigned: AssignmentRef & { reason: UnassignReason };
};

export type TaskEvents = TaskDefinitionEvents & ExternalIdEvents & AssignmentEvents;

export const taskEvents = events<TaskEvents>({
  TaskCreated: {},
  TaskEdited: {},
  TaskDeleted: {},
  TaskOfferedToAllStudents: {},
  TaskOfferedToColleges: {},
  TaskOfferedToAllColleges: {},
  ExternalIdReserved: {},
  ExternalIdReleased: {},
  TaskAssigned: {},
  // At first only people changed due dates.
  TaskDueDateChanged: { upcasts: [(v1) => ({ ...v1, by: 'person' })] },
  TaskCompleted: {},
  TaskReopened: {},
  TaskUnassigned: {},
});
