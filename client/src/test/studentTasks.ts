import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TaskProgressResource } from 'contract/task-progress';
import type { TaskDefinitionResource } from 'contract/tasks';
import { accessPage, accessTo } from './people';
import { renderApp } from './renderApp';
import { done as noContent, serve, writesIn, type Responses } from './server';
import { listed, pageOf } from './students';
import { taskNamed } from './tasks';

const LISTED = [
  listed('s2', 'Noah', 'Abernathy'),
  listed('s1', 'Maya', 'Torres', { tasks: 38, tasksDone: 6, overdue: 11 }),
];

const matches = ({ lastName }: { lastName: string }, q = '') => lastName.toLowerCase().includes(q);

const STUDENTS = [accessTo('s1', 'Maya', 'Torres'), accessTo('s2', 'Noah', 'Abernathy')];

export const essay = taskNamed('Write the essay', { studentId: 's1', dueDate: '2026-12-01' });
export const form = taskNamed('Bring the form', { studentId: 's1', type: 'custom', dueDate: '2026-12-05' });
const fixed = taskNamed('Register', {
  studentId: 's1',
  dueDate: '2026-12-09',
  dueDateCanBeModified: false,
});
export const done = taskNamed('Read this', {
  studentId: 's1',
  dueDate: '2026-11-01',
  completedDate: '2026-11-02T12:00:00.000Z',
});

export const ownForm: TaskDefinitionResource = {
  id: 'task Bring the form',
  attributes: {
    type: 'custom',
    external_id: null,
    name: 'Bring the form',
    description: 'Signed.',
    due_date: '2026-12-03',
    due_date_can_be_modified: true,
    importance: '',
    weighted_importance: null,
    approx_total_hours: 1.25,
    notes: '',
    grades: [],
    createdAt: '2026-11-01T12:00:00Z',
    applyToAll: false,
    applyToAllColleges: false,
    assignedCount: 3,
  },
  relationships: { college_tasks: { data: [] } },
};
export const forAll: TaskDefinitionResource = {
  ...ownForm,
  id: 'task Meet me',
  attributes: { ...ownForm.attributes, name: 'Meet me', applyToAll: true, assignedCount: 30 },
};

const progressOf = (
  id: string,
  name: string,
  attributes: Partial<TaskProgressResource['attributes']>,
): TaskProgressResource => ({
  id,
  attributes: { name, type: 'standard', due_date: null, assigned: 50, done: 31, own: false, ...attributes },
  relationships: {},
});
const PROGRESS = [
  progressOf('p1', 'Write the essay', { due_date: '2026-12-01' }),
  progressOf(forAll.id, 'Meet me', { type: 'custom', assigned: 30, done: 30, own: true }),
];

const ASSIGNED = { message: 'Task assigned.', count: 1, syncedAt: '2026-11-20T12:00:00Z' };

export function open(search = '', answers: Responses = {}) {
  const requests = serve({
    'GET /users/list-access': () => accessPage(...STUDENTS),
    'GET /users/students': ({ query }) =>
      pageOf(...LISTED.filter(({ attributes }) => matches(attributes, query.q))),
    'GET /v2/tasks/{studentId}': () => ({ data: [essay, form, fixed, done] }),
    'GET /v2/tasks/all': () => ({ data: [ownForm, forAll] }),
    'GET /v2/tasks/progress': () => ({ data: PROGRESS }),
    'POST /v2/tasks': () => ({ id: 't9' }),
    'PATCH /v2/tasks/{taskId}': noContent,
    'POST /v2/tasks/custom/{taskId}/students': () => ASSIGNED,
    ...answers,
  });
  const written = () => writesIn(requests);
  const user = userEvent.setup({ delay: null });
  const at = `/counselor/counselor-tasks${search}`;
  return { requests, written, user, ...renderApp({ role: 'counselor', at }) };
}

export const box = (name: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: `Completed: ${name}` });
