import type { TestType } from '../contract/profile';
import { projection } from '../src/kernel/projection';
import type { TestScoreEvents } from '../src/modules/profile/profile.events';

export interface TestScore {
  readonly id: string;
  readonly type: TestType;
  /** `YYYY-MM-DD`. */
  readonly dateTaken: string;
  readonly scores: Readonly<Record<string, number>>;
}

export interface TestScores {
  /** The student's. */
  readonly id: string;
  /** Newest first. */
  readonly tests: readonly TestScore[];
}

const newestFirst = (a: TestScore, b: TestScore) =>
  a.dateTaken === b.dateTaken ? (a.id < b.id ? -1 : 1) : a.dateTaken < b.dateTaken ? 1 : -1;

type Added = TestScoreEvents['TestScoreAdded'];
type Known = Added & Pick<TestScore, 'dateTaken' | 'scores'>;

/** Of somebody erased, date and scores are null. */
const isKnown = (added: Added): added is Known =>
  added.dateTaken !== null && !Object.values(added.scores).includes(null);

const testOf = ({ testId, testType, dateTaken, scores }: Known): TestScore => ({
  id: testId,
  type: testType,
  dateTaken,
  scores,
});

/** A student's tests in one document, so that they go with the account. */
export const testScores = projection<TestScores, TestScoreEvents>({
  name: 'test-scores',
  version: 2,
  indexes: [{ id: 1 }],
  key: ({ data }) => data.studentId,
  empty: (id) => ({ id, tests: [] }),
  erasure: { id: 'nothing' },
  on: {
    TestScoreAdded: ({ id, tests }, { data }) => ({
      id,
      tests: isKnown(data) ? [...tests, testOf(data)].sort(newestFirst) : tests,
    }),
    TestScoreRemoved: ({ id, tests }, { data }) => ({
      id,
      tests: tests.filter(({ id }) => id !== data.testId),
    }),
  },
});
