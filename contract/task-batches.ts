import { isCalendarDate } from './dates';
import { isStudentId, studentsFault, type CollegeDeadline } from './students';
import { required, violation, wholeNumber, type Fault } from './rules';

/** Without a date of its own, the task's applies. */
export interface BatchStudent {
  readonly user_id: string;
  readonly due_date?: string;
}

/** Who gets a task. */
export interface TaskBatch {
  readonly students: readonly BatchStudent[];
}

/** Of one student: sent again, a batch finds what it has done before unchanged. */
export interface BatchResult {
  readonly user_id: string;
  readonly outcome: 'assigned' | 'unchanged' | 'no-access';
}

/** How many days before a deadline: the student's next one, or that of one college on the student's list. */
export interface DeadlineRule {
  readonly user_ids: readonly string[];
  readonly days_before: number;
  readonly ceeb?: string;
}

/** Null where the rule finds nothing. */
export interface DatedStudent {
  readonly user_id: string;
  /** Today where that day has passed. */
  readonly due_date: string | null;
  readonly deadline: CollegeDeadline | null;
}

export interface TaskBatchCalls {
  /** Sent again it goes on where it stopped; deleting the task takes all of it back. */
  'POST /v2/tasks/custom/{taskId}/batches': {
    body: TaskBatch;
    answer: { readonly data: readonly BatchResult[] };
  };
  /** Reads only. */
  'POST /v2/tasks/due-dates': {
    body: DeadlineRule;
    answer: { readonly data: readonly DatedStudent[] };
  };
}

export const batchRules = {
  daysBefore: { ...required('daysBefore'), ...wholeNumber('daysBefore', 0, 365) },
} as const;

/** What is wrong with that number of days, or undefined. */
export const daysBeforeFault = (value: unknown): Fault | undefined =>
  typeof value === 'number'
    ? violation(batchRules.daysBefore, value)
    : { code: 'required', field: 'daysBefore' };

const isBatchStudent = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const { user_id, due_date, ...others } = value as Record<string, unknown>;
  return (
    isStudentId(user_id) &&
    (due_date === undefined || (typeof due_date === 'string' && isCalendarDate(due_date))) &&
    Object.keys(others).length === 0
  );
};

/** What is wrong with the students of a batch, or undefined. */
export const batchFault = (value: unknown): Fault | undefined => studentsFault(value, isBatchStudent);
