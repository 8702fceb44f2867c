import type { ReportColumn } from '../../../contract/application-report';
import type { Translated } from '../../../contract/translated';
import { messagesOf } from '../../kernel/sentences';

interface Range {
  min: number;
  max: number;
}

const en = {
  'choose-entity': 'Choose the school these results belong to.',
  'not-own-school': 'This isn’t your school.',
  'school-not-found': 'This school doesn’t exist.',
  'no-outcomes': 'The file has a header but no rows.',
  'nothing-to-import': 'No rows in this file can be imported.',
  'row-refused.act': ({ min, max }: Range) => `The ACT must be a whole number from ${min} to ${max}.`,
  'row-refused.class': ({ min, max }: Range) =>
    `The class must be the year of graduation, from ${min} to ${max}. Later classes are counted from their applications.`,
  'row-refused.college': 'We don’t have a college with this code. Use its CEEB code, or U and its UNITID.',
  'row-refused.decision': 'The decision must be admitted, waitlisted or denied.',
  'row-refused.gpa': ({ max }: Pick<Range, 'max'>) =>
    `The GPA must be out of 4, from 0 to ${max} with a weight.`,
  'row-refused.plan': 'The plan must be ED, ED2, EA, REA, regular or rolling.',
  'row-refused.sat': ({ min, max }: Range) => `The SAT must be a multiple of 10 from ${min} to ${max}.`,
};

const es: Translated<typeof en> = {
  'choose-entity': 'Elige la escuela de estos resultados.',
  'not-own-school': 'Esta no es tu escuela.',
  'school-not-found': 'Esta escuela no existe.',
  'no-outcomes': 'El archivo tiene un encabezado, pero ninguna fila.',
  'nothing-to-import': 'No se puede importar ninguna fila de este archivo.',
  'row-refused.act': ({ min, max }) => `El ACT debe ser un número entero de ${min} a ${max}.`,
  'row-refused.class': ({ min, max }) =>
    `La clase debe ser el año de graduación, de ${min} a ${max}. Las clases posteriores se cuentan por sus solicitudes.`,
  'row-refused.college':
    'No tenemos ninguna universidad con este código. Usa su código CEEB, o U y su UNITID.',
  'row-refused.decision': 'La decisión debe ser admitted, waitlisted o denied.',
  'row-refused.gpa': ({ max }) => `El promedio debe ser sobre 4, de 0 a ${max} si es ponderado.`,
  'row-refused.plan': 'El plan debe ser ED, ED2, EA, REA, regular o rolling.',
  'row-refused.sat': ({ min, max }) => `El SAT debe ser un múltiplo de 10 de ${min} a ${max}.`,
};

export const t = messagesOf({ en, es });

const englishReport = {
  row: 'Class or group',
  school: 'Whole school',
  rowOf: (year: string) => (year === 'none' ? 'No class' : `Class of ${year}`),
  columns: {
    ...{ students: 'Students', applicants: 'Applicants', applications: 'Applications' },
    ...{ submitted: 'Submitted', ed: 'Early Decision', ed2: 'Early Decision II', ea: 'Early Action' },
    ...{ rea: 'Restrictive Early Action', regular: 'Regular Decision', rolling: 'Rolling admission' },
    ...{ noPlan: 'No plan', deferred: 'Deferred', waitlisted: 'Waitlisted', admitted: 'Admitted' },
    ...{ denied: 'Denied', withdrawn: 'Withdrawn', undecided: 'No decision' },
    ...{ letters: 'Letters due', lettersOnTime: 'Letters on time' },
    ...{ documents: 'Transcripts and reports due', documentsOnTime: 'Transcripts and reports on time' },
  } satisfies Record<ReportColumn, string>,
};

const spanishReport: Translated<typeof englishReport> = {
  row: 'Clase o grupo',
  school: 'Toda la escuela',
  rowOf: (year) => (year === 'none' ? 'Sin clase' : `Clase de ${year}`),
  columns: {
    ...{ students: 'Estudiantes', applicants: 'Solicitantes', applications: 'Solicitudes' },
    ...{ submitted: 'Enviadas', ed: 'Decisión temprana', ed2: 'Decisión temprana II', ea: 'Acción temprana' },
    ...{ rea: 'Acción temprana restrictiva', regular: 'Decisión regular', rolling: 'Admisión continua' },
    ...{ noPlan: 'Sin plan', deferred: 'Aplazadas', waitlisted: 'En lista de espera', admitted: 'Admitidas' },
    ...{ denied: 'Rechazadas', withdrawn: 'Retiradas', undecided: 'Sin decisión' },
    ...{ letters: 'Cartas vencidas', lettersOnTime: 'Cartas a tiempo' },
    ...{ documents: 'Expedientes e informes vencidos', documentsOnTime: 'Expedientes e informes a tiempo' },
  },
};

export const reportTexts = { en: englishReport, es: spanishReport };
