import type { Created, Related, Resource, SyncResult } from './http';
import { isCalendarDate, isInstant } from './dates';
import type { Grade } from './profile';
import { date, line, required, text, wholeNumber, type RuleViolation, type FieldRules } from './rules';

export const TASK_TYPES = ['standard', 'custom', 'college'] as const;
export type TaskType = (typeof TASK_TYPES)[number];

/** Dates without a time of day are `YYYY-MM-DD`; instants are ISO 8601 with `Z`. */
export interface TaskDefinitionAttributes {
  readonly external_id: string | null;
  readonly name: string;
  readonly description: string;
  readonly due_date: string | null;
  readonly due_date_can_be_modified: boolean;
  /** The 'Why' text; paragraphs are separated by `####`. */
  readonly importance: string;
  readonly weighted_importance: number | null;
  readonly approx_total_hours: number | null;
  /** The 'How' text; paragraphs are separated by `####`. */
  readonly notes: string;
  /** The grades whose students a standard task is offered to; none means all. */
  readonly grades: readonly Grade[];
  readonly type: TaskType;
}

/** A task as staff define it. `GET /v2/tasks?externalId=` returns it without an enclosing `data`. */
export type TaskDefinitionResource = Resource<
  TaskDefinitionAttributes & {
    readonly createdAt: string;
    /** Whether everyone whom the author may act for gets it, including people who come later. */
    readonly applyToAll: boolean;
    /** Whether the task is assigned for every college, including those added later. */
    readonly applyToAllColleges: boolean;
    readonly assignedCount: number;
  },
  {
    readonly college_tasks: {
      readonly data: readonly {
        readonly id: string;
        readonly due_date: string | null;
        readonly college: string;
        /** The name is the code if the college is unknown. */
        readonly college_name: string;
      }[];
    };
  }
>;

export type TaskAssignmentResource = Resource<
  {
    readonly taskId: string;
    readonly studentId: string;
    readonly name: string;
    readonly description: string;
    readonly type: TaskType;
    readonly externalId: string | null;
    readonly importance: string;
    readonly notes: string;
    readonly weightedImportance: number | null;
    readonly approxTotalHours: number | null;
    readonly dateEntered: string;
    readonly dueDate: string | null;
    /** A due date before this day is not late: the student did not have the task yet. Null if a person has set it. */
    readonly countsFrom: string | null;
    readonly dueDateCanBeModified: boolean;
    readonly completedDate: string | null;
    readonly isReminder: boolean;
    /** The revision of the assignment: a live event is news only if its version is higher. */
    readonly version: number;
  },
  { readonly college: Related<{ readonly name: string }> }
>;

export type TaskSummary = Pick<TaskAssignmentResource, 'id' | 'relationships'> & {
  readonly attributes: Pick<
    TaskAssignmentResource['attributes'],
    'studentId' | 'name' | 'dueDate' | 'countsFrom' | 'completedDate'
  >;
};

/** Stands in the audit for the due date of the task, if an assignment has none of its own. */
export const OF_THE_TASK = 'of-the-task';

/** A student has at most this many reminders, done or not, since a list of tasks is read in one response. */
export const MAX_REMINDERS = 150;

export interface TaskCalls {
  /** Returns a student's own assignments, or the definitions for staff. */
  'GET /v2/tasks/all': {
    answer:
      | { readonly data: readonly TaskAssignmentResource[] }
      | { readonly data: readonly TaskDefinitionResource[] };
  };
  'GET /v2/tasks': {
    answer: TaskDefinitionResource;
    refuses: 404;
  };
  'POST /v2/tasks': { answer: Created };
  /** An open reminder of the same name is not created again. */
  'POST /v2/tasks/reminders': { answer: Created };
  /** A reminder without a date is due some day. */
  'PATCH /v2/tasks/reminders/{taskId}': { answer: void };
  /** A field that is left out stays unchanged. */
  'PATCH /v2/tasks/{taskId}': { answer: void };
  'DELETE /v2/tasks/{taskId}': { answer: void };
  'GET /v2/tasks/{studentId}': { answer: { readonly data: readonly TaskAssignmentResource[] } };
  /** Selects students by name, or all of them. */
  'POST /v2/tasks/custom/{taskId}/students': { answer: SyncResult };
  /** Selects colleges by code, or all of them. */
  'POST /v2/tasks/standard/{taskId}/colleges': { answer: SyncResult };
  'PATCH /v2/tasks/student/{assignmentId}': {
    answer: void;
  };
  'PATCH /v2/tasks/{taskId}/student/{studentId}': {
    answer: void;
  };
  'DELETE /v2/tasks/{taskId}/student/{studentId}': { answer: void };
  'POST /v2/tasks/sync': { answer: SyncResult };
  'POST /v2/tasks/sync-college-tasks': { answer: SyncResult };
}

export const taskRules = {
  externalId: line('externalId', 50),
  name: line('name', 120),
  customName: line('name', 50),
  description: text('description', 2000),
  importance: text('why', 10000),
  notes: text('how', 10000),
  weightedImportance: { ...required('importance'), ...wholeNumber('importance', 1, 10) },
  approxTotalHours: {
    ...required('hours'),
    min: { value: 1, issue: { code: 'tooSmall', field: 'hours', min: 1 } },
    max: { value: 1000, issue: { code: 'tooLarge', field: 'hours', max: 1000 } },
    step: { value: 0.25, issue: { code: 'notInSteps', field: 'hours', step: 0.25 } },
  },
  dueDate: { ...required('dueDate'), ...date('dueDate') },
} as const satisfies Record<string, FieldRules>;

export const taskNameRules = (type: TaskType): FieldRules =>
  type === 'custom' ? taskRules.customName : taskRules.name;

/** The tolerance for a browser's clock that is fast. */
const CLOCK_AHEAD_MS = 60 * 60_000;
const TEN_YEARS_MS = 3653 * 24 * 60 * 60_000;

export function completionIssue(value: unknown, now: number): RuleViolation | undefined {
  if (typeof value !== 'string' || !(isCalendarDate(value) || isInstant(value)))
    return { code: 'completionNotADate' };
  const time = Date.parse(value);
  if (time > now + CLOCK_AHEAD_MS) return { code: 'completionInFuture' };
  if (time < now - TEN_YEARS_MS) return { code: 'completionLongAgo' };
  return undefined;
}
