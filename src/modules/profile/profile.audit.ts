import { ERASED } from '../../kernel/personal';
import type { Describe } from '../../kernel/audit';
import type { TestScoreEvents } from './profile.events';

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
