import { randomUUID } from 'node:crypto';
import type supertest from 'supertest';
import { TestApp, type User } from './app';
import { Catalogue } from './colleges';
import { task, tasksOver } from './task-calls';

export let app: TestApp;
export let admin: User;
export let counselor: User;
export let colleague: User;
export let student: User;
export let entityId: string;
export let people = 0;

export const { create, assign, tasksOf } = tasksOver(() => app);

export async function start(env?: Readonly<Record<string, string>>): Promise<void> {
  app = await TestApp.start(undefined, env);
  admin = await app.user('admin', 'Ada');
  const catalogue = new Catalogue(app);
  await catalogue.add('3434', 'Harbor College', { deadlines: { regDeadline: '2027-01-05' } });
  await catalogue.add('3987', 'Ridge University');
}

export async function startAgain(): Promise<void> {
  people++;
  counselor = await app.user('counselor', `Daniel-${people}`);
  colleague = await app.user('counselor', `Carla-${people}`);
  student = await app.user('student', `Maya-${people}`);
  await app.grantAccess(counselor, student);
  const entity = await call(admin, 'post', '/admin/entity', { name: `School ${people}`, description: 'It' });
  entityId = (entity.body as { id: string }).id;
}

export type Method = Parameters<TestApp['call']>[0];

export function call(
  by: User,
  method: Method,
  path: string,
  body?: object,
  key: string = randomUUID(),
): supertest.Test {
  const request = app.call(method, path, by).set('Idempotency-Key', key ?? randomUUID());
  return method === 'get' ? request : request.send(body ?? {});
}

export const ok = async (request: supertest.Test): Promise<supertest.Response> => {
  const answer = await request;
  if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
};

export const idOf = (answer: supertest.Response) => String(answer.headers['x-request-id']);
export const undo = (by: User, request: string, key?: string) => call(by, 'post', '/undo', { request }, key);
export const read = async (by: User, path: string): Promise<unknown> => {
  const { status, text } = await call(by, 'get', path);
  return status === 404 ? null : JSON.parse(text, (key, value) => (key === 'version' ? undefined : value));
};
export const madeId = async (request: supertest.Test) => {
  const { body } = await ok(request);
  const made = body as { id?: string; data?: { id: string } };
  return (made.id ?? made.data?.id)!;
};

export const save = (status?: string, ceeb_code = '3434') =>
  call(student, 'post', '/users/bookmark', { ceeb_code, state: 'MA', status });
export const savedColleges = () => read(student, '/users/saved-colleges');
export const own = async (type = 'standard', by = admin) => create(by, { ...task, type });
export const assigned = async () => {
  const taskId = await own('custom', counselor);
  await ok(assign(counselor, taskId, { user_ids: [student.id] }));
  const { id } = (await tasksOf(student))[0]!;
  return { taskId, id };
};
export const honor = {
  title: 'Finalist',
  description: 'One of twelve.',
  type: 'Local',
  dateReceived: '2026-05-02',
};

/** Sign-ins per address are limited, so each group has its own application. */
export function withOwnApp() {
  // Each case signs in people of its own.
  beforeAll(() => start({ LOG_LEVEL: 'silent', PEOPLE_PER_IP: '1000' }));
  afterAll(() => app.dispose());
}
