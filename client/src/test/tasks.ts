import type { TaskAssignmentResource } from 'contract/tasks';

type Attributes = TaskAssignmentResource['attributes'];

/** A student's task that is open and says nothing beyond its name. */
export const taskNamed = (
  name: string,
  attributes: Partial<Attributes> = {},
  college: string | null = null,
): TaskAssignmentResource => ({
  id: `assignment of ${name}`,
  attributes: {
    taskId: `task ${name}`,
    studentId: 'user-1',
    name,
    description: '',
    type: college === null ? 'standard' : 'college',
    externalId: null,
    importance: '',
    notes: '',
    weightedImportance: null,
    approxTotalHours: null,
    dateEntered: '2026-09-01T12:00:00.000Z',
    dueDate: null,
    dueDateCanBeModified: true,
    completedDate: null,
    isReminder: false,
    version: 1,
    ...attributes,
  },
  relationships: {
    college: { data: college === null ? null : { id: college, attributes: { name: `${college} College` } } },
  },
});
