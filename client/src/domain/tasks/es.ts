import type { Translated } from 'contract/translated';
import type { t as english } from './en';
import { counted } from '../../shared/lib/format';

export const t: Translated<typeof english> = {
  remove: {
    delete: 'Eliminar',
    label: (task) => `Eliminar ${task}`,
    sure: '¿DE VERDAD?',
    sureLabel: (task) => `¿DE VERDAD? Eliminar ${task}`,
    losing: (students) =>
      students === 1 ? '1 estudiante la pierde.' : `${counted(students, 'estudiante')} la pierden.`,
    cancel: 'Cancelar',
    done: '¡Tarea eliminada!',
  },
  types: { standard: 'Estándar', custom: 'Personalizada', college: 'Universidad' },
  nameOfCollege: (task: string, college: string) => `${task} (${college})`,
  noDueDate: 'Sin fecha de entrega',
  allDone: '¡Todo listo! Completaste todas las tareas.',
  waiting: { completion: 'El estado de una tarea', dueDate: 'Una fecha de entrega' },
  completed: 'La tarea se marcó como hecha',
  reopened: 'La tarea volvió a las pendientes',
  notCompleted: 'No se pudo marcar la tarea',
  isDone: 'Hecha:',
  isOpen: 'Aún no hecha:',
  completedLabel: (task: string) => `Hecha: ${task}`,
  notAssigned: (reason: string) =>
    `La tarea se guardó, pero no se pudo asignar: ${reason} Intenta asignarla de nuevo.`,
  details: {
    college: 'Universidad',
    importance: 'Importancia',
    ofTen: (importance: number) => `${importance} de 10`,
    time: 'Tiempo',
    hours: (hours: number) => `Cerca de ${counted(hours, 'hora')}`,
    completed: 'Hecha',
    why: 'Por qué',
    how: 'Cómo',
    nothingMore: 'Sin notas ni importancia',
  },
  fields: {
    required: 'Obligatorio',
    name: 'Nombre',
    description: 'Descripción',
    dueDate: 'Fecha de entrega',
    importance: 'Importancia',
    importanceHelp: 'De 1 a 10; 10 es lo que más importa',
    hours: 'Horas',
    hoursHelp: 'Total aproximado',
    why: 'Por qué',
    whyHelp: 'Por qué importa. Una línea en blanco empieza otro párrafo.',
    how: 'Cómo',
    howHelp: 'Cómo hacerla. Una línea en blanco empieza otro párrafo.',
  },
};
