import { MOST_TESTS, type TestType } from '../../../contract/profile';
import { decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { TestScoreEvents } from './profile.events';
import { say } from './words';

interface Taken {
  readonly testId: string;
  readonly studentId: string;
  readonly testType: TestType;
  readonly dateTaken: string | null;
}

export type TestScoreCommands = {
  AddTestScore: TestScoreEvents['TestScoreAdded'];
  RemoveTestScore: { testId: string };
};

/** All tests in one student's profile: none twice on one date. */
export const testScores = decider<readonly Taken[], TestScoreCommands, TestScoreEvents>({
  name: 'test-scores',
  initial: [],
  decide: {
    AddTestScore: (added, taken) => {
      if (taken.some(({ testId }) => testId === added.testId)) return [];
      if (taken.some((test) => test.testType === added.testType && test.dateTaken === added.dateTaken)) {
        throw new Rejected('conflict', say('same-test'));
      }
      if (taken.length >= MOST_TESTS) throw new Rejected('conflict', say('most-tests', { most: MOST_TESTS }));
      return [{ type: 'TestScoreAdded', data: added }];
    },
    RemoveTestScore: ({ testId }, taken) =>
      taken
        .filter((test) => test.testId === testId)
        .map((data) => ({ type: 'TestScoreRemoved' as const, data })),
  },
  evolve: {
    TestScoreAdded: (taken, { scores: _scores, ...test }) => [...taken, test],
    TestScoreRemoved: (taken, { testId }) => taken.filter((test) => test.testId !== testId),
  },
});
