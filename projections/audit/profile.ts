import { ERASED } from '../../src/kernel/personal';
import type { TestScoreEvents } from '../../src/modules/profile/profile.events';
import type { Describe } from './description';

export const describeProfile: Describe<TestScoreEvents> = {
  TestScoreAdded: ({ studentId, testType, dateTaken }) => ({
    sentence: `Added the ${testType} taken on ${dateTaken ?? ERASED} to the profile`,
    subject: studentId,
    after: { testType, dateTaken },
  }),
  TestScoreRemoved: ({ studentId, testType, dateTaken }) => ({
    sentence: `Removed the ${testType} taken on ${dateTaken ?? ERASED} from the profile`,
    subject: studentId,
    before: { testType, dateTaken },
  }),
};
