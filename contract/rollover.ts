import type { Created, Resource } from './http';
import type { Grade } from './profile';

/** Where each grade goes at the end of a school year. Who is in no grade then has left the school. */
export const GRADE_AFTER: Readonly<Partial<Record<Grade, Grade>>> = {
  '9th': '10th',
  '10th': '11th',
  '11th': '12th',
  '12th': 'Other',
};

/** Whoever is in it leaves the school with the end of the school year. */
export const LAST_GRADE: Grade = '12th';

/** Of the school year whose end, July 31, is nearest to that day, `YYYY-MM-DD`: the year in which it ends. */
export function closingSchoolYear(today: string): number {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return month === 1 ? year - 1 : year;
}

/** Whether that day, `YYYY-MM-DD`, is far from a change of school years, which takes May to September. */
export function isMidYear(today: string): boolean {
  const month = Number(today.slice(5, 7));
  return month < 5 || month > 9;
}

/** `GET /admin/entity/{id}/rollover` → `data`: what moving the classes up would do. */
export type RolloverPlan = Resource<{
  readonly schoolYear: number;
  /** Whether that was done already. */
  readonly already: boolean;
  /** Those who move, by name. */
  readonly students: readonly {
    readonly id: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly grade: Grade;
  }[];
  /** How many stay, since they are in no grade or have not told it. */
  readonly staying: number;
}>;

export interface Rollover {
  /** Ids of students who stay in their grade. */
  readonly except: readonly string[];
  /** Although it was done already in this school year. */
  readonly again?: boolean;
  /** Although no school year ends or begins now: needed from October to April. */
  readonly mid_year?: boolean;
}

export const MOST_EXCEPTIONS = 5_000;

/** `GET /admin/entity/{id}/rollover/{rolloverId}` → `data`. */
export type RolloverProgress = Resource<{
  readonly state: 'running' | 'done' | 'failed';
  /** From 0 to 1. */
  readonly progress: number;
}>;

export interface RolloverCalls {
  'GET /admin/entity/{id}/rollover': { answer: { readonly data: RolloverPlan } };
  /** Goes on after the answer. */
  'POST /admin/entity/{id}/rollover': { body: Rollover; answer: Created; refuses: 409 };
  'GET /admin/entity/{id}/rollover/{rolloverId}': { answer: { readonly data: RolloverProgress } };
}
