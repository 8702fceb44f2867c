import { messages } from '../../../contract/es/messages';
import { ruleSentences } from '../../../contract/es/rules';
import { sentenceOf } from '../../../contract/sentences';
import type { Translated } from '../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'assignment-not-found': 'No se encontró la tarea.',
  'college-to-students': 'Una tarea de universidad se asigna a universidades, no a estudiantes.',
  'college-unknown': ({ codes }) =>
    codes.length === 1
      ? `No existe la universidad ${codes[0]}`
      : `No existen las universidades ${codes.join(', ')}`,
  'college-unnamed': 'Indica la universidad',
  'custom-only': 'Solo puedes agregar tareas personalizadas.',
  'custom-to-colleges': 'Una tarea personalizada se asigna a estudiantes, no a universidades.',
  'due-date-fixed': 'La fecha de entrega de esta tarea no se puede cambiar.',
  'external-id-taken': ({ externalId }) => `Otra tarea tiene el ID externo ${externalId}.`,
  'invalid-name': (fault) => sentenceOf(fault, ruleSentences),
  'not-the-author': 'Solo quien creó esta tarea puede cambiarla.',
  'reminder-open': ({ name }) => `No se deshizo nada. Tienes otro recordatorio llamado “${name}”.`,
  'reminders-full': ({ most }) => `Puedes tener ${most} recordatorios como máximo. Elimina uno primero.`,
  'student-not-found': 'No se encontró al estudiante.',
  'task-completed': 'La fecha de entrega de una tarea hecha no se puede cambiar.',
  'task-not-found': 'No se encontró la tarea.',
  'task-not-found.external-id': ({ externalId }) => messages.taskNotFound(externalId),

  assignedToAllColleges: 'Tarea asignada a todas las universidades.',
  assignedToColleges: ({ count }) =>
    `Tarea asignada a ${count} ${count === 1 ? 'universidad' : 'universidades'}.`,
  assignedToStudents: ({ count }) =>
    `Tarea asignada a ${count} ${count === 1 ? 'estudiante' : 'estudiantes'}.`,
  collegeTasksSynced: 'Tareas de universidad sincronizadas.',
  tasksSynced: 'Tareas sincronizadas.',
};
