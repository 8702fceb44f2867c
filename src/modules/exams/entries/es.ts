import { examMessages } from '../../../../contract/es/exams';
import { testMessages } from '../../../../contract/es/test-scores';
import type { Translated } from '../../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'date-too-late': testMessages.testDateTooLate,
  'exam-not-found': examMessages.noTests,
  'invalid-parameters': examMessages.invalid,
  'other-type': ({ type }) => `Este es un ${type}. Ingresa el otro examen por separado.`,
  'same-test': testMessages.sameTest,
};
