import {
  anyString,
  boolean,
  checked,
  choice,
  clearable,
  described,
  fixed,
  list,
  nullable,
  number,
  optional,
  string,
  uncheckedIf,
  uuid,
  withDefault,
  type Sent,
  type Field,
  type RequestsOf,
} from './fields';
import { ceebCode } from './colleges';
import type { Created, Related, Resource } from './http';
import { isCalendarDate, isInstant } from './dates';
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

/** A task of one student. The `id` is the assignment's. */
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
    readonly dueDateCanBeModified: boolean;
    readonly completedDate: string | null;
    /** Whether the student wrote the task as a reminder. */
    readonly isReminder: boolean;
    /** The revision of the assignment: a live event is news only if its version is higher. */
    readonly version: number;
  },
  { readonly college: Related<{ readonly name: string }> }
>;

export type TaskSummary = Pick<TaskAssignmentResource, 'id' | 'relationships'> & {
  readonly attributes: Pick<
    TaskAssignmentResource['attributes'],
    'studentId' | 'name' | 'dueDate' | 'completedDate'
  >;
};

/** The response of the sync endpoints. */
export interface SyncResult {
  readonly message: string;
  readonly count: number;
  readonly syncedAt: string;
}

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
  /** The name of a custom task, which is written for one student. */
  customName: line('name', 50),
  description: text('description', 2000),
  importance: text('why', 10000),
  notes: text('how', 10000),
  weightedImportance: { ...required('importance'), ...wholeNumber('importance', 1, 10) },
  approxTotalHours: {
    ...required('hours'),
    min: { value: 1, fault: { code: 'tooSmall', field: 'hours', min: 1 } },
    max: { value: 1000, fault: { code: 'tooLarge', field: 'hours', max: 1000 } },
    step: { value: 0.25, fault: { code: 'notInSteps', field: 'hours', step: 0.25 } },
  },
  dueDate: { ...required('dueDate'), ...date('dueDate') },
} as const satisfies Record<string, FieldRules>;

export const taskNameRules = (type: TaskType): FieldRules =>
  type === 'custom' ? taskRules.customName : taskRules.name;

/** The tolerance for a browser's clock that is fast. */
const CLOCK_AHEAD_MS = 60 * 60_000;
const TEN_YEARS_MS = 3653 * 24 * 60 * 60_000;

export function completionFault(value: unknown, now: number): RuleViolation | undefined {
  if (typeof value !== 'string' || !(isCalendarDate(value) || isInstant(value)))
    return { code: 'completionNotADate' };
  const time = Date.parse(value);
  if (time > now + CLOCK_AHEAD_MS) return { code: 'completionInFuture' };
  if (time < now - TEN_YEARS_MS) return { code: 'completionLongAgo' };
  return undefined;
}

const taskFields = {
  external_id: clearable(string(taskRules.externalId)),
  description: optional(string(taskRules.description)),
  due_date: clearable(string(taskRules.dueDate)),
  due_date_can_be_modified: optional(boolean({ code: 'notWhetherModifiable' })),
  importance: optional(
    described("The 'Why' text; paragraphs are separated by `####`.", string(taskRules.importance)),
  ),
  weighted_importance: clearable(number(taskRules.weightedImportance)),
  approx_total_hours: clearable(number(taskRules.approxTotalHours)),
  notes: optional(described("The 'How' text; paragraphs are separated by `####`.", string(taskRules.notes))),
};

const taskType = choice(TASK_TYPES, { code: 'notATaskType' });
const dueDate = nullable(string(taskRules.dueDate));
const audience = { apply_to_all: optional(choice([true], { code: 'notApplyToAll' })) };
const unlessAll = <Value>(of: Field<readonly Value[]>) =>
  uncheckedIf('apply_to_all', true, withDefault(of, []));
const ofCollege = {
  ceeb: optional(
    described('Selects one of several colleges; empty for the assignment without a college.', ceebCode),
  ),
};

export const taskRequests = {
  'GET /v2/tasks/all': { query: { type: optional(taskType) } },
  'GET /v2/tasks': { query: { externalId: withDefault(anyString({ code: 'noExternalId' }), '') } },
  'POST /v2/tasks': { body: { ...taskFields, name: string(taskRules.name), type: taskType } },
  'POST /v2/tasks/reminders': {
    body: {
      name: string(taskRules.customName),
      notes: optional(string(taskRules.notes)),
      due_date: optional(string(taskRules.dueDate)),
    },
  },
  'PATCH /v2/tasks/reminders/{taskId}': { body: { due_date: dueDate } },
  'PATCH /v2/tasks/{taskId}': {
    body: {
      ...taskFields,
      name: optional(string(taskRules.name)),
      type: fixed({ code: 'taskTypeFixed' }),
    },
  },
  'POST /v2/tasks/custom/{taskId}/students': {
    body: {
      ...audience,
      user_ids: unlessAll(
        list(uuid({ code: 'noStudents' }), {
          issue: { code: 'noStudents' },
          min: { value: 1, issue: { code: 'noStudents' } },
          max: { value: 5000, issue: { code: 'tooManyStudentsAtOnce' } },
        }),
      ),
      due_date: optional(string(taskRules.dueDate)),
    },
  },
  'POST /v2/tasks/standard/{taskId}/colleges': {
    body: {
      ...audience,
      ceeb_codes: unlessAll(
        list(ceebCode, {
          issue: { code: 'noColleges' },
          min: { value: 1, issue: { code: 'noColleges' } },
          max: { value: 5000, issue: { code: 'tooManyCollegesAtOnce' } },
        }),
      ),
    },
  },
  'PATCH /v2/tasks/student/{assignmentId}': {
    body: {
      completed_date: described('Null reopens the task.', nullable(checked(anyString(), completionFault))),
    },
  },
  'PATCH /v2/tasks/{taskId}/student/{studentId}': {
    query: ofCollege,
    body: { due_date: described("Null restores the task's own date.", dueDate) },
  },
  'DELETE /v2/tasks/{taskId}/student/{studentId}': { query: ofCollege },
} as const satisfies RequestsOf<keyof TaskCalls>;

export type NewTask = Sent<(typeof taskRequests)['POST /v2/tasks']['body']>;
export type TaskEdit = Sent<(typeof taskRequests)['PATCH /v2/tasks/{taskId}']['body']>;
export type NewReminder = Sent<(typeof taskRequests)['POST /v2/tasks/reminders']['body']>;
