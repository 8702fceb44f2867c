import { OF_THE_TASK } from '../../../contract/tasks';
import { plural, sides, type Describe, type LocalizedText } from '../../kernel/audit';
import type { AssignmentRef, TaskEvents } from './tasks.events';

const assignmentOf = ({ taskId, studentId }: AssignmentRef) => ({ about: taskId, subject: studentId });

const atCollege = ({ ceebCode }: AssignmentRef): LocalizedText =>
  ceebCode === null
    ? { en: '', es: '' }
    : { en: ` for college ${ceebCode}`, es: ` para la universidad ${ceebCode}` };

const due = (date: string | null): LocalizedText =>
  date === null
    ? { en: 'without a due date of its own', es: 'sin fecha límite propia' }
    : { en: `due ${date}`, es: `para el ${date}` };

/** An assignment without a date of its own is due when its task is. */
const shownDate = (date: string | null) => date ?? OF_THE_TASK;

const TYPES: Readonly<Record<TaskEvents['TaskCreated']['type'], string>> = {
  standard: 'estándar',
  custom: 'personalizada',
  college: 'de universidad',
};

export const describeTasks: Describe<TaskEvents> = {
  TaskCreated: ({ taskId, type, fields }) => ({
    sentence: {
      en: `Created the ${type} task '${fields.name}'`,
      es: `Creó la tarea ${TYPES[type]} “${fields.name}”`,
    },
    about: taskId,
    after: { type, ...fields },
  }),
  TaskEdited: ({ taskId, name, changes }) => ({
    sentence: { en: `Edited the task '${name}'`, es: `Editó la tarea “${name}”` },
    about: taskId,
    ...sides(changes),
  }),
  TaskDeleted: ({ taskId, name }) => ({
    sentence: { en: `Deleted the task '${name}'`, es: `Eliminó la tarea “${name}”` },
    about: taskId,
    before: { name },
  }),
  TaskRestored: ({ taskId, fields: { name } }) => ({
    sentence: { en: `Restored the task '${name}'`, es: `Restauró la tarea “${name}”` },
    about: taskId,
    after: { name },
  }),
  TaskOfferedToAllStudents: ({ taskId, name, within }) => ({
    sentence: {
      en: `Assigned the task '${name}' to all ${within === null ? '' : 'their '}students`,
      es: `Asignó la tarea “${name}” a todos ${within === null ? 'los' : 'sus'} estudiantes`,
    },
    about: taskId,
    after: { students: 'all', within },
  }),
  TaskOfferedToColleges: ({ taskId, name, ceebCodes }) => ({
    sentence: {
      en: `Assigned the task '${name}' to ${plural(ceebCodes.length, 'college')}`,
      es: `Asignó la tarea “${name}” a ${plural(ceebCodes.length, 'universidad', 'universidades')}`,
    },
    about: taskId,
    after: { colleges: ceebCodes },
  }),
  TaskOfferedToAllColleges: ({ taskId, name }) => ({
    sentence: {
      en: `Assigned the task '${name}' to all colleges`,
      es: `Asignó la tarea “${name}” a todas las universidades`,
    },
    about: taskId,
    after: { colleges: 'all' },
  }),
  ExternalIdReserved: ({ externalId, taskId }) => ({
    sentence: { en: `Reserved the external ID ${externalId}`, es: `Reservó el ID externo ${externalId}` },
    about: taskId,
  }),
  ExternalIdReleased: ({ externalId, taskId }) => ({
    sentence: { en: `Released the external ID ${externalId}`, es: `Liberó el ID externo ${externalId}` },
    about: taskId,
  }),
  TaskAssigned: ({ dueDate, ...ref }) => ({
    sentence: {
      en: `Assigned the task '${ref.taskName}'${atCollege(ref).en}, ${due(dueDate).en}`,
      es: `Asignó la tarea “${ref.taskName}”${atCollege(ref).es}, ${due(dueDate).es}`,
    },
    ...assignmentOf(ref),
    after: { dueDate: shownDate(dueDate) },
  }),
  TaskDueDateChanged: ({ dueDate, by, ...ref }) => ({
    sentence: {
      en: `Changed the due date of '${ref.taskName}'${atCollege(ref).en}${by === 'deadline' ? ' to its deadline' : ''}`,
      es: `Cambió la fecha de entrega de “${ref.taskName}”${atCollege(ref).es}${by === 'deadline' ? ' a la fecha límite de la universidad' : ''}`,
    },
    ...assignmentOf(ref),
    ...sides({ dueDate: { from: shownDate(dueDate.from), to: shownDate(dueDate.to) } }),
  }),
  TaskCompleted: ({ completedDate, ...ref }) => ({
    sentence: {
      en: `Completed the task '${ref.taskName}'${atCollege(ref).en}`,
      es: `Completó la tarea “${ref.taskName}”${atCollege(ref).es}`,
    },
    ...assignmentOf(ref),
    ...sides({ completedDate: { from: null, to: completedDate } }),
  }),
  TaskReopened: ({ completedDate, ...ref }) => ({
    sentence: {
      en: `Set the task '${ref.taskName}'${atCollege(ref).en} to incomplete`,
      es: `Marcó como pendiente la tarea “${ref.taskName}”${atCollege(ref).es}`,
    },
    ...assignmentOf(ref),
    ...sides({ completedDate }),
  }),
  TaskUnassigned: ({ reason, ...ref }) => ({
    sentence: {
      en: `Removed the task '${ref.taskName}'${atCollege(ref).en} from the student`,
      es: `Quitó al estudiante la tarea “${ref.taskName}”${atCollege(ref).es}`,
    },
    ...assignmentOf(ref),
    after: { reason },
  }),
  TaskReminderSent: ({ reminderId: _id, day: _day, ...ref }) => ({
    sentence: {
      en: `Reminded the student of the task '${ref.taskName}'${atCollege(ref).en}`,
      es: `Recordó al estudiante la tarea “${ref.taskName}”${atCollege(ref).es}`,
    },
    ...assignmentOf(ref),
  }),
};
