import type { TestScoreEvents } from '../../src/modules/profile/profile.events';
import type { Samples } from './samples';

export const testScoreSamples = {
  TestScoreAdded: {
    testId: 't1',
    studentId: 's1',
    testType: 'SAT',
    dateTaken: '2026-03-14',
    scores: { verbal: 680, math: 710 },
  },
  TestScoreRemoved: { testId: 't1', studentId: 's1', testType: 'SAT', dateTaken: '2026-03-14' },
} satisfies Samples<TestScoreEvents>;
