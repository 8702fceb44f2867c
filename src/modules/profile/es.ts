import { requestSentences } from '../../../contract/es/requests';
import { messages } from '../../../contract/es/messages';
import { testMessages } from '../../../contract/es/test-scores';
import type { Translated } from '../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'account-too-young': ({ since }) => `Esta cuenta no existía en esa fecha. Se creó el ${since}.`,
  'activities-not-found': 'No se encontró la actividad.',
  'courses-not-found': 'No se encontró el curso.',
  'edited-since': 'Esto cambió desde entonces. Vuelve a revisarlo.',
  'export-not-found': 'Esa exportación ya no existe. Exporta el expediente otra vez.',
  'honors-not-found': 'No se encontró el reconocimiento.',
  'invalid-parameters': messages.invalidParameters,
  'list-full': ({ most }) => `Puedes tener ${most} como máximo. Quita uno primero.`,
  'day-to-come': 'Ese día está en el futuro. Elige hoy o un día anterior.',
  'same-test': testMessages.sameTest,
  'test-scores-not-found': 'No se encontró el examen.',

  dateTooLate: testMessages.testDateTooLate,
  gpaAboveScale: 'El promedio (GPA) no puede ser mayor que su escala',
  'no-such-filter': requestSentences.notAStudentFilter,
  'no-such-order': requestSentences.notAStudentOrder,
  rankBeyondSize: 'El lugar en la clase no puede ser mayor que el tamaño de la clase',
  support: 'Soporte',
};
