import type { Translated } from 'contract/translated';
import { counted, formatNumber, formatPercent } from '../../shared/lib/format';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  title: 'Exámenes de práctica',
  count: (tests) => counted(tests, 'examen', 'exámenes'),
  list: {
    what: 'Exámenes de práctica',
    search: 'Buscar por nombre o correo electrónico',
    pages: 'Páginas de exámenes',
  },
  none: 'Aún no hay exámenes de práctica de tus estudiantes. Usa AGREGAR EXAMEN en la lista de estudiantes para ingresar uno.',
  noMatch: 'Ningún examen coincide. Elige otro tipo o modelo, o busca otro nombre.',
  student: 'Estudiante',
  test: 'Examen',
  taken: 'Fecha',
  total: 'Total o compuesto',
  sections: 'Secciones',
  form: (type, code) => `${type} ${code}`,
  section: (name, score) => `${name} ${score}`,
  types: { label: 'Tipo', all: 'Todos los tipos' },
  forms: { label: 'Modelo', all: 'Todos los modelos' },
  analysis: (name, form) => `${name}: análisis de ${form}`,
  edit: {
    tip: 'Editar respuestas',
    label: (name, form) => `Editar respuestas: ${name}, ${form}`,
  },
  classEntry: 'Ingresar por clase',
  file: 'examenes-de-practica.csv',
  averages: {
    heading: (form) => `Promedios de la clase: ${form}`,
    choose: 'Elige un modelo para ver los resultados de tus estudiantes por habilidad.',
    of: (students) =>
      students === 1
        ? 'Con el examen más reciente de 1 estudiante; primero las habilidades más débiles.'
        : `Con el examen más reciente de cada uno de los ${formatNumber(students)} estudiantes; primero las habilidades más débiles.`,
    hidden: (students, fewest) =>
      `Para proteger la privacidad, los promedios necesitan al menos ${counted(fewest, 'estudiante')}. Tienes ${formatNumber(students)}.`,
    what: 'promedios de la clase',
    none: 'Este modelo no tiene datos de habilidades.',
    percentage: (percentage) => (percentage === null ? 'Sin preguntas' : formatPercent(percentage / 100)),
  },
};
