import type { ExamPart, ExamType } from './exam-definitions';
import type { SkillScore } from './exams';
import type { Resource } from './http';

interface DatedScore {
  readonly examId: string;
  readonly dateTaken: string;
  readonly score: number;
  readonly sample: boolean;
}

/** The best of each part, whenever it was. */
export interface Superscore {
  /** Of the SAT two sections, of the ACT four. */
  readonly parts: Readonly<Record<string, DatedScore>>;
  /** Null where a part was never scaled. */
  readonly total: number | null;
}

/** The middle half of those admitted to a saved college. */
export interface CollegeRange {
  readonly ceeb: string;
  readonly name: string;
  readonly low: number;
  readonly high: number;
}

/** The best results of both tests on one scale, by the concordance of 2018. */
export interface TestComparison {
  readonly act: number;
  readonly sat: number;
  /** What the ACT composite stands for. */
  readonly actAsSat: { readonly min: number; readonly max: number; readonly single: number };
  readonly better: ExamType | 'same';
}

/** A category over time, oldest exam first; what an exam did not ask is left out. */
export interface SkillTrend {
  readonly part: ExamPart;
  readonly name: string;
  readonly exams: readonly (SkillScore & { readonly examId: string; readonly dateTaken: string })[];
}

/** A skill that costs points. */
export interface NextStep {
  readonly part: ExamPart;
  readonly category: string;
  /** Empty where the category has no parts. */
  readonly subcategory: string;
  readonly correct: number;
  readonly total: number;
  /** Points of the total score that its wrong answers cost, by the scale at this place; null without a table. */
  readonly points: number | null;
}

/** Of all entries of one type. */
export type ExamAnalysis = Resource<{
  readonly firstName: string;
  readonly lastName: string;
  readonly superscore: Superscore | null;
  /** Total or composite, oldest first. */
  readonly trend: readonly DatedScore[];
  readonly colleges: readonly CollegeRange[];
  readonly comparison: TestComparison | null;
  readonly skills: readonly SkillTrend[];
  /** Of the newest exam, at most three, what costs most first. */
  readonly next: readonly NextStep[];
}>;

export interface ExamAnalysisCalls {
  'GET /exams/student/{studentId}/analysis': {
    query: { readonly type: ExamType };
    answer: { readonly data: ExamAnalysis };
  };
}

export const MOST_NEXT_STEPS = 3;
