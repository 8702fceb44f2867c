import type supertest from 'supertest';
import type { TaskAssignmentResource } from '../../contract/tasks';
import type { TestApp, User } from './app';

export const task = {
  name: 'Draft the essay',
  description: 'A first draft.',
  due_date: '2027-01-15',
  weighted_importance: 8,
  approx_total_hours: 4.5,
  importance: 'It matters.####A lot.',
  notes: 'Sit down.####Write.',
};

export function tasksOver(app: () => TestApp) {
  const create = async (user: User, fields: object): Promise<string> => {
    const { body } = await app().call('post', '/v2/tasks/', user).send(fields).expect(201);
    return (body as { id: string }).id;
  };
  const assign = (user: User, taskId: string, body: object): supertest.Test =>
    app().call('post', `/v2/tasks/custom/${taskId}/students`, user).send(body);
  const tasksOf = async (user: User): Promise<readonly TaskAssignmentResource[]> => {
    const { body } = await app().call('get', '/v2/tasks/all', user).expect(200);
    return (body as { data: TaskAssignmentResource[] }).data;
  };
  return { create, assign, tasksOf };
}

export const named = (name: string) => (tasks: readonly TaskAssignmentResource[]) =>
  tasks.find(({ attributes }) => attributes.name === name);
