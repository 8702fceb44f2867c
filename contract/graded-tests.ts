import type { ExamPart } from './exam-definitions';
import { type ActResult, type SatResult, type SkillScore } from './exams';
import type { CountedPage, Resource } from './http';

export type GradedTestResource = Resource<
  (SatResult | ActResult) & { readonly firstName: string; readonly lastName: string },
  { readonly student: { readonly data: { readonly id: string } } }
>;

/** Averages over the newest entry of each student; hidden where there are fewer entries than `FEWEST_IN_AVERAGE`. */
export interface ClassAverages {
  readonly data: readonly (SkillScore & { readonly part: ExamPart })[];
  readonly meta: { readonly students: number; readonly hidden: boolean };
}

export interface GradedTestCalls {
  'GET /exams/graded': {
    answer: CountedPage<GradedTestResource>;
  };
  'GET /exams/graded/averages': { answer: ClassAverages };
  'GET /exams/graded.csv': { file: 'text/csv' };
}

export const FEWEST_IN_AVERAGE = 5;
