import type { ExamPart, ExamType } from './exam-definitions';
import { type SkillScore } from './exams';
import type { Resource } from './http';

interface DatedScore {
  readonly examId: string;
  readonly dateTaken: string;
  readonly score: number;
  readonly sample: boolean;
}

/** Combines the best score of each part, from whichever exams. */
export interface Superscore {
  /** The SAT has two parts here, the ACT four. */
  readonly parts: Readonly<Record<string, DatedScore>>;
  readonly total: number | null;
}

interface ScoreRange {
  readonly low: number;
  readonly high: number;
}

export interface CollegeRange extends ScoreRange {
  readonly ceeb: string;
  readonly name: string;
  /** By section. Colleges publish them for the SAT only. */
  readonly sections?: Readonly<Record<string, ScoreRange>>;
}

/** Compares the best results of both tests on one scale, by the concordance of 2018. */
export interface TestComparison {
  readonly act: number;
  readonly sat: number;
  readonly actAsSat: { readonly min: number; readonly max: number; readonly single: number };
  readonly better: ExamType | 'same';
}

/** The scores of one category over time, oldest exam first; an exam that did not test it is left out. */
export interface SkillTrend {
  readonly part: ExamPart;
  readonly name: string;
  readonly exams: readonly (SkillScore & { readonly examId: string; readonly dateTaken: string })[];
}

/** A skill in which wrong answers cost points. */
export interface NextStep {
  readonly part: ExamPart;
  readonly category: string;
  readonly subcategory: string;
  readonly correct: number;
  readonly total: number;
  /** Points of the total score that wrong answers cost, by the scale at this raw score; null without a scale. */
  readonly points: number | null;
}

export type ExamAnalysis = Resource<{
  readonly firstName: string;
  readonly lastName: string;
  readonly superscore: Superscore | null;
  readonly trend: readonly DatedScore[];
  readonly colleges: readonly CollegeRange[];
  readonly comparison: TestComparison | null;
  readonly skills: readonly SkillTrend[];
  /** At most three skills of the newest exam, the one that costs most first. */
  readonly next: readonly NextStep[];
}>;

export interface ExamAnalysisCalls {
  'GET /exams/student/{studentId}/analysis': {
    answer: { readonly data: ExamAnalysis };
  };
}

export const MAX_NEXT_STEPS = 3;
