import type { SavedStatus } from '../../contract/saved-colleges';
import type { TaskAssignmentResource } from '../../contract/tasks';
import { TestApp, type User } from './app';
import { Catalogue } from './colleges';
import { eventually } from './eventually';

export const HARBOR = '3434';
export const RIDGE = '3987';
export const EARLY = '2096-11-01';
export const REGULAR = '2097-01-05';

export let app: TestApp;
export let catalogue: Catalogue;
export let admin: User;
export let counselor: User;
export let everywhere: string;

export async function start(): Promise<void> {
  app = await TestApp.start();
  catalogue = new Catalogue(app);
  admin = await app.user('admin', 'Ada');
  counselor = await app.user('counselor', 'Daniel');
  await catalogue.add(HARBOR, 'Harbor College', { deadlines: { eaDeadline: EARLY, regDeadline: REGULAR } });
  await catalogue.add(RIDGE, 'Ridge University', { facts: { unitId: '166027' } });
  everywhere = await create('Why this college', { apply_to_all: true });
  await create('Ridge portfolio', { ceeb_codes: ['U166027'] });
}

let students = 0;

export async function newStudent(): Promise<User> {
  const student = await app.user('student', `Maya-${++students}`);
  await app.grantAccess(counselor, student);
  return student;
}

export async function create(name: string, audience: object): Promise<string> {
  const { body } = await app
    .call('post', '/v2/tasks/', admin)
    .send({ name, type: 'college', due_date: '2096-10-01' })
    .expect(201);
  const { id } = body as { id: string };
  await app.call('post', `/v2/tasks/standard/${id}/colleges`, admin).send(audience).expect(200);
  return id;
}

export async function save(student: User, ceeb_code: string, status: SavedStatus): Promise<string> {
  const { body } = await app
    .call('post', '/users/bookmark', student)
    .send({ ceeb_code, state: 'MA', status })
    .expect(200);
  return (body as { data: { id: string } }).data.id;
}

export async function tasksOf(student: User): Promise<TaskAssignmentResource[]> {
  const { body } = await app.call('get', '/v2/tasks/all?type=college', student).expect(200);
  return (body as { data: TaskAssignmentResource[] }).data;
}

export const becomes = async (student: User, ...expected: [name: string, college: string, due: string][]) => {
  const lines = (tasks: TaskAssignmentResource[]) =>
    tasks
      .map(({ attributes: { name, dueDate }, relationships }) =>
        [name, relationships.college.data?.attributes.name, dueDate].join(' | '),
      )
      .sort();
  const wanted = expected.map((task) => task.join(' | ')).sort();
  return eventually(
    () => tasksOf(student),
    (tasks) => JSON.stringify(lines(tasks)) === JSON.stringify(wanted),
  );
};

export const sync = async (user: User): Promise<number> =>
  ((await app.call('post', '/v2/tasks/sync-college-tasks', user).expect(200)).body as { count: number })
    .count;

export const setDueDate = (student: User, ceeb: string, due_date: string | null) =>
  app
    .call('patch', `/v2/tasks/${everywhere}/student/${student.id}?ceeb=${ceeb}`, counselor)
    .send({ due_date })
    .expect(204);

export const complete = (student: User, id: string) =>
  app
    .call('patch', `/v2/tasks/student/${id}`, student)
    .send({ completed_date: '2026-11-01T15:00:00.000Z' })
    .expect(204);
