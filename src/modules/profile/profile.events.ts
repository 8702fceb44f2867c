import { events } from '../../kernel/event';
import { CHOICE, ID, PERSON, sealedValue } from '../../kernel/personal';

type TestType = 'PSAT' | 'SAT' | 'ACT' | 'TOEFL';

// Names and shapes are stored for ever: never edit one in place, add an upcast.
export type TestScoreEvents = {
  /** `dateTaken` is `YYYY-MM-DD`; `scores` holds one number for each section of the test; null once erased. */
  TestScoreAdded: {
    testId: string;
    studentId: string;
    testType: TestType;
    dateTaken: string | null;
    scores: Readonly<Record<string, number | null>>;
  };
  TestScoreRemoved: { testId: string; studentId: string; testType: TestType; dateTaken: string | null };
};

const ref = { testId: ID, studentId: PERSON, testType: CHOICE, dateTaken: sealedValue('studentId') };

export const testScoreEvents = events<TestScoreEvents>({
  TestScoreAdded: { fields: { ...ref, scores: sealedValue('studentId') } },
  TestScoreRemoved: { fields: ref },
});
