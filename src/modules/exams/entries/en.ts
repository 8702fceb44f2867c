import { examMessages } from '../../../../contract/en/exams';
import { testMessages } from '../../../../contract/en/test-scores';

export const en = {
  'counted-yes-or-no': 'counted must be true or false',
  'date-too-late': testMessages.testDateTooLate,
  'exam-not-found': examMessages.noTests,
  'invalid-parameters': examMessages.invalid,
  'no-sections': 'sections must be a list',
  'other-type': ({ type }: { type: string }) => `This is an ${type}. Enter the other test separately.`,
  'same-test': testMessages.sameTest,
};
