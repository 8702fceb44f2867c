import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../shared/lib/format';
import { crud } from '../../shared/list/es';
import type { t as english } from './en';

const college = crud({ one: 'universidad', many: 'universidades', gender: 'f' });

export const t: Translated<typeof english> = {
  titles: { colleges: 'Universidades', imports: 'Importar universidades' },
  list: { ...college.list, what: 'Universidades', search: 'Buscar por nombre o código CEEB' },
  count: (total) => counted(total, 'universidad', 'universidades'),
  none: 'Todavía no hay universidades. Agrega una o importa un archivo.',
  filters: {
    anyStatus: 'Cualquier estado',
    deadlines: 'Fechas límite',
    anyDeadlines: 'Con o sin fechas límite',
    noDeadlines: 'Sin fechas límite',
  },
  import: 'Importar',
  create: college.create,
  edit: { ...college.edit, title: (name) => `Editar ${name}` },
  remove: {
    ...college.remove,
    title: (name) => `¿Eliminar ${name}?`,
    consequence: () =>
      'No aparecerá en las búsquedas. Los estudiantes que la guardaron la conservan en su lista.',
    done: (name) => `Se eliminó ${name}.`,
  },
  college: {
    ceeb: 'Código CEEB',
    name: 'Nombre',
    about: 'Acerca de',
    state: 'Estado',
    stateOption: (code, name) => `${code} – ${name}`,
    location: 'Ubicación',
    status: 'Publicación',
    statuses: { review: 'En revisión', published: 'Publicada' },
    schoolType: 'Tipo de institución',
    schoolTypeHelp: 'Ejemplo: Private nonprofit, large city',
    control: 'Pública o privada',
    controls: { public: 'Pública', private: 'Privada' },
    division: 'División',
    divisionHelp: 'Ejemplo: NCAA D1',
    facStu: 'Estud./doc.',
    facStuHelp: 'Ejemplo: 12:1',
    geography: 'Geografía',
    smallClass: 'Clases pequeñas',
    urbanCenter1: 'Centro urbano 1',
    urbanCenter2: 'Centro urbano 2',
    airport: 'Aeropuerto',
    optional: 'Opcional',
    teacherLetters: 'Cartas de docentes',
    applicationFee: 'Cuota de solicitud',
    counselorLetter: 'Carta del consejero',
    schoolReport: 'Informe escolar',
    transcript: 'Expediente académico',
    midYearReport: 'Informe de mitad de año',
    finalReport: 'Informe final',
    testPolicy: 'Puntajes',
    unknown: 'No se sabe',
    required: 'Se pide',
    notRequired: 'No se pide',
    unknownHelp: 'Cuántas pide la universidad. Déjalo vacío si no se sabe.',
    feeHelp: 'En dólares, 0 si no hay. Déjalo vacío si no se sabe.',
    testPolicies: {
      required: 'Obligatorios',
      recommended: 'Recomendados',
      considered: 'Considerados, no obligatorios',
      neither: 'No considerados',
    },
  },
  deadlines: {
    tip: 'Fechas límite',
    label: (name) => `Fechas límite: ${name}`,
    title: (name) => `Fechas límite de ${name}`,
    ea: 'Acción temprana',
    ed1: 'Decisión temprana 1',
    ed2: 'Decisión temprana 2',
    reg: 'Decisión regular',
    save: 'Guardar fechas límite',
    add: 'Agregar fechas límite',
    reset: 'Borrar fechas límite',
    resetTitle: (name) => `¿Borrar las fechas límite de ${name}?`,
    resetConsequence:
      'Se borran las cuatro fechas, también para los estudiantes que las tienen en su calendario.',
    resetDone: (name) => `Se borraron las fechas límite de ${name}.`,
  },
  imports: {
    all: 'Todas las universidades',
    file: 'Archivo CSV de universidades',
    help: 'Usa el archivo del College Scorecard tal como se publica, o uno con las columnas unitid, name, city, state y control. Las columnas about, urban_center_1, urban_center_2 y airport son opcionales y describen las universidades nuevas. Las columnas teacher_letters, counselor_letter, school_report, mid_year_report, final_report, transcript y application_fee dicen qué pide la universidad: un número, o yes o no. 20 MB como máximo. Revisaremos el archivo antes de importarlo.',
    willChange: (rows, added, changed, unchanged) =>
      `${counted(rows, 'fila')}: ${formatNumber(added)} por agregar, ${formatNumber(changed)} por cambiar, ${formatNumber(unchanged)} sin cambios.`,
    hasChanged: (added, changed, unchanged) =>
      `${counted(added, 'agregada')}, ${counted(changed, 'cambiada')}, ${formatNumber(unchanged)} sin cambios.`,
    undoResult: (deleted, restored, unchanged) =>
      `Deshecho: ${counted(deleted, 'eliminada')}, ${counted(restored, 'devuelta a como era', 'devueltas a como eran')}, ${formatNumber(unchanged)} sin tocar porque alguien las editó después.`,
    publish: 'Publicar de inmediato las universidades nuevas',
    run: (colleges) => `Importar ${counted(colleges, 'universidad', 'universidades')}`,
    undoConsequence:
      'Se eliminan las universidades que agregó, y los datos que cambió vuelven a ser los de antes. Lo que se haya editado después se queda.',
  },
};
