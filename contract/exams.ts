import type { Resource } from './http';
import { date, maxLength, oneOf, required, wholeNumber, type FieldRules } from './rules';
import { EXAM_TYPES, type ExamPart, type ExamType, type QuestionKind } from './exam-definitions';

export { examMessages } from './en/exams';

export interface SingleAnswer {
  readonly key: number;
  /** One character, or empty where it is unanswered. */
  readonly value: string;
}

export interface MultiAnswer {
  readonly key: number;
  /** One for each of its fields, of one character or empty. */
  readonly answers: readonly SingleAnswer[];
}

/** What was answered, section by section in the order of the type's definition. */
export interface ExamEntry {
  readonly testType: ExamType;
  readonly examCode: string;
  /** A calendar date, at most yesterday in New York. */
  readonly dateTaken: string;
  readonly sections: readonly { readonly questions: readonly (SingleAnswer | MultiAnswer)[] }[];
}

interface Result {
  readonly examCode: string;
  readonly dateTaken: string;
  /** It was scored by an invented form. */
  readonly sample: boolean;
  /** Whether the student lets it count in the chances at colleges. */
  readonly counted: boolean;
  /** Null where the form has no table for it. */
  readonly mathScore: number | null;
}

export interface SatResult extends Result {
  readonly testType: 'SAT';
  /** Reading and writing together, 200 to 800. */
  readonly verbalScore: number | null;
  /** Of the two sections. */
  readonly totalScore: number | null;
}

export interface ActResult extends Result {
  readonly testType: 'ACT';
  readonly englishScore: number | null;
  readonly readingScore: number | null;
  readonly scienceScore: number | null;
  /** The mean of the four, rounded half up. */
  readonly compositeScore: number | null;
}

/** The newest date first. */
export type ExamResultResource = Resource<SatResult | ActResult>;

/** `percentage` from 0 to 100 in whole numbers, null of no question. */
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
  /** How many questions there are. */
  readonly total: number;
  readonly scaled: number | null;
  readonly categories: readonly SkillCategory[];
}

/** `GET /exams/{id}/score` → `data`; reading, math and writing of an SAT, the four sections of an ACT. */
export type ExamScoreResource = Resource<
  { readonly type: ExamType; readonly examCode: string; readonly sample: boolean },
  Partial<Record<ExamPart, PartScore>>
>;

export interface ReviewedQuestion {
  readonly questionKey: number;
  readonly kind: QuestionKind;
  /** One, or several of which each is right, as `3.5 or 7/2`. */
  readonly correctAnswer: string;
  /** Empty where it is unanswered. */
  readonly studentAnswer: string;
  readonly correct: boolean;
  readonly category: string;
  readonly subcategory: string;
}

/** `GET /exams/{id}/audit`: each question, by the title of its section. */
export interface ExamReview {
  readonly data: Resource<{ readonly type: ExamType; readonly examCode: string; readonly sample: boolean }>;
  readonly meta: Readonly<Record<string, readonly ReviewedQuestion[]>>;
}

/** `GET /exams/{id}` → `data`: the entry with its answers, as it was submitted. */
export type ExamResource = Resource<
  ExamEntry & {
    readonly sample: boolean;
    readonly counted: boolean;
    /** Of the form that it was scored by. */
    readonly formRevision: number;
    readonly enteredAt: string;
    /** Whether who asks may change it. */
    readonly editable: boolean;
  }
>;

/** `GET /exams/forms` → `data[]`: what can be entered, without its key. `id` as `sat-may-2017`. */
export type ExamFormResource = Resource<{
  readonly type: ExamType;
  readonly code: string;
  readonly sample: boolean;
  readonly revision: number;
  /** Whether a raw score of it can be scaled. */
  readonly scaled: boolean;
  /** How many entries it has scored: told to those who keep the forms, admins and exam admins. */
  readonly entries?: number;
}>;

/** Each but the first names the student in the header `studentid`; a student may leave it out. */
export interface ExamCalls {
  'GET /exams/forms': {
    query: { readonly type?: ExamType };
    answer: { readonly data: readonly ExamFormResource[] };
  };
  'POST /exams/student-entry': { body: ExamEntry; answer: { readonly data: ExamResultResource } };
  'PATCH /exams/student-entry/{examId}': { body: ExamEntry; answer: void };
  'DELETE /exams/student-entry/{examId}': { answer: void };
  /** Only reads. Dates are of New York, `endDate` included. */
  'POST /exams/calculations': {
    query: {
      readonly startDate: string;
      readonly endDate?: string;
      readonly testType: ExamType;
      readonly limit?: number;
    };
    answer: { readonly data: readonly ExamResultResource[] };
  };
  'GET /exams/student/{studentId}': {
    query: { readonly type?: ExamType };
    answer: { readonly data: readonly ExamResultResource[] };
  };
  'GET /exams/{id}/score': { answer: { readonly data: ExamScoreResource } };
  'GET /exams/{id}/audit': { answer: ExamReview };
  'GET /exams/{id}': { answer: { readonly data: ExamResource } };
  /** By the student alone: whether it counts in the chances at colleges. */
  'PUT /exams/{id}/counted': { body: { readonly counted: boolean }; answer: void };
}

/** Days back that the analysis offers. */
export const EXAM_RANGES = [7, 14, 30, 60, 90, 365] as const;

/** Of the dashboard's card. */
export const RECENT_EXAMS = { days: 7, most: 3 } as const;

/** That one answer holds. */
export const MOST_RESULTS = 99;

export const LONGEST_EXAM_CODE = 40;

export const examRules = {
  testType: { ...required('type'), ...oneOf(EXAM_TYPES, { code: 'notAnExamType' }) },
  examCode: { ...required('examCode'), ...maxLength('examCode', LONGEST_EXAM_CODE) },
  dateTaken: { ...required('dateTaken'), ...date('dateTaken', '2026-03-14') },
  startDate: { ...required('startDate'), ...date('startDate', '2026-03-14') },
  endDate: date('endDate', '2026-03-14'),
  limit: wholeNumber('limit', 1, MOST_RESULTS),
} as const satisfies Record<string, FieldRules>;
