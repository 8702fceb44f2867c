import { messages } from '../../../contract/en/messages';
import { requestSentences } from '../../../contract/en/requests';
import { testMessages } from '../../../contract/en/test-scores';
import { messages as spanishMessages } from '../../../contract/es/messages';
import { requestSentences as spanishRequestSentences } from '../../../contract/es/requests';
import { testMessages as spanishTestMessages } from '../../../contract/es/test-scores';
import type { Translated } from '../../../contract/translated';
import { messagesOf } from '../../kernel/sentences';

const longDateIn = (locale: string) => {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (day: string) => format.format(new Date(day));
};

const longDate = { en: longDateIn('en-US'), es: longDateIn('es-US') };

const en = {
  'account-too-young': ({ since }: { since: string }) =>
    `This account didn’t exist on that date. It was created on ${longDate.en(since)}.`,
  'activities-not-found': 'Activity not found.',
  'courses-not-found': 'Course not found.',
  'edited-since': 'This was changed since. Review it again.',
  'export-not-found': 'This export no longer exists. Export the record again.',
  'honors-not-found': 'Honor not found.',
  'invalid-parameters': messages.invalidParameters,
  'list-full': ({ most }: { most: number }) => `You can have up to ${most}. Remove one first.`,
  'day-to-come': 'That day is in the future. Choose today or an earlier day.',
  'same-test': testMessages.sameTest,
  'test-scores-not-found': 'Test not found.',

  dateTooLate: testMessages.testDateTooLate,
  gpaAboveScale: 'GPA can’t be higher than the scale',
  'no-such-filter': requestSentences.notAStudentFilter,
  'no-such-order': requestSentences.notAStudentOrder,
  rankBeyondSize: 'Class rank can’t be higher than class size',
  support: 'Support',
};

const es: Translated<typeof en> = {
  'account-too-young': ({ since }) =>
    `Esta cuenta no existía en esa fecha. Se creó el ${longDate.es(since)}.`,
  'activities-not-found': 'No se encontró la actividad.',
  'courses-not-found': 'No se encontró el curso.',
  'edited-since': 'Esto cambió desde entonces. Vuelve a revisarlo.',
  'export-not-found': 'Esa exportación ya no existe. Exporta el expediente otra vez.',
  'honors-not-found': 'No se encontró el reconocimiento.',
  'invalid-parameters': spanishMessages.invalidParameters,
  'list-full': ({ most }) => `Puedes tener ${most} como máximo. Quita uno primero.`,
  'day-to-come': 'Ese día está en el futuro. Elige hoy o un día anterior.',
  'same-test': spanishTestMessages.sameTest,
  'test-scores-not-found': 'No se encontró el examen.',

  dateTooLate: spanishTestMessages.testDateTooLate,
  gpaAboveScale: 'El promedio (GPA) no puede ser mayor que su escala',
  'no-such-filter': spanishRequestSentences.notAStudentFilter,
  'no-such-order': spanishRequestSentences.notAStudentOrder,
  rankBeyondSize: 'El lugar en la clase no puede ser mayor que el tamaño de la clase',
  support: 'Soporte',
};

export const catalogues = { en, es };

export const t = messagesOf(catalogues);
