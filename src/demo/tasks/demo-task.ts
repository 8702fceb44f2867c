import type { TaskType } from '../../../contract/resources';

export interface DemoTask {
  readonly type: TaskType;
  /** A number: so many of the counselor's students, from the first. */
  readonly audience: 'all-students' | 'all-colleges' | readonly string[] | number;
  readonly dueInDays: number;
  readonly externalId: string | null;
  readonly name: string;
  readonly description: string;
  readonly importance: string;
  readonly notes: string;
  readonly weightedImportance: number;
  readonly approxTotalHours: number;
}
