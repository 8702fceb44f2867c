import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../shared/lib/format';
import type { t as english } from './en';

const results = (count: number) => counted(count, 'resultado');

export const t: Translated<typeof english> = {
  importTitle: 'Importar resultados pasados',
  schools: 'las escuelas',
  noSchools: 'Todavía no hay escuelas.',
  file: 'Archivo CSV con los resultados de clases pasadas',
  help: 'Una fila por solicitud, sin nombres, 5 MB como máximo. Revisaremos el archivo antes de importarlo.',
  columns: {
    college: 'Código CEEB, o U y el UNITID. Obligatorio.',
    class: 'Año de graduación, como 2025. Obligatorio.',
    plan: 'ED, ED2, EA, REA, regular o rolling.',
    decision: 'admitted, waitlisted o denied. Obligatorio.',
    gpa: 'Sobre 4.',
    sat: 'El mejor total, de 400 a 1600.',
    act: 'El mejor puntaje compuesto, de 1 a 36.',
  },
  willImport: (rows, outcomes, school) =>
    `${counted(rows, 'fila')} para ${school}: ${results(outcomes)} para importar.`,
  hasImported: (outcomes, school) =>
    outcomes === 1
      ? `1 resultado importado para ${school}.`
      : `${results(outcomes)} importados para ${school}.`,
  undoResult: (removed) => `Deshecho: ${formatNumber(removed)} quitados.`,
  run: (count) => `Importar ${results(count)}`,
  undoConsequence: 'Los resultados de este archivo desaparecen de las páginas de sus universidades.',
  report: {
    title: 'Informe de solicitudes',
    what: 'el informe',
    line: (school, date) => `${school}, ${date}`,
    print: 'Imprimir',
    csv: 'Descargar CSV',
    tables: {
      plans: 'Solicitudes por plan',
      decisions: 'Solicitudes por decisión',
      onTime: 'Cartas y expedientes, pasada la fecha límite',
    },
    kinds: { class: 'Por clase', group: 'Por grupo' },
    row: 'Clase o grupo',
    school: 'Toda la escuela',
    classOf: (year) => (year === 'none' ? 'Sin clase' : `Clase de ${year}`),
    columns: {
      students: 'Estudiantes',
      applicants: 'Se postulan',
      applications: 'Solicitudes',
      submitted: 'Enviadas',
      ed: 'Dec. temprana',
      ed2: 'Dec. temprana II',
      ea: 'Acción temprana',
      rea: 'Acción restrictiva',
      regular: 'Regular',
      rolling: 'Continua',
      noPlan: 'Sin plan',
      deferred: 'Aplazadas',
      waitlisted: 'En espera',
      admitted: 'Admitidas',
      denied: 'Rechazadas',
      withdrawn: 'Retiradas',
      undecided: 'Sin decisión',
      letters: 'Cartas',
      lettersOnTime: 'Listas a tiempo',
      documents: 'Expedientes e informes',
      documentsOnTime: 'Enviados a tiempo',
    },
    number: formatNumber,
    dash: '–',
    hiddenCell: 'Oculto',
    hidden: (least) => `Un guion significa menos de ${least}, o un número que revelaría uno que está oculto.`,
  },
};
