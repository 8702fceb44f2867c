import { examMessages } from '../../../../contract/es/exams';
import { testMessages } from '../../../../contract/es/test-scores';
import type { Translated } from '../../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'counted-yes-or-no': 'counted debe ser true o false',
  'date-too-late': testMessages.testDateTooLate,
  'exam-not-found': examMessages.noTests,
  'invalid-parameters': examMessages.invalid,
  'no-sections': 'sections debe ser una lista',
  'other-type': ({ type }) => `Este es un ${type}. Ingresa el otro examen por separado.`,
  'same-test': testMessages.sameTest,
};
