import type { Created, Resource } from './http';
import type { Grade } from './profile';

/** The grade that follows each grade at the end of a school year. A student in 'Other' has left the school. */
export const GRADE_AFTER: Readonly<Partial<Record<Grade, Grade>>> = {
  '9th': '10th',
  '10th': '11th',
  '11th': '12th',
  '12th': 'Other',
};

export const LAST_GRADE: Grade = '12th';

/** The year in which a school year ends: the one whose end, July 31, is nearest to that day, `YYYY-MM-DD`. */
export function closingSchoolYear(today: string): number {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return month === 1 ? year - 1 : year;
}

/** Whether that day, `YYYY-MM-DD`, is outside May to September, when school years change. */
export function isMidYear(today: string): boolean {
  const month = Number(today.slice(5, 7));
  return month < 5 || month > 9;
}

export type RolloverPlan = Resource<{
  readonly schoolYear: number;
  readonly already: boolean;
  readonly students: readonly {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly grade: Grade;
  }[];
  /** Counts students who stay, since they are in no grade or have not entered one. */
  readonly staying: number;
}>;

export const MAX_EXCEPTIONS = 5_000;

export type RolloverProgress = Resource<{
  readonly state: 'running' | 'done' | 'failed';
  readonly progress: number;
}>;

export interface RolloverCalls {
  'GET /admin/entity/{id}/rollover': { answer: { readonly data: RolloverPlan } };
  /** Moving the classes continues after the response. */
  'POST /admin/entity/{id}/rollover': { answer: Created; refuses: 409 };
  'GET /admin/entity/{id}/rollover/{rolloverId}': { answer: { readonly data: RolloverProgress } };
}
