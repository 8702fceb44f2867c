import type { Translated } from 'contract/translated';
import { counted, formatNumber } from '../../../shared/lib/format';
import type { t as english } from './en';

const students = (count: number) => counted(count, 'estudiante');

export const t: Translated<typeof english> = {
  what: 'Tareas de tus estudiantes',
  none: 'Tus estudiantes aún no tienen tareas. Agrega una y elige a quién se la das.',
  done: 'Hecha',
  doneOf: (done, assigned) => `${formatNumber(done)} de ${formatNumber(assigned)}`,
  left: (count) => `${formatNumber(count)} sin hacer`,
  leftOf: (count, task) => `${formatNumber(count)} sin hacer: ${task}`,
  title: (task) => `Sin hacer: ${task}`,
  students: 'Estudiantes que no la han hecho',
  allDone: 'Todos la hicieron.',
  more: (count) => `y ${students(count)} más, que no aparecen en la lista.`,
  remindedToday: 'Con recordatorio hoy',
  remind: (count) =>
    count === undefined
      ? 'Recordar'
      : count === 0
        ? 'Todos recibieron un recordatorio hoy'
        : `Recordar a ${students(count)}`,
  onceADay: 'Reciben una notificación. Cada estudiante recibe un recordatorio al día como máximo.',
  reminded: (reminded, before) =>
    before === 0
      ? `Se recordó a ${students(reminded)}.`
      : `Se recordó a ${students(reminded)}. ${students(before)} ya ${before === 1 ? 'había' : 'habían'} recibido un recordatorio hoy.`,
  templates: {
    heading: 'Tus plantillas',
    what: 'tus plantillas',
    none: 'Escribe una tarea y elige “Guardar como plantilla” para volver a usarla.',
    use: (task) => `Usar la plantilla ${task}`,
    useTip: 'Usar',
    edit: (task) => `Editar la plantilla ${task}`,
    remove: {
      tip: 'Eliminar',
      label: (task) => `Eliminar la plantilla ${task}`,
      title: () => '¿Eliminar plantilla?',
      consequence: (task) => `“${task}” no está asignada a nadie, así que ningún estudiante la pierde.`,
      confirm: 'Eliminar',
      done: () => 'Plantilla eliminada.',
    },
  },
};
