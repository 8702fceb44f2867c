import type { Resource } from './http';
import { date, maxLength, oneOf, required, wholeNumber, type FieldRules } from './rules';
import { EXAM_TYPES, type ExamPart, type ExamType, type QuestionKind } from './exam-definitions';

export { examMessages } from './en/exams';

export interface SingleAnswer {
  readonly key: number;
  readonly value: string;
}

export interface MultiAnswer {
  readonly key: number;
  readonly answers: readonly SingleAnswer[];
}

/** A student's answers, section by section in the order of the type's definition. */
export interface ExamEntry {
  readonly testType: ExamType;
  readonly examCode: string;
  /** A calendar date, at the latest yesterday in New York. */
  readonly dateTaken: string;
  readonly sections: readonly { readonly questions: readonly (SingleAnswer | MultiAnswer)[] }[];
}

interface Result {
  readonly examCode: string;
  readonly dateTaken: string;
  /** Whether a sample form, whose key and scale are invented, scored the exam. */
  readonly sample: boolean;
  /** Whether the student includes the exam in the chances at colleges. */
  readonly counted: boolean;
  /** A score is null if the form has no scale for its part. */
  readonly mathScore: number | null;
}

export interface SatResult extends Result {
  readonly testType: 'SAT';
  /** The score of reading and writing together, 200 to 800. */
  readonly verbalScore: number | null;
  readonly totalScore: number | null;
}

export interface ActResult extends Result {
  readonly testType: 'ACT';
  readonly englishScore: number | null;
  readonly readingScore: number | null;
  readonly scienceScore: number | null;
  /** The mean of the four sections' scores, rounded half up. */
  readonly compositeScore: number | null;
}

export type ExamResultResource = Resource<SatResult | ActResult>;

/** `percentage` is a whole number from 0 to 100, null where there are no questions. */
export interface SkillScore {
  readonly name: string;
  readonly correct: number;
  readonly total: number;
  readonly percentage: number | null;
}

export interface SkillCategory extends SkillScore {
  readonly subcategories: readonly SkillScore[];
}

export interface PartScore {
  readonly raw: number;
  readonly total: number;
  readonly scaled: number | null;
  readonly categories: readonly SkillCategory[];
}

/** An SAT has reading, math and writing; an ACT has its four sections. */
export type ExamScoreResource = Resource<
  { readonly type: ExamType; readonly examCode: string; readonly sample: boolean },
  Partial<Record<ExamPart, PartScore>>
>;

export interface ReviewedQuestion {
  readonly questionKey: number;
  readonly kind: QuestionKind;
  /** One answer, or several that are all right, such as `3.5 or 7/2`. */
  readonly correctAnswer: string;
  readonly studentAnswer: string;
  readonly correct: boolean;
  readonly category: string;
  readonly subcategory: string;
}

export interface ExamReview {
  readonly data: Resource<{ readonly type: ExamType; readonly examCode: string; readonly sample: boolean }>;
  readonly meta: Readonly<Record<string, readonly ReviewedQuestion[]>>;
}

export type ExamResource = Resource<
  ExamEntry & {
    readonly sample: boolean;
    readonly counted: boolean;
    readonly formRevision: number;
    readonly enteredAt: string;
    readonly editable: boolean;
  }
>;

/** A form whose exams can be entered, without its key. Its `id` is such as `sat-may-2017`. */
export type ExamFormResource = Resource<{
  readonly type: ExamType;
  readonly code: string;
  readonly sample: boolean;
  readonly revision: number;
  readonly scaled: boolean;
  /** Counts the form's entries; only admins and exam admins, who maintain forms, see it. */
  readonly entries?: number;
}>;

/** All endpoints but the first name the student in the header `studentid`, which students themselves may leave out. */
export interface ExamCalls {
  'GET /exams/forms': {
    answer: { readonly data: readonly ExamFormResource[] };
  };
  'POST /exams/student-entry': { answer: { readonly data: ExamResultResource } };
  'PATCH /exams/student-entry/{examId}': { answer: void };
  'DELETE /exams/student-entry/{examId}': { answer: void };
  /** The endpoint only reads. Dates are in New York, and `endDate` is included. */
  'POST /exams/calculations': {
    answer: { readonly data: readonly ExamResultResource[] };
  };
  'GET /exams/student/{studentId}': {
    answer: { readonly data: readonly ExamResultResource[] };
  };
  'GET /exams/{id}/score': { answer: { readonly data: ExamScoreResource } };
  'GET /exams/{id}/audit': { answer: ExamReview };
  'GET /exams/{id}': { answer: { readonly data: ExamResource } };
  /** Only the student decides whether an exam counts in the chances at colleges. */
  'PUT /exams/{id}/counted': { answer: void };
}

/** The periods that the analysis offers, in days before today. */
export const EXAM_RANGES = [7, 14, 30, 60, 90, 365] as const;

export const RECENT_EXAMS = { days: 7, most: 3 } as const;

export const MAX_RESULTS = 99;

export const MAX_EXAM_CODE_LENGTH = 40;

export const examRules = {
  testType: { ...required('type'), ...oneOf(EXAM_TYPES, { code: 'notAnExamType' }) },
  examCode: { ...required('examCode'), ...maxLength('examCode', MAX_EXAM_CODE_LENGTH) },
  dateTaken: { ...required('dateTaken'), ...date('dateTaken', '2026-03-14') },
  startDate: { ...required('startDate'), ...date('startDate', '2026-03-14') },
  endDate: date('endDate', '2026-03-14'),
  limit: wholeNumber('limit', 1, MAX_RESULTS),
} as const satisfies Record<string, FieldRules>;
