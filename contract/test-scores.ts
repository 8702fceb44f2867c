import type { Page, Resource } from './http';
import { date, required, type RuleViolation, type FieldRules } from './rules';

export { testMessages, testSections } from './en/test-scores';

export interface TestScore {
  readonly type: TestType;
  readonly dateTaken: string;
  readonly scores: Readonly<Record<string, number>>;
}

export type TestScoreResource = Resource<TestScore>;

export interface TestScoreCalls {
  'GET /users/test': { answer: Page<TestScoreResource> };
  'POST /users/test': { answer: { readonly data: TestScoreResource } };
  'DELETE /users/test/{id}': { answer: void };
  'POST /users/test/{id}/restore': { answer: void };
}

export const TEST_TYPES = ['PSAT', 'SAT', 'ACT', 'TOEFL'] as const;
export type TestType = (typeof TEST_TYPES)[number];

export const TEST_SECTIONS = {
  PSAT: { sections: ['verbal', 'math'], min: 160, max: 760, step: 10 },
  SAT: { sections: ['verbal', 'math'], min: 200, max: 800, step: 10 },
  ACT: { sections: ['english', 'math', 'reading', 'science'], min: 1, max: 36, step: 1 },
  TOEFL: { sections: ['reading', 'writing', 'speaking', 'listening'], min: 1, max: 30, step: 1 },
} as const satisfies Record<
  TestType,
  { sections: readonly string[]; min: number; max: number; step: number }
>;

export type TestSection = (typeof TEST_SECTIONS)[TestType]['sections'][number];

export function scoreIssue(type: TestType, field: TestSection, score: unknown): RuleViolation | undefined {
  const { min, max, step } = TEST_SECTIONS[type];
  if (score === undefined || score === null || score === '') return { code: 'required', field };
  const number = typeof score === 'number' || typeof score === 'string' ? Number(score) : NaN;
  if (!(number >= min && number <= max)) return { code: 'outOfRange', field, min, max };
  if (number % step === 0) return undefined;
  return step === 1 ? { code: 'notWhole', field } : { code: 'notMultiple', field, step };
}

/** The composite of an ACT is the mean of its sections, rounded half up; that of other tests is their sum. */
export function compositeOf(type: TestType, scores: TestScoreResource['attributes']['scores']): number {
  const { sections } = TEST_SECTIONS[type];
  const sum = sections.reduce((total, section) => total + (scores[section] ?? 0), 0);
  return type === 'ACT' ? Math.round(sum / sections.length) : sum;
}

export const testRules = {
  dateTaken: { ...required('dateTaken'), ...date('dateTaken', '2026-03-14') },
} as const satisfies Record<string, FieldRules>;
