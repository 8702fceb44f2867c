import { examMessages } from '../../../../contract/en/exams';
import { testMessages } from '../../../../contract/en/test-scores';

export const en = {
  'date-too-late': testMessages.testDateTooLate,
  'exam-not-found': examMessages.noTests,
  'invalid-parameters': examMessages.invalid,
  'other-type': ({ type }: { type: string }) => `This is an ${type}. Enter the other test separately.`,
  'same-test': testMessages.sameTest,
};
