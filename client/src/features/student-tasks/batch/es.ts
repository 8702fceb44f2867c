import type { Translated } from 'contract/translated';
import type { t as english } from './en';
import { counted, formatNumber } from '../../../shared/lib/format';

export const t: Translated<typeof english> = {
  added: 'Tarea personalizada agregada',
  undone: '¡Tarea eliminada!',
  undoForAll: 'Deshacer para todos',
  addFor: (students) =>
    students === 0 ? 'Agregar tarea' : `Agregar tarea para ${counted(students, 'estudiante')}`,
  addForAll: 'Agregar tarea para todos los estudiantes',
  startFrom: 'Empezar con',
  emptyTask: 'Una tarea vacía',
  templates: 'Tus plantillas',
  lastTasks: 'Tus últimas tareas',
  addedOn: (task, day) => `${task} (agregada el ${day})`,
  saveTemplate: 'Guardar como plantilla',
  templateSaved: 'Plantilla guardada.',
  unready: 'Antes de agregarla:',
  assignAgain: 'Volver a asignar',
  everybody: 'Todos los estudiantes, incluidos los nuevos, con la fecha de entrega de abajo.',
  students: 'Estudiantes',
  chosen: 'Estudiantes elegidos',
  more: (students: number) => `y ${formatNumber(students)} más`,
  noStudents: 'Elige un estudiante, o Todos, para agregar una tarea.',
  when: 'Para cuándo es',
  modes: { one: 'Una fecha', deadline: 'Antes de una fecha límite', each: 'Fechas individuales' },
  days: 'Días antes de la fecha límite',
  presets: 'Opciones comunes',
  preset: (days: number) => `${counted(days, 'día')} antes`,
  deadlineOf: 'Fecha límite',
  next: 'La próxima fecha límite de cada estudiante',
  dates: 'Fechas',
  dateOf: (student: string) => `Fecha de entrega de ${student}`,
  before: (college: string, day: string) => `${college}: ${day}`,
  noDeadline: (students) =>
    students === 1
      ? '1 estudiante no tiene fecha límite y recibe la fecha de entrega de arriba.'
      : `${formatNumber(students)} estudiantes no tienen fecha límite y reciben la fecha de entrega de arriba.`,
  help: {
    one: 'Todos reciben la fecha de entrega de arriba.',
    deadline:
      'Las fechas pasadas se cambian por hoy. Las fechas de entrega no cambian si se mueve una fecha límite.',
    each: 'Los estudiantes sin fecha reciben la fecha de arriba.',
  },
  preview: 'Vista del estudiante',
  noName: 'Nombre de la tarea',
  given: (task: string, students: number) => `“${task}” se asignó a ${counted(students, 'estudiante')}.`,
  notGiven: (students: number) =>
    `${counted(students, 'estudiante')} no la ${students === 1 ? 'recibió' : 'recibieron'}.`,
  results: 'Resultados',
  outcomes: {
    assigned: 'Asignada',
    unchanged: 'Ya la tenía',
    'no-access': 'No se asignó: ya no tienes acceso',
  },
  due: (day: string) => `para el ${day}`,
};
