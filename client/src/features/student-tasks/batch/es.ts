import type { Translated } from 'contract/translated';
import type { t as english } from './en';
import { counted, formatNumber } from '../../../shared/lib/format';

export const t: Translated<typeof english> = {
  added: 'Tarea personalizada agregada',
  takenBack: '¡Tarea eliminada!',
  takeBack: 'Quitársela a todos',
  add: 'Agregar tarea',
  assignAgain: 'Volver a asignar',
  everybody: 'Todos los estudiantes, también quienes lleguen después, con la fecha de entrega de abajo.',
  students: 'Estudiantes',
  chosen: 'Estudiantes elegidos',
  more: (students: number) => `y ${formatNumber(students)} más`,
  noStudents: 'Elige un estudiante, o Todos, para agregar una tarea.',
  when: 'Para cuándo es',
  modes: { one: 'Una fecha', deadline: 'Antes de una fecha límite', each: 'Una fecha por persona' },
  days: 'Días antes de la fecha límite',
  presets: 'Plazos habituales',
  preset: (days: number) => `${counted(days, 'día')} antes`,
  deadlineOf: 'Fecha límite',
  next: 'La próxima de cada estudiante',
  dates: 'Fechas',
  dateOf: (student: string) => `Fecha de entrega de ${student}`,
  before: (college: string, day: string) => `${college}: ${day}`,
  noDeadline: 'Sin fecha límite: la fecha de entrega de arriba',
  help: {
    one: 'Todos reciben la fecha de entrega de arriba.',
    deadline:
      'La fecha de entrega de arriba es para quien no tiene fecha límite. Un día que ya pasó se cambia por hoy. Las fechas se quedan aunque la fecha límite cambie.',
    each: 'Quien no tenga una fecha aquí recibe la fecha de entrega de arriba.',
  },
  preview: 'Como la verá el estudiante',
  noName: 'El nombre de la tarea',
  given: (task: string, students: number) => `“${task}” se dio a ${counted(students, 'estudiante')}.`,
  notGiven: (students: number) =>
    `${counted(students, 'estudiante')} no la ${students === 1 ? 'recibió' : 'recibieron'}.`,
  results: 'Qué pasó con cada estudiante',
  outcomes: {
    assigned: 'Asignada',
    unchanged: 'Ya la tenía',
    'no-access': 'No se asignó: ya no tienes acceso',
  },
  due: (day: string) => `para el ${day}`,
};
