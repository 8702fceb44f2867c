import type { Translated } from 'contract/translated';
import type { t as english } from './en';
import { counted, formatNumber } from '../../shared/lib/format';

export const t: Translated<typeof english> = {
  page: {
    title: 'Tareas',
    student: 'Estudiante',
    submitted: 'TAREAS ASIGNADAS',
    add: 'AGREGAR UNA TAREA',
    unknownStudent: 'este estudiante',
  },
  form: {
    loading: 'la tarea',
    notYours: 'No puedes editar esta tarea, o se eliminó.',
    others: (students: number) =>
      students === 1
        ? 'Otro estudiante también tiene esta tarea y verá tus cambios.'
        : `Otros ${counted(students, 'estudiante')} también tienen esta tarea y verán tus cambios.`,
    everyone: (students) =>
      `${counted(students, 'estudiante')} ${students === 1 ? 'verá' : 'verán'} tus cambios.`,
    cancel: 'Cancelar',
    save: 'Guardar tarea',
    edited: 'Tarea personalizada guardada',
  },
  table: {
    ofAll: 'Tareas de todos los estudiantes',
    of: (student: string) => `Tareas de ${student}`,
    noneOfAll: 'Aún no has asignado ninguna tarea a todos tus estudiantes.',
    none: (student: string) => `Aún no hay tareas para ${student}.`,
    allDone: (student: string) => `${student} completó todas las tareas.`,
    folded: (tasks: number) => `Hechas (${formatNumber(tasks)})`,
    completedOf: (student: string) => `Tareas hechas de ${student}`,
    name: 'Nombre',
    type: 'Tipo',
    entered: 'Agregada',
    due: 'Fecha de entrega',
    completed: 'Hecha',
    students: 'Estudiantes',
    editTip: 'Editar',
    edit: (task: string) => `Editar ${task}`,
    takenOffAll: (task: string, students: number) =>
      `Se quitará “${task}” de ${students === 1 ? 'la lista' : 'las listas'} de ${counted(students, 'estudiante')}.`,
  },
  remove: {
    tip: 'Eliminar',
    label: (task: string) => `Eliminar ${task}`,
    title: () => '¿Eliminar tarea?',
    confirm: 'Eliminar',
    done: () => '¡Tarea eliminada!',
  },
  cells: {
    less: 'Mostrar menos',
    more: 'Mostrar más',
    lessOf: (task: string) => `Mostrar menos de ${task}`,
    moreOf: (task: string) => `Mostrar más de ${task}`,
    completed: (task: string) => `Hecha: ${task}`,
    setIncomplete: 'La tarea volvió a las pendientes',
    setCompleted: '¡Tarea completada!',
    changeDueDate: (task) => `Cambiar la fecha de entrega de ${task}:`,
    dueDateOf: (task: string) => `Fecha de entrega de ${task}`,
    dueDateChanged: 'Cambiaste la fecha de entrega; recuerda guardarla.',
    dueDateSaved: 'Fecha de entrega guardada.',
    save: 'Guardar',
    saveOf: (task: string) => `Guardar la fecha de entrega de ${task}`,
    cancelOf: (task) => `Conservar la fecha de entrega de ${task}`,
    saved: 'Guardada',
    savedOf: (task: string) => `Guardada: fecha de entrega de ${task}`,
  },
};
