import type { ApplicationPlan, Decision } from './applications';
import type { Resource } from './http';
import type { ImportAttributes } from './imports';

/** Decisions that make a point. The others are not final, or are the student's own. */
export const OUTCOME_DECISIONS = ['admitted', 'waitlisted', 'denied'] as const satisfies readonly Decision[];
export type OutcomeDecision = (typeof OUTCOME_DECISIONS)[number];

export const OUTCOME_ROUNDS = ['early', 'regular'] as const;
export type OutcomeRound = (typeof OUTCOME_ROUNDS)[number];

export const roundOf = (plan: ApplicationPlan | null): OutcomeRound =>
  plan === 'ed' || plan === 'ed2' || plan === 'ea' || plan === 'rea' ? 'early' : 'regular';

/** Fewer decisions at a college are not shown. */
export const MIN_OUTCOMES = 10;
/** No smaller group of students can be singled out. */
export const MIN_GROUP = 5;

/** The GPA is out of 4. Someone who took both tests has both; someone who applied without has neither. */
export interface OutcomeScores {
  readonly gpa: number | null;
  readonly sat: number | null;
  readonly act: number | null;
}

export interface OutcomePoint extends OutcomeScores {
  readonly decision: OutcomeDecision;
  /** The classes of its group, such as `2024` or `2023–2025`; null unless groups of classes may be compared. */
  readonly classes: string | null;
  /** Null unless rounds may be compared. */
  readonly round: OutcomeRound | null;
}

/** Points of the student's school at a college, in an order without a meaning; `id` is the college's. */
export type OutcomesResource = Resource<{
  /** Students and parents see points once the school has turned them on. */
  readonly state: 'off' | 'few' | 'shown';
  readonly points: readonly OutcomePoint[];
  /** What the student's own profile says at present. */
  readonly you: OutcomeScores;
}>;

/** `outcomes` counts the rows that can be imported, or were. */
export type OutcomeImportResource = Resource<
  ImportAttributes & {
    readonly school: string;
    readonly outcomes: number;
    readonly undone: { readonly removed: number } | null;
  }
>;

export interface OutcomeCalls {
  'GET /users/{studentId}/outcomes/{ceeb}': { answer: { readonly data: OutcomesResource } };
  /** Lets the students and parents of the school see its outcomes, or no longer. */
  'PUT /admin/entity/{id}/outcomes': { answer: void };
  'GET /outcome-imports': { answer: { readonly data: readonly OutcomeImportResource[] } };
  /** The file has a header and example rows. */
  'GET /outcome-imports/template.csv': { file: 'text/csv' };
  'GET /outcome-imports/{id}': { answer: { readonly data: OutcomeImportResource } };
  /** Reads the file and responds with what it would add. */
  'POST /outcome-imports': { upload: 'file'; answer: { readonly data: OutcomeImportResource } };
  'POST /outcome-imports/{id}/run': { answer: { readonly data: OutcomeImportResource } };
  'POST /outcome-imports/{id}/undo': { answer: { readonly data: OutcomeImportResource } };
}

export const OUTCOME_IMPORT_MAX_BYTES = 5 * 1024 * 1024;
export const OUTCOME_COLUMNS = ['college', 'class', 'plan', 'decision', 'gpa', 'sat', 'act'] as const;
export type OutcomeColumn = (typeof OUTCOME_COLUMNS)[number];
export const OUTCOME_REQUIRED = ['college', 'class', 'decision'] as const satisfies readonly OutcomeColumn[];

export const MAX_GPA = 5;
