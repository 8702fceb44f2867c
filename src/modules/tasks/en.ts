import { messages } from '../../../contract/en/messages';
import { ruleSentences } from '../../../contract/en/rules';
import type { Fault } from '../../../contract/rules';
import { sentenceOf } from '../../../contract/sentences';

interface OfExternalId {
  externalId: string;
}
interface Count {
  count: number;
}

export const en = {
  'assignment-not-found': 'Task not found.',
  'college-to-students': 'A college task goes to colleges, not to students.',
  'college-unknown': ({ codes }: { codes: readonly string[] }) =>
    codes.length === 1 ? `There is no college ${codes[0]}` : `There are no colleges ${codes.join(', ')}`,
  'college-unnamed': 'Name the college',
  'custom-only': 'You can add custom tasks only.',
  'custom-to-colleges': 'A custom task goes to students, not to colleges.',
  'due-date-fixed': 'The due date of this task cannot be changed.',
  'external-id-taken': ({ externalId }: OfExternalId) => `Another task has the external id ${externalId}.`,
  'invalid-name': (fault: Fault) => sentenceOf(fault, ruleSentences),
  'not-the-author': 'Only its author can change this task.',
  'reminder-open': ({ name }: { name: string }) =>
    `Nothing was undone. You have another reminder called “${name}”.`,
  'reminders-full': ({ most }: { most: number }) => `There is room for ${most} reminders. Delete one first.`,
  'student-not-found': 'Student not found.',
  'task-completed': 'The due date of a completed task cannot be changed.',
  'task-not-found': 'Task not found.',
  'task-not-found.external-id': ({ externalId }: OfExternalId) => messages.taskNotFound(externalId),

  applyToAllTrue: 'apply_to_all must be true where it is given',
  assignedToAllColleges: 'Task assigned to all colleges.',
  assignedToColleges: ({ count }: Count) =>
    `Task assigned to ${count} ${count === 1 ? 'college' : 'colleges'}.`,
  assignedToStudents: ({ count }: Count) =>
    `Task assigned to ${count} ${count === 1 ? 'student' : 'students'}.`,
  chooseColleges: 'Choose the colleges',
  chooseStudents: 'Choose the students',
  collegeTasksSynced: 'College tasks synced.',
  modifiableYesOrNo: 'Due date can be modified must be yes or no',
  noExternalId: 'Say which external id',
  tasksSynced: 'Tasks synced.',
  tooManyColleges: 'At most 5000 colleges at once',
  tooManyStudents: 'At most 5000 students at once',
  typeFixed: 'The type of a task cannot be changed',
  unknownType: 'Type must be standard, custom or college',
};
