import { messages } from '../../../contract/es/messages';
import { testMessages } from '../../../contract/es/test-scores';
import type { Translated } from '../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'account-too-young': ({ since }) => `Ese día todavía no existía la cuenta: se abrió el ${since}.`,
  'activities-not-found': 'No se encontró la actividad.',
  'courses-not-found': 'No se encontró el curso.',
  'edited-since': 'Ha cambiado desde entonces. Vuelve a revisarlo.',
  'export-not-found': 'Esa exportación ya no existe. Exporta el expediente otra vez.',
  'honors-not-found': 'No se encontró el reconocimiento.',
  'invalid-parameters': messages.invalidParameters,
  'list-full': ({ most }) => `Hay lugar para ${most}. Quita uno primero.`,
  'day-to-come': 'Ese día todavía no llega: elige hoy o un día anterior.',
  'same-test': testMessages.sameTest,
  'test-scores-not-found': 'No se encontró el examen.',

  beforeNoCursor: 'before debe ser un cursor',
  dateTooLate: testMessages.testDateTooLate,
  gpaAboveScale: 'El promedio (GPA) no puede ser mayor que su escala',
  noExpectation: 'Indica qué se espera que sea',
  noItem: 'item debe ser el id de un elemento',
  noOrder: 'Indica las actividades en su orden',
  'no-such-filter':
    'Los estudiantes se filtran por tareas atrasadas, retraso, inactividad, falta de universidades o falta de expediente',
  'no-such-order': 'Los estudiantes se ordenan por una de sus columnas',
  rankBeyondSize: 'El lugar en la clase no puede ser mayor que el tamaño de la clase',
  support: 'Soporte',
  unknownPart: 'part debe ser una parte del expediente',
  unknownLanguage: 'Elige uno de los idiomas disponibles',
  unknownTest: 'El tipo debe ser PSAT, SAT, ACT o TOEFL',
};
