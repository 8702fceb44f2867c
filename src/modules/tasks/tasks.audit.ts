import { plural, sides, type Describe } from '../../kernel/audit';
import type { AssignmentRef, TaskEvents } from './tasks.events';

const assignmentOf = ({ taskId, studentId }: AssignmentRef) => ({ task: taskId, subject: studentId });

const atCollege = ({ ceebCode }: AssignmentRef) => (ceebCode === null ? '' : ` for college ${ceebCode}`);

const due = (date: string | null) => (date === null ? 'without a due date of its own' : `due ${date}`);

export const describeTasks: Describe<TaskEvents> = {
  TaskCreated: ({ taskId, type, fields }) => ({
    sentence: `Created the ${type} task '${fields.name}'`,
    task: taskId,
    after: { type, ...fields },
  }),
  TaskEdited: ({ taskId, name, changes }) => ({
    sentence: `Edited the task '${name}'`,
    task: taskId,
    ...sides(changes),
  }),
  TaskDeleted: ({ taskId, name }) => ({
    sentence: `Deleted the task '${name}'`,
    task: taskId,
    before: { name },
  }),
  TaskRestored: ({ taskId, fields: { name } }) => ({
    sentence: `Restored the task '${name}'`,
    task: taskId,
    after: { name },
  }),
  TaskOfferedToAllStudents: ({ taskId, name, within }) => ({
    sentence: `Assigned the task '${name}' to all ${within === null ? '' : 'own '}students`,
    task: taskId,
    after: { students: 'all', within },
  }),
  TaskOfferedToColleges: ({ taskId, name, ceebCodes }) => ({
    sentence: `Assigned the task '${name}' to ${plural(ceebCodes.length, 'college')}`,
    task: taskId,
    after: { colleges: ceebCodes },
  }),
  TaskOfferedToAllColleges: ({ taskId, name }) => ({
    sentence: `Assigned the task '${name}' to all colleges`,
    task: taskId,
    after: { colleges: 'all' },
  }),
  ExternalIdReserved: ({ externalId, taskId }) => ({
    sentence: `Reserved the external id ${externalId}`,
    task: taskId,
  }),
  ExternalIdReleased: ({ externalId, taskId }) => ({
    sentence: `Released the external id ${externalId}`,
    task: taskId,
  }),
  TaskAssigned: ({ dueDate, ...ref }) => ({
    sentence: `Assigned the task '${ref.taskName}'${atCollege(ref)}, ${due(dueDate)}`,
    ...assignmentOf(ref),
    after: { dueDate },
  }),
  TaskDueDateChanged: ({ dueDate, by, ...ref }) => ({
    sentence: `Changed the due date of '${ref.taskName}'${atCollege(ref)}${by === 'deadline' ? ' to its deadline' : ''}`,
    ...assignmentOf(ref),
    ...sides({ dueDate }),
  }),
  TaskCompleted: ({ completedDate, ...ref }) => ({
    sentence: `Completed the task '${ref.taskName}'${atCollege(ref)}`,
    ...assignmentOf(ref),
    ...sides({ completedDate: { from: null, to: completedDate } }),
  }),
  TaskReopened: ({ completedDate, ...ref }) => ({
    sentence: `Set the task '${ref.taskName}'${atCollege(ref)} to incomplete`,
    ...assignmentOf(ref),
    ...sides({ completedDate }),
  }),
  TaskUnassigned: ({ reason, ...ref }) => ({
    sentence: `Removed the task '${ref.taskName}'${atCollege(ref)} from the student`,
    ...assignmentOf(ref),
    after: { reason },
  }),
};
