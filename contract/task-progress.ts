import type { Related, Resource } from './http';
import type { TaskType } from './tasks';

/** How far the user's students are with a task; a college task counts once for each college. */
export type TaskProgressResource = Resource<{
  readonly name: string;
  readonly type: TaskType;
  readonly due_date: string | null;
  readonly assigned: number;
  readonly done: number;
  /** Whether the user wrote the task, and may edit and delete it. */
  readonly own: boolean;
}>;

/** A task that a student has not done. */
export type OpenTaskResource = Resource<
  {
    readonly firstName: string;
    readonly lastName: string;
    readonly dueDate: string | null;
    readonly countsFrom: string | null;
    /** Whether someone reminded the student of a task today. */
    readonly reminded: boolean;
  },
  {
    readonly student: { readonly data: { readonly id: string } };
    readonly college: Related<{ readonly name: string }>;
  }
>;

export const MAX_OPEN_LISTED = 200;

export interface TaskProgressCalls {
  /** Lists the tasks that the user's students have, without their own reminders. */
  'GET /v2/tasks/progress': { answer: { readonly data: readonly TaskProgressResource[] } };
  /** Lists the first two hundred of the user's students who have not done the task, by name. */
  'GET /v2/tasks/progress/{taskId}': {
    answer: {
      readonly data: readonly OpenTaskResource[];
      /** `students` have not done it, and `remindable` of them were not reminded of a task today. */
      readonly meta: { readonly students: number; readonly remindable: number };
    };
  };
  /** Reminds the user's students who have not done the task. A student gets at most one reminder a day. */
  'POST /v2/tasks/progress/{taskId}/reminders': {
    answer: { readonly data: { readonly reminded: number; readonly remindedBefore: number } };
  };
}
