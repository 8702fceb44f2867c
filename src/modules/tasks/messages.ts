import { messages } from '../../../contract/en/messages';
import { ruleSentences } from '../../../contract/en/rules';
import { messages as spanishMessages } from '../../../contract/es/messages';
import { ruleSentences as spanishRuleSentences } from '../../../contract/es/rules';
import type { RuleViolation } from '../../../contract/rules';
import { sentenceOf } from '../../../contract/sentences';
import type { Translated } from '../../../contract/translated';
import { messagesOf } from '../../kernel/sentences';

interface OfExternalId {
  externalId: string;
}
interface Count {
  count: number;
}

const en = {
  'assignment-not-found': 'Task not found.',
  'college-to-students': 'College tasks are assigned to colleges, not students.',
  'college-unknown': ({ codes }: { codes: readonly string[] }) =>
    codes.length === 1 ? `College ${codes[0]} doesn’t exist` : `Colleges ${codes.join(', ')} don’t exist`,
  'college-unnamed': 'Name the college',
  'custom-only': 'You can only add custom tasks.',
  'custom-to-colleges': 'Custom tasks are assigned to students, not colleges.',
  'grades-of-standard': 'Only standard tasks can be for some grades.',
  'due-date-fixed': 'This task’s due date can’t be changed.',
  'external-id-taken': ({ externalId }: OfExternalId) => `Another task has the external ID ${externalId}.`,
  'invalid-name': (violation: RuleViolation) => sentenceOf(violation, ruleSentences),
  'not-the-author': 'Only the author can change this task.',
  'reminder-open': ({ name }: { name: string }) =>
    `Nothing was undone. You have another reminder called “${name}”.`,
  'reminders-full': ({ most }: { most: number }) => `You can have up to ${most} reminders. Delete one first.`,
  'student-not-found': 'Student not found.',
  'task-completed': 'A completed task’s due date can’t be changed.',
  'task-not-found': 'Task not found.',
  'task-not-found.external-id': ({ externalId }: OfExternalId) => messages.taskNotFound(externalId),

  assignedToAllColleges: 'Task assigned to all colleges.',
  assignedToColleges: ({ count }: Count) =>
    `Task assigned to ${count} ${count === 1 ? 'college' : 'colleges'}.`,
  assignedToStudents: ({ count }: Count) =>
    `Task assigned to ${count} ${count === 1 ? 'student' : 'students'}.`,
  collegeTasksSynced: 'College tasks synced.',
  tasksSynced: 'Tasks synced.',
};

const es: Translated<typeof en> = {
  'assignment-not-found': 'No se encontró la tarea.',
  'college-to-students': 'Una tarea de universidad se asigna a universidades, no a estudiantes.',
  'college-unknown': ({ codes }) =>
    codes.length === 1
      ? `No existe la universidad ${codes[0]}`
      : `No existen las universidades ${codes.join(', ')}`,
  'college-unnamed': 'Indica la universidad',
  'custom-only': 'Solo puedes agregar tareas personalizadas.',
  'custom-to-colleges': 'Una tarea personalizada se asigna a estudiantes, no a universidades.',
  'grades-of-standard': 'Solo las tareas estándar pueden ser para algunos grados.',
  'due-date-fixed': 'La fecha de entrega de esta tarea no se puede cambiar.',
  'external-id-taken': ({ externalId }) => `Otra tarea tiene el ID externo ${externalId}.`,
  'invalid-name': (violation) => sentenceOf(violation, spanishRuleSentences),
  'not-the-author': 'Solo quien creó esta tarea puede cambiarla.',
  'reminder-open': ({ name }) => `No se deshizo nada. Tienes otro recordatorio llamado “${name}”.`,
  'reminders-full': ({ most }) => `Puedes tener ${most} recordatorios como máximo. Elimina uno primero.`,
  'student-not-found': 'No se encontró al estudiante.',
  'task-completed': 'La fecha de entrega de una tarea hecha no se puede cambiar.',
  'task-not-found': 'No se encontró la tarea.',
  'task-not-found.external-id': ({ externalId }) => spanishMessages.taskNotFound(externalId),

  assignedToAllColleges: 'Tarea asignada a todas las universidades.',
  assignedToColleges: ({ count }) =>
    `Tarea asignada a ${count} ${count === 1 ? 'universidad' : 'universidades'}.`,
  assignedToStudents: ({ count }) =>
    `Tarea asignada a ${count} ${count === 1 ? 'estudiante' : 'estudiantes'}.`,
  collegeTasksSynced: 'Tareas de universidad sincronizadas.',
  tasksSynced: 'Tareas sincronizadas.',
};

export const catalogues = { en, es };

export const t = messagesOf(catalogues);
