import type { TaskAssignmentResource } from '../../contract/tasks';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';

let app: TestApp;
let admin: User;
let senior: User;
let freshman: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  senior = await app.user('student', 'Abe');
  freshman = await app.user('student', 'Bea');
  await changeGrade(senior, '12th');
});

afterAll(() => app.dispose());

async function changeGrade(student: User, grade: string): Promise<void> {
  await app.call('patch', '/users/profile', student).send({ grade }).expect(200);
}

/** Waits for the same work that follows a change of the grade. */
async function sync(student: User): Promise<void> {
  await app.call('post', '/v2/tasks/sync', student).expect(200);
}

async function newTask(name: string, fields: object = {}): Promise<string> {
  const task = { type: 'standard', name, ...fields };
  const { body } = await app.call('post', '/v2/tasks', admin).send(task).expect(201);
  return (body as { id: string }).id;
}

const assign = (taskId: string, to: object) =>
  app.call('post', `/v2/tasks/custom/${taskId}/students`, admin).send(to).expect(200);

async function offeredTask(name: string, grades: readonly string[]): Promise<string> {
  const id = await newTask(name, { grades });
  await assign(id, { apply_to_all: true });
  await app.settled();
  return id;
}

const tasksOf = async (student: User) => {
  const { body } = await app.call('get', '/v2/tasks/all', student).expect(200);
  return (body as { data: TaskAssignmentResource[] }).data;
};

const has = async (student: User, taskId: string) =>
  (await tasksOf(student)).some(({ attributes }) => attributes.taskId === taskId);

const becomes = (student: User, taskId: string, expected: boolean) =>
  eventually(
    () => has(student, taskId),
    (found) => found === expected,
  );

it('a task for some grades is offered to their students only', async () => {
  const forSeniors = await offeredTask('Ask for letters', ['12th']);
  const forAll = await offeredTask('Read the plan', []);
  expect(await has(senior, forSeniors)).toBe(true);
  expect(await has(freshman, forSeniors)).toBe(false);
  expect(await has(freshman, forAll)).toBe(true);
});

it('a task comes and leaves with the grade, which counts as 9th at first', async () => {
  const forFreshmen = await offeredTask('Join a club', ['9th', '10th']);
  expect(await has(freshman, forFreshmen)).toBe(true);
  await changeGrade(freshman, '11th');
  await becomes(freshman, forFreshmen, false);
  await changeGrade(freshman, '10th');
  await becomes(freshman, forFreshmen, true);
});

it('a done task, and one that a person assigned, stay with a new grade', async () => {
  const done = await offeredTask('Take a practice test', ['10th']);
  const { id } = (await tasksOf(freshman)).find(({ attributes }) => attributes.taskId === done)!;
  await app
    .call('patch', `/v2/tasks/student/${id}`, freshman)
    .send({ completed_date: new Date().toISOString() })
    .expect(204);
  const byPerson = await newTask('See the counselor', { grades: ['10th'] });
  await assign(byPerson, { user_ids: [freshman.id] });
  await changeGrade(freshman, '11th');
  await sync(freshman);
  expect(await has(freshman, done)).toBe(true);
  expect(await has(freshman, byPerson)).toBe(true);
});

it('a task that staff removed does not come back with the grade', async () => {
  const taskId = await offeredTask('Visit a campus', ['11th']);
  await app.call('delete', `/v2/tasks/${taskId}/student/${freshman.id}`, admin).expect(204);
  for (const grade of ['12th', '11th']) {
    await changeGrade(freshman, grade);
    await sync(freshman);
  }
  expect(await has(freshman, taskId)).toBe(false);
});

it('a task follows an edit of its grades and the undoing of it', async () => {
  const taskId = await offeredTask('Draft a resume', ['12th']);
  const edit = app.call('patch', `/v2/tasks/${taskId}`, admin).send({ grades: ['12th', '11th'] });
  const { headers } = await edit.expect(204);
  await becomes(freshman, taskId, true);
  const { body } = await app.call('get', '/v2/tasks/all', admin).expect(200);
  const found = (body as { data: { id: string; attributes: object }[] }).data.find(({ id }) => id === taskId);
  expect(found!.attributes).toMatchObject({ grades: ['11th', '12th'] });
  await app.call('post', '/undo', admin).send({ request: headers['x-request-id'] }).expect(204);
  await becomes(freshman, taskId, false);
  expect(await has(senior, taskId)).toBe(true);
});

it('only a standard task can be for some grades', async () => {
  const custom = { type: 'custom', name: 'Talk', grades: ['9th'] };
  const { body } = await app.call('post', '/v2/tasks', admin).send(custom).expect(422);
  expect((body as { fields: object }).fields).toEqual({
    grades: 'Only standard tasks can be for some grades.',
  });
  const unknown = { type: 'standard', name: 'Talk', grades: ['13th'] };
  await app.call('post', '/v2/tasks', admin).send(unknown).expect(422);
});
