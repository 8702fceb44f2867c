import { messages } from '../../../contract/en/messages';
import { testMessages } from '../../../contract/en/profile';

export const en = {
  'invalid-parameters': messages.invalidParameters,
  'most-tests': testMessages.mostTests,
  'same-test': testMessages.sameTest,
  'test-not-found': 'Test not found.',

  dateTooLate: testMessages.testDateTooLate,
  unknownTest: 'Type must be PSAT, SAT, ACT or TOEFL',
};
