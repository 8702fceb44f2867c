import type { Page, PageRequest, Resource } from './http';
import { date, type FieldRules } from './rules';

/** `GET /users/test` → `data[]`: a test in the profile, newest first. */
export type TestScoreResource = Resource<{
  readonly type: TestType;
  /** `YYYY-MM-DD`. */
  readonly dateTaken: string;
  readonly scores: Readonly<Record<string, number>>;
}>;

export type NewTest = TestScoreResource['attributes'];

export interface ProfileCalls {
  'GET /users/test': { query: PageRequest; answer: Page<TestScoreResource> };
  'POST /users/test': { body: NewTest; answer: { readonly data: TestScoreResource } };
  'DELETE /users/test/{id}': { answer: void };
}

/** In the profile of one student. */
export const MOST_TESTS = 100;

export const TEST_TYPES = ['PSAT', 'SAT', 'ACT', 'TOEFL'] as const;
export type TestType = (typeof TEST_TYPES)[number];

/** Sections of each test, and the scores that they can have. */
export const TEST_SECTIONS = {
  PSAT: { sections: ['verbal', 'math'], min: 160, max: 760, step: 10 },
  SAT: { sections: ['verbal', 'math'], min: 200, max: 800, step: 10 },
  ACT: { sections: ['english', 'math', 'reading', 'science'], min: 1, max: 36, step: 1 },
  TOEFL: { sections: ['reading', 'writing', 'speaking', 'listening'], min: 1, max: 30, step: 1 },
} as const satisfies Record<
  TestType,
  { sections: readonly string[]; min: number; max: number; step: number }
>;

/** What is wrong with the score of a section, or undefined. */
export function scoreFault(type: TestType, section: string, score: unknown): string | undefined {
  const { min, max, step } = TEST_SECTIONS[type];
  const field = titled(section);
  if (score === undefined || score === null || score === '') return `${field} is a required field`;
  const number = typeof score === 'number' || typeof score === 'string' ? Number(score) : NaN;
  if (!(number >= min && number <= max)) return `${field} must be between ${min} and ${max}`;
  if (number % step === 0) return undefined;
  return step === 1 ? `${field} must be a whole number` : `${field} must be a multiple of ${step}`;
}

/** The one figure that a test is known by: the mean of the ACT's sections rounded half up, otherwise their sum. */
export function compositeOf(type: TestType, scores: TestScoreResource['attributes']['scores']): number {
  const { sections } = TEST_SECTIONS[type];
  const sum = sections.reduce((total, section) => total + (scores[section] ?? 0), 0);
  return type === 'ACT' ? Math.round(sum / sections.length) : sum;
}

export const testRules = {
  dateTaken: { required: 'Date taken is a required field', ...date('Date taken', '2026-03-14') },
} as const satisfies Record<string, FieldRules>;

export const testMessages = {
  testDateTooLate: 'The date must be before today',
  sameTest: 'You can not have the same test on the same date.',
  mostTests: `You can have ${MOST_TESTS} tests at most. Remove one first.`,
} as const;

const titled = (section: string) => `${section.charAt(0).toUpperCase()}${section.slice(1)}`;
