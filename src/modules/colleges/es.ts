import { collegeMessages } from '../../../contract/es/colleges';
import { ruleSentences } from '../../../contract/es/rules';
import { sentenceOf, withFullStop } from '../../../contract/sentences';
import type { Translated } from '../../../contract/translated';
import type { en, NumberName } from './en';

const numbers: Readonly<Record<NumberName, string>> = {
  act: 'un puntaje del ACT',
  dollars: 'una cantidad en dólares',
  latitude: 'una latitud',
  letters: 'un número de cartas',
  longitude: 'una longitud',
  rate: 'una tasa',
  ratio: 'una proporción',
  sat: 'un puntaje de una sección del SAT',
  students: 'un número de estudiantes',
};

const percentage = new Intl.NumberFormat('es-US', { maximumFractionDigits: 1 });
const percent = (rate: number) => `${percentage.format(rate * 100)}%`;

const standing =
  (where: string): Translated<typeof en.withinRange> =>
  ({ test, own, low, high, rate }) => {
    const admits =
      rate === null ? '' : `, y la universidad admite al ${percent(rate)} de quienes la solicitan`;
    return `Tu mejor ${test}, de ${own}, está ${where} 50% central (${low}–${high})${admits}.`;
  };

export const es: Translated<typeof en> = {
  'application-not-begun': 'Pasa la universidad a “En proceso” antes de registrar su solicitud.',
  'binding-plan-taken': ({ college }) =>
    `Solo puede haber una solicitud vinculante abierta, y ya la tiene ${college}.`,
  'final-choice-taken': ({ college }) => `La elección final ya es ${college}.`,
  'ceeb-code-taken': ({ ceebCode }) => `Ya hay una universidad con el código CEEB ${ceebCode}.`,
  'college-not-found': 'No se encontró la universidad.',
  'complete-before-submitted': 'La solicitud no puede estar completa antes de enviarse.',
  'complete-in-future': 'El día en que quedó completa no puede estar en el futuro.',
  'decided-before-submitted': 'La decisión no puede ser anterior al envío.',
  'decided-in-future': 'El día de la decisión no puede estar en el futuro.',
  'final-choice-not-admitted': 'Solo puede ser la elección final una universidad que te admitió.',
  'no-binding-admission': 'Solo una admisión por un plan vinculante retira las demás solicitudes.',
  'no-colleges-found': collegeMessages.noneFound,
  'not-a-college-file.no-colleges': 'El archivo no tiene universidades.',
  'not-submitted': 'Registra primero cuándo se envió la solicitud.',
  'row-refused.city': 'La ciudad debe tener de 1 a 120 caracteres.',
  'row-refused.control': 'El control debe ser public, private-nonprofit o private-for-profit, o 1 a 3.',
  'row-refused.name': 'El nombre debe tener de 1 a 120 caracteres.',
  'row-refused.number': ({ cell, what, min, max }) =>
    `“${cell}” no es ${numbers[what]} entre ${min} y ${max}.`,
  'row-refused.rule': (violation) => withFullStop(sentenceOf(violation, ruleSentences)),
  'row-refused.state': ({ state }) => `“${state}” no es un estado o territorio de EE. UU.`,
  'row-refused.unit-id': 'El UNITID debe tener seis dígitos.',
  'saved-college-not-found': 'No se encontró la universidad guardada.',
  'submitted-in-future': 'El día del envío no puede estar en el futuro.',
  'unit-id-taken': ({ name, unitId }) => `${name} ya tiene el UNITID ${unitId}.`,

  codeNotCeeb: ({ ceebCode, unitId }) => `${ceebCode} no es un código CEEB. Usaremos U${unitId}.`,
  codeRepeated: ({ ceebCode, unitId }) =>
    `Más de una línea tiene el código CEEB ${ceebCode}. Usaremos U${unitId}.`,
  codeTaken: ({ ceebCode, unitId, holder }) =>
    `${holder} ya tiene el código CEEB ${ceebCode}. Usaremos U${unitId}.`,
  unitIdRepeated: ({ unitId, line }) => `La línea ${line} ya tiene el UNITID ${unitId}.`,

  aboveRange: standing('por encima del'),
  aboveRangeButSelective: ({ test, own, low, high, rate }) =>
    `Tu mejor ${test}, de ${own}, está por encima del 50% central (${low}–${high}), pero la universidad admite solo al ${percent(rate)} de quienes la solicitan.`,
  belowRange: standing('por debajo del'),
  noRange: 'La universidad no publica un rango del SAT o del ACT para comparar.',
  noTests: 'Tu perfil no tiene un SAT o un ACT para comparar.',
  otherTest: ({ tests }) =>
    `La universidad solo publica un rango del ${tests.join(' y del ')}, que no está en tu perfil.`,
  selective: ({ rate }) =>
    `Admite al ${percent(rate)} de quienes la solicitan, así que es ambiciosa para todos.`,
  withinRange: standing('dentro del'),
};
