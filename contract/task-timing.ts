export interface TaskTiming {
  readonly dueDate: string | null;
  /** The day on which the student got the task; null if a person has set the due date, which then counts at once. */
  readonly countsFrom: string | null;
}

/** The due date had passed before the student got the task, so that it is the first thing to do, and not late. */
export const isToStart = ({ dueDate, countsFrom }: TaskTiming): boolean =>
  dueDate !== null && countsFrom !== null && dueDate < countsFrom;

export const isOverdue = (timing: TaskTiming, today: string): boolean =>
  timing.dueDate !== null && timing.dueDate < today && !isToStart(timing);
