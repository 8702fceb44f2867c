import { examMessages } from '../../../../contract/en/exams';
import { testMessages } from '../../../../contract/en/test-scores';
import { examMessages as spanishExamMessages } from '../../../../contract/es/exams';
import { testMessages as spanishTestMessages } from '../../../../contract/es/test-scores';
import type { Translated } from '../../../../contract/translated';
import { messagesOf } from '../../../kernel/sentences';

const en = {
  'date-too-late': testMessages.testDateTooLate,
  'exam-not-found': examMessages.noTests,
  'invalid-parameters': examMessages.invalid,
  'other-type': ({ type }: { type: string }) => `This is an ${type}. Enter the other test separately.`,
  'same-test': testMessages.sameTest,
};

const es: Translated<typeof en> = {
  'date-too-late': spanishTestMessages.testDateTooLate,
  'exam-not-found': spanishExamMessages.noTests,
  'invalid-parameters': spanishExamMessages.invalid,
  'other-type': ({ type }) => `Este es un ${type}. Ingresa el otro examen por separado.`,
  'same-test': spanishTestMessages.sameTest,
};

export const t = messagesOf({ en, es });
