import { examMessages } from '../../../../contract/en/exams';
import { testMessages } from '../../../../contract/en/test-scores';

export const en = {
  'exam-not-found': examMessages.noTests,
  'same-test': testMessages.sameTest,
};
