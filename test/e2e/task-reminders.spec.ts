import type { ResponseOf } from '../../contract/calls';
import type { NotificationPage } from '../../contract/notifications';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { named, tasksOver } from '../support/task-calls';

let app: TestApp;
let counselor: User;
let other: User;
const students: Record<string, User> = {};

const { create, assign, tasksOf } = tasksOver(() => app);

type Progress = ResponseOf<'GET /v2/tasks/progress'>;
type Open = ResponseOf<'GET /v2/tasks/progress/{taskId}'>;
type Reminders = ResponseOf<'POST /v2/tasks/progress/{taskId}/reminders'>;

const progress = async (user: User) =>
  ((await app.call('get', '/v2/tasks/progress', user).expect(200)).body as Progress).data;

const openOf = async (taskId: string, user = counselor) =>
  (await app.call('get', `/v2/tasks/progress/${taskId}`, user).expect(200)).body as Open;

const remind = async (taskId: string, user = counselor) =>
  ((await app.call('post', `/v2/tasks/progress/${taskId}/reminders`, user).expect(200)).body as Reminders)
    .data;

const remindersOf = async (student: User) => {
  const { body } = await app.call('get', '/notifications?pageSize=100', student).expect(200);
  const { data } = body as NotificationPage;
  return data.filter(({ attributes }) => attributes.kind === 'task-reminder');
};

async function givenTo(name: string, ...to: readonly string[]): Promise<string> {
  const id = await create(counselor, { type: 'custom', name, due_date: '2027-03-01' });
  await assign(counselor, id, { user_ids: to.map((student) => students[student]!.id) }).expect(200);
  return id;
}

async function complete(name: string, student: User) {
  const { id } = named(name)(await tasksOf(student))!;
  await app
    .call('patch', `/v2/tasks/student/${id}`, student)
    .send({ completed_date: '2026-11-01T15:00:00.000Z' })
    .expect(204);
}

beforeAll(async () => {
  app = await TestApp.start();
  counselor = await app.user('counselor', 'Daniel');
  other = await app.user('counselor', 'Olga');
  for (const name of ['Abe', 'Bea', 'Cal', 'Dan', 'Eve']) {
    students[name] = await app.user('student', name);
    await app.grantAccess(counselor, students[name]);
  }
  await app.grantAccess(other, students.Abe!);
});

afterAll(() => app.dispose());

describe('the progress of a task', () => {
  it('counts the students of the user who have it and have done it', async () => {
    const id = await givenTo('Essay', 'Abe', 'Bea', 'Cal');
    await complete('Essay', students.Bea!);
    const of = async (user: User) => (await progress(user)).find((task) => task.id === id)?.attributes;
    expect(await of(counselor)).toEqual({
      ...{ name: 'Essay', type: 'custom', due_date: '2027-03-01', own: true },
      ...{ assigned: 3, done: 1 },
    });
    expect(await of(other)).toMatchObject({ assigned: 1, done: 0, own: false });
  });

  it('omits what students remind themselves of', async () => {
    await app.call('post', '/v2/tasks/reminders', students.Abe).send({ name: 'Buy a tie' }).expect(201);
    expect((await progress(counselor)).map(({ attributes }) => attributes.name)).not.toContain('Buy a tie');
  });

  it('names the students who have not done it', async () => {
    const id = await givenTo('Letter', 'Cal', 'Abe', 'Bea');
    await complete('Letter', students.Bea!);
    const { data, meta } = await openOf(id);
    expect(data.map(({ attributes }) => attributes.firstName)).toEqual(['Abe', 'Cal']);
    expect(data[0]).toMatchObject({
      attributes: { dueDate: '2027-03-01', reminded: false },
      relationships: { student: { data: { id: students.Abe!.id } }, college: { data: null } },
    });
    expect(meta).toEqual({ students: 2, remindable: 2 });
    expect((await openOf(id, other)).data).toHaveLength(1);
  });

  it('is not shown if none of the user’s students has the task', async () => {
    const id = await givenTo('Interview', 'Cal');
    await app.call('get', `/v2/tasks/progress/${id}`, other).expect(404);
    await app.call('post', `/v2/tasks/progress/${id}/reminders`, other).expect(404);
    await app.call('get', '/v2/tasks/progress', students.Cal).expect(403);
  });
});

describe('a reminder', () => {
  it('reaches the students who have not done the task, with a link to it', async () => {
    const id = await givenTo('Transcript', 'Dan', 'Eve');
    await complete('Transcript', students.Eve!);
    expect(await remind(id)).toEqual({ reminded: 1, remindedBefore: 0 });
    const [reminder] = await eventually(
      () => remindersOf(students.Dan!),
      (found) => found.length > 0,
    );
    expect(reminder!.attributes.message).toMatch(/^Daniel Example reminded you of “Transcript”, due on /);
    expect(reminder!.attributes.link).toMatch(/^\/tasks\?task=/);
    expect(await remindersOf(students.Eve!)).toEqual([]);
    expect((await openOf(id)).meta).toEqual({ students: 1, remindable: 0 });
  });

  it('reaches a student once a day, whoever sends it and of whichever task', async () => {
    const first = await givenTo('Résumé', 'Abe', 'Bea');
    const second = await givenTo('Photo', 'Abe', 'Cal');
    expect(await remind(first)).toEqual({ reminded: 2, remindedBefore: 0 });
    expect(await remind(first)).toEqual({ reminded: 0, remindedBefore: 2 });
    expect((await openOf(second)).data.map(({ attributes }) => attributes.reminded)).toEqual([true, false]);
    expect(await remind(second)).toEqual({ reminded: 1, remindedBefore: 1 });
    expect(await remind(second, other)).toEqual({ reminded: 0, remindedBefore: 1 });
    await app.settled();
    expect(await remindersOf(students.Abe!)).toHaveLength(1);
  });
});
