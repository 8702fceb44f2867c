import type { TaskAssignmentResource, TaskDefinitionResource } from 'contract/tasks';
import { problem, serve, writesIn, type Responses } from './server';

type Attributes = TaskAssignmentResource['attributes'];

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
    countsFrom: null,
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

export const definition = (
  id: string,
  name: string,
  attributes: Partial<TaskDefinitionResource['attributes']> = {},
): TaskDefinitionResource => ({
  id,
  attributes: {
    type: 'standard',
    external_id: id.toUpperCase(),
    name,
    description: 'Described.',
    due_date: '2027-01-15',
    due_date_can_be_modified: true,
    importance: 'Why.',
    weighted_importance: 5,
    approx_total_hours: 2,
    notes: 'How.',
    grades: [],
    createdAt: '2026-11-01T12:00:00Z',
    applyToAll: false,
    applyToAllColleges: false,
    assignedCount: 3,
    ...attributes,
  },
  relationships: { college_tasks: { data: [] } },
});

export const ASSIGNED = {
  message: 'Task assigned to 1 student.',
  count: 1,
  syncedAt: '2026-11-20T12:00:00Z',
};

const unknown = () => problem(404, 'college-not-found', 'College not found.');

export function serveTaskForm(answers: Responses) {
  const requests = serve({
    'GET /colleges/{ceeb}': unknown,
    'POST /v2/tasks': () => ({ id: 't9' }),
    ...answers,
  });
  return () => writesIn(requests);
}
