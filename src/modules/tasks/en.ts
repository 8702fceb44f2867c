import { messages } from '../../../contract/en/messages';
import { ruleSentences } from '../../../contract/en/rules';
import type { RuleViolation } from '../../../contract/rules';
import { sentenceOf } from '../../../contract/sentences';

interface OfExternalId {
  externalId: string;
}
interface Count {
  count: number;
}

export const en = {
  'assignment-not-found': 'Task not found.',
  'college-to-students': 'College tasks are assigned to colleges, not students.',
  'college-unknown': ({ codes }: { codes: readonly string[] }) =>
    codes.length === 1 ? `College ${codes[0]} doesn’t exist` : `Colleges ${codes.join(', ')} don’t exist`,
  'college-unnamed': 'Name the college',
  'custom-only': 'You can only add custom tasks.',
  'custom-to-colleges': 'Custom tasks are assigned to students, not colleges.',
  'due-date-fixed': 'This task’s due date can’t be changed.',
  'external-id-taken': ({ externalId }: OfExternalId) => `Another task has the external ID ${externalId}.`,
  'invalid-name': (fault: RuleViolation) => sentenceOf(fault, ruleSentences),
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
