import { isCalendarDate } from './dates';
import { isStudentId, studentsIssue, type CollegeDeadline } from './students';
import { required, violation, wholeNumber, type RuleViolation } from './rules';

/** The outcome for one student. A batch may be sent again: what it did before is `unchanged`. */
export interface BatchResult {
  readonly user_id: string;
  readonly outcome: 'assigned' | 'unchanged' | 'no-access';
}

/** Date and deadline are null if the rule finds no deadline for the student. */
export interface DatedStudent {
  readonly user_id: string;
  /** The date is today if the computed day has passed. */
  readonly due_date: string | null;
  readonly deadline: CollegeDeadline | null;
}

export interface TaskBatchCalls {
  /** A request that is repeated continues where it stopped; deleting the task undoes the whole batch. */
  'POST /v2/tasks/custom/{taskId}/batches': {
    answer: { readonly data: readonly BatchResult[] };
  };
  /** Finds the days before a deadline: either the student's next one, or that of one college. Only reads. */
  'POST /v2/tasks/due-dates': {
    answer: { readonly data: readonly DatedStudent[] };
  };
}

export const batchRules = {
  daysBefore: { ...required('daysBefore'), ...wholeNumber('daysBefore', 0, 365) },
} as const;

export const daysBeforeIssue = (value: unknown): RuleViolation | undefined =>
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

export const batchIssue = (value: unknown): RuleViolation | undefined => studentsIssue(value, isBatchStudent);
