import type { TestType } from '../contract/colleges';
import { projection } from '../src/kernel/projection';
import type { IdentityEvents } from '../src/modules/identity/identity.events';
import type { TestScoreEvents } from '../src/modules/profile/profile.events';

export interface TestScore {
  readonly id: string;
  readonly type: TestType;
  /** `YYYY-MM-DD`. */
  readonly dateTaken: string;
  readonly scores: Readonly<Record<string, number>>;
}

export interface TestScores {
  readonly studentId: string;
  /** Newest first. */
  readonly tests: readonly TestScore[];
}

const newestFirst = (a: TestScore, b: TestScore) =>
  a.dateTaken === b.dateTaken ? (a.id < b.id ? -1 : 1) : a.dateTaken < b.dateTaken ? 1 : -1;

/** A student's tests in one document, so that they go with the account. */
export const testScores = projection<TestScores, TestScoreEvents & Pick<IdentityEvents, 'AccountErased'>>({
  name: 'test-scores',
  version: 1,
  indexes: [],
  key: ({ data }) => ('studentId' in data ? data.studentId : data.userId),
  empty: (studentId) => ({ studentId, tests: [] }),
  on: {
    TestScoreAdded: ({ studentId, tests }, { data: { testId, testType, dateTaken, scores } }) => ({
      studentId,
      tests: [...tests, { id: testId, type: testType, dateTaken, scores }].sort(newestFirst),
    }),
    TestScoreRemoved: ({ studentId, tests }, { data }) => ({
      studentId,
      tests: tests.filter(({ id }) => id !== data.testId),
    }),
    AccountErased: () => null,
  },
});
