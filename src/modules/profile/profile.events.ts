import type { TestType } from '../../../contract/colleges';
import { events } from '../../kernel/event';

// Names and shapes are stored for ever: never edit one in place, add an upcast.
export type TestScoreEvents = {
  /** `dateTaken` is `YYYY-MM-DD`; `scores` holds one number for each section of the test. */
  TestScoreAdded: {
    testId: string;
    studentId: string;
    testType: TestType;
    dateTaken: string;
    scores: Readonly<Record<string, number>>;
  };
  TestScoreRemoved: { testId: string; studentId: string; testType: TestType; dateTaken: string };
};

export const testScoreEvents = events<TestScoreEvents>({
  TestScoreAdded: { personal: { of: 'studentId', fields: ['scores'] } },
  TestScoreRemoved: {},
});
