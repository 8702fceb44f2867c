import type { Translated } from 'contract/translated';
import { crud } from '../../shared/list/es';
import type { t as english } from './en';
import { counted, formatNumber } from '../../shared/lib/format';

const item = (one: string, gender: 'f' | 'm', added: string, edited: string, deleted: string) => {
  const { create, edit, remove } = crud({ one, many: one, gender });
  return {
    create: { ...create, submit: 'Guardar', done: added },
    edit: { ...edit, done: edited },
    remove: { ...remove, confirm: 'Eliminar', done: () => deleted },
  };
};

export const t: Translated<typeof english> = {
  panel: 'Detalles del perfil',
  listMenu: (title: string) => `Acciones de toda la lista: ${title}`,
  listHistory: 'Historial y elementos eliminados',
  fields: {
    title: 'Título',
    description: 'Descripción',
    startYear: 'Año de inicio',
    endYear: 'Año de fin',
    weeksPerYear: 'Semanas por año',
    hoursPerWeek: 'Horas por semana',
    type: 'Tipo',
    dateReceived: 'Fecha en que lo recibiste',
    name: 'Nombre del curso',
    gradeYear: 'Grado',
    semester1: 'Calificación del semestre 1',
    semester2: 'Calificación del semestre 2',
    test: 'Examen',
    dateTaken: 'Fecha del examen',
  },
  activities: {
    title: 'Actividades',
    empty: 'Aún no hay actividades.',
    ...item('actividad', 'f', 'La actividad se agregó', 'Se guardó la actividad.', 'Actividad eliminada'),
    descriptionMark: (at: number) => `Common App: ${at}`,
    years: (from: string, to: string) => (from === to ? from : `${from} – ${to}`),
    hours: (hoursPerWeek: number, weeksPerYear: number, hoursPerYear: number) =>
      `${hoursPerWeek} h × ${counted(weeksPerYear, 'semana')} = ${formatNumber(hoursPerYear)} h al año`,
    hoursPerYear: (hours: number) => `${counted(hours, 'hora')} al año`,
    noHours: 'Calcularemos tus horas al año.',
    beyond: (most: number) => `Fuera del límite de ${most} de Common App`,
    summary: (count: number, hours: number, most: number) =>
      `${counted(hours, 'hora')} al año en ${counted(count, 'actividad', 'actividades')}, en tu orden. La Common App toma las primeras ${most}.`,
  },
  courses: {
    title: 'Cursos',
    empty: 'Aún no hay cursos.',
    ...item('curso', 'm', 'El curso se agregó.', 'Se guardó el curso.', 'Curso eliminado'),
    noGrade: 'Sin calificación',
    yearly: 'Si tu escuela da una sola calificación al año, llena solo el semestre 2.',
    gradeYear: (grade: string) => `${grade} grado`,
    yearGrade: (grade: string) => `Año: ${grade}`,
    semester: (semester: 1 | 2, grade: string) => `Semestre ${semester}: ${grade}`,
  },
  honors: {
    title: 'Reconocimientos',
    empty: 'Aún no hay reconocimientos.',
    ...item(
      'reconocimiento',
      'm',
      'El reconocimiento se agregó',
      'El reconocimiento se guardó',
      'Reconocimiento eliminado',
    ),
    choose: 'Elige uno',
    types: { Local: 'Local', National: 'Nacional', International: 'Internacional', School: 'Escolar' },
  },
  tests: {
    title: 'Exámenes',
    empty: 'Aún no hay exámenes.',
    create: { title: 'Agregar examen', submit: 'Guardar', done: 'El examen se agregó.' },
    remove: {
      ...crud({ one: 'examen', many: 'exámenes', gender: 'm' }).remove,
      confirm: 'Eliminar',
      done: () => 'Examen eliminado',
    },
    failed: 'Error',
    range: (min: number, max: number) => `${min} a ${max}`,
  },
  history: {
    tip: 'Historial',
    title: (name: string) => `Historial de ${name}`,
    what: 'el historial',
    empty: 'Aún no hay cambios.',
    earlier: 'Mostrar anteriores',
    ofItem: (sentence: string, item: string) => `${sentence}: ${item}`,
    actor: (name: string, role: string) => `${name} (${role})`,
    restore: 'Restaurar',
    restoreItem: (name: string) => `Restaurar ${name}`,
    restored: (name: string) => `Se restauró ${name}.`,
    fields: {
      gpa: 'Promedio (GPA)',
      gpaScale: 'Escala del GPA',
      highSchoolName: 'Preparatoria',
      highSchoolSize: 'Tamaño',
      highSchoolType: 'Tipo',
      gradeYear: 'Grado',
      semesterGrades: 'Calificaciones',
      major1: 'Primera opción',
      major2: 'Segunda opción',
      major3: 'Tercera opción',
      favorite1: 'Primer favorito',
      favorite2: 'Segundo favorito',
    },
  },
};
