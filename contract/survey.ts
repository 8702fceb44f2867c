import type { Chance, CollegeStatus } from './colleges';
import { surveyQuestions } from './en/survey';
import type { FieldName } from './en/rules';
import type { Resource } from './http';
import { violation, wholeNumber, type RuleViolation, type FieldRules } from './rules';
import { TEST_SECTIONS } from './test-scores';
import { STATES } from './us-states';

export { surveyFigures, surveyMessages } from './en/survey';

export const SURVEY_GROUPS = ['Geographical', 'Professional', 'Academic', 'Social'] as const;
export type SurveyGroup = (typeof SURVEY_GROUPS)[number];

// prettier-ignore
export type QuestionId =
  | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17
  | 18 | 19 | 20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29 | 30 | 31 | 32 | 33;

export interface SurveyQuestion {
  readonly questionId: QuestionId;
  readonly questionText: string;
  readonly group: SurveyGroup;
}

const GROUP_ENDS: Readonly<Record<SurveyGroup, number>> = {
  Geographical: 13,
  Professional: 17,
  Academic: 23,
  Social: 34,
};

export const SURVEY_QUESTIONS: readonly SurveyQuestion[] = Object.entries(
  surveyQuestions satisfies Record<QuestionId, string>,
).map(([id, questionText]) => {
  const questionId = Number(id) as QuestionId;
  const group = SURVEY_GROUPS.find((name) => questionId < GROUP_ENDS[name])!;
  return { questionId, questionText, group };
});

/** Ratings from 1 (do not want) over 3 (does not matter) to 5 (really want). The slider's 0 means unanswered. */
export const WISHES = [1, 2, 3, 4, 5] as const;
export type Wish = (typeof WISHES)[number];

export type SurveyAnswers = Readonly<Record<QuestionId, Wish>>;

export interface SurveyBasics {
  readonly gpa: number;
  readonly gpaScale: number;
  readonly state: string;
  /** Left out if the student does not enter it; the state's centre replaces an unknown one. */
  readonly zipcode?: string;
}

export interface SurveyTests {
  readonly sat?: { readonly satVerbal?: number; readonly satMath?: number };
  readonly act?: {
    readonly actEnglish?: number;
    readonly actMath?: number;
    readonly actReading?: number;
    readonly actScience?: number;
  };
}

export interface SurveySubmission {
  readonly basicInfo: SurveyBasics;
  readonly answers: SurveyAnswers;
  readonly test: SurveyTests;
}

export type SurveyFigure =
  | { readonly code: 'distance'; readonly miles: number }
  | { readonly code: 'state'; readonly state: string }
  | { readonly code: 'region'; readonly region: 'Northeast' | 'Midwest' | 'South' | 'West' }
  | { readonly code: 'setting'; readonly setting: string }
  | { readonly code: 'earnings' | 'netPrice' | 'debt'; readonly dollars: number }
  | { readonly code: 'ratio' | 'enrollment'; readonly students: number }
  | {
      readonly code: 'degrees' | 'graduation' | 'fullTime' | 'diversity' | 'international';
      readonly share: number;
    }
  | { readonly code: 'division'; readonly division: string }
  | { readonly code: 'public' | 'private' | 'yes' | 'no' };

/** Neutral means that the figure does not count much for or against the college. */
export type Verdict = 'for' | 'against' | 'neutral' | 'unknown';

export interface MatchPart {
  readonly questionId: QuestionId;
  readonly wish: Wish;
  readonly figure: SurveyFigure | null;
  readonly verdict: Verdict;
  /** The weight of the wish, from -1 to 1. */
  readonly weight: number;
}

/** The data that determined the academic position, see docs/match.md. */
export type PositionBasis = 'rate' | 'test' | 'gpa' | 'nothing';

/** `id` is the college's code. Each list is sorted by best match; the top matches precede the others. */
export type MatchResource = Resource<{
  readonly name: string;
  readonly state: string;
  readonly location: string;
  readonly status: CollegeStatus;
  readonly ceeb_code: string;
  readonly list: 'top' | 'other';
  /** From 0 to 1: how well the known figures agree with the wishes. */
  readonly fit: number;
  /** From 0 to 1: how many of the wishes there are figures for. */
  readonly confidence: number;
  readonly position: Chance;
  readonly positionBasis: PositionBasis;
  /** In the order of the questions; those that do not matter to the student are left out. */
  readonly parts: readonly MatchPart[];
}>;

export interface MatchMeta {
  /** ISO 8601; null where nothing was submitted, as in a what-if. */
  readonly submittedAt: string | null;
  /** The version of the rule in docs/match.md; 0 where there are no results. */
  readonly rule: number;
  /** Whether rule or catalogue have changed since, so that submitting again would give other matches. */
  readonly newer: boolean;
  readonly counts: { readonly top: number; readonly other: number };
  readonly limited: boolean;
  readonly submission: SurveySubmission | null;
}

export interface MatchResults {
  readonly data: readonly MatchResource[];
  readonly meta: MatchMeta;
}

export const FREE_RESULTS = 2;
/** With the advising system, each list has this many matches. */
export const MAX_RESULTS = 10;

export interface SurveyCalls {
  /** Returns the student's newest results; the data is empty where there are none. */
  'GET /colleges/college-survey': { answer: MatchResults };
  'POST /colleges/college-survey': { answer: MatchResults };
  /** Returns the results that a submission would have, without recording anything. */
  'POST /colleges/college-survey/what-if': { answer: MatchResults };
}

const score = (field: FieldName, test: 'SAT' | 'ACT'): FieldRules => {
  const { min, max } = TEST_SECTIONS[test];
  return wholeNumber(field, min, max);
};

const between = (field: FieldName, min: number, max: number): FieldRules => {
  const issue = { code: 'outOfRange', field, min, max } as const;
  return { required: issue, min: { value: min, issue }, max: { value: max, issue } };
};

const stateRule: FieldRules = {
  required: { code: 'noHomeState' },
  pattern: { value: new RegExp(`^(?:${STATES.join('|')})$`), issue: { code: 'noHomeState' } },
};

export const surveyRules = {
  satVerbal: score('satVerbal', 'SAT'),
  satMath: score('satMath', 'SAT'),
  actEnglish: score('actEnglish', 'ACT'),
  actMath: score('actMath', 'ACT'),
  actReading: score('actReading', 'ACT'),
  actScience: score('actScience', 'ACT'),
  gpa: between('gpa', 1, 100),
  gpaScale: between('gpaScale', 1, 100),
  state: stateRule,
  zipcode: {
    pattern: { value: /^\d{5}(?:-\d{4})?$/, issue: { code: 'notAZipCode' } },
  },
} as const satisfies Record<string, FieldRules>;

const QUESTION_IDS = new Set(SURVEY_QUESTIONS.map(({ questionId }) => String(questionId)));

/** The error of the first question without a valid answer, or of an answer to an unknown question. */
export function answersIssue(answers: unknown): RuleViolation | undefined {
  const given = (answers ?? {}) as Readonly<Record<string, unknown>>;
  const unknown = typeof answers === 'object' && Object.keys(given).find((id) => !QUESTION_IDS.has(id));
  return (
    SURVEY_QUESTIONS.map(({ questionId }) => answerIssue(given[questionId])).find(Boolean) ??
    (unknown ? { code: 'notAQuestion', questions: QUESTION_IDS.size } : undefined)
  );
}

export const answerIssue = (wish: unknown): RuleViolation | undefined =>
  violation({ required: { code: 'notAWish' } }, wish) ??
  ((WISHES as readonly unknown[]).includes(wish) ? undefined : { code: 'notAWish' });
