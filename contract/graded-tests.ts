import type { ExamPart, ExamType } from './exam-definitions';
import type { ActResult, SatResult, SkillScore } from './exams';
import type { CountedPage, PageRequest, Resource } from './http';

export type GradedTestResource = Resource<
  (SatResult | ActResult) & { readonly firstName: string; readonly lastName: string },
  { readonly student: { readonly data: { readonly id: string } } }
>;

export interface GradedTestSearch extends PageRequest {
  readonly type?: ExamType;
  readonly formId?: string;
  readonly q?: string;
}

/** Averages over the newest entry of each student; hidden where there are fewer entries than `FEWEST_IN_AVERAGE`. */
export interface ClassAverages {
  readonly data: readonly (SkillScore & { readonly part: ExamPart })[];
  readonly meta: { readonly students: number; readonly hidden: boolean };
}

export interface GradedTestCalls {
  'GET /exams/graded': {
    query: GradedTestSearch;
    answer: CountedPage<GradedTestResource>;
  };
  'GET /exams/graded/averages': { query: { readonly formId: string }; answer: ClassAverages };
  'GET /exams/graded.csv': { query: Omit<GradedTestSearch, keyof PageRequest>; file: 'text/csv' };
}

export const FEWEST_IN_AVERAGE = 5;
