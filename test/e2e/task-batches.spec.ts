import { randomUUID } from 'node:crypto';
import type { BatchResult, DatedStudent } from '../../contract/task-batches';
import { dateInNewYork } from '../../src/platform/new-york';
import { TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';
import { messagesOver } from '../support/messages';
import { named, tasksOver } from '../support/task-calls';

let app: TestApp;
let counselor: User;
const students: Record<string, User> = {};

const { create, tasksOf } = tasksOver(() => app);
const { conversation } = messagesOver(() => app);

const idOf = (name: string) => students[name]!.id;

const made = (name: string) =>
  create(counselor, { type: 'custom', name, due_date: '2027-03-01', notes: 'Sit down.####Write.' });

const assign = (taskId: string, students: readonly object[], { user = counselor, key = randomUUID() } = {}) =>
  app.call('post', `/v2/tasks/custom/${taskId}/batches`, user).set('idempotency-key', key).send({ students });

const outcomes = (body: unknown) =>
  (body as { data: BatchResult[] }).data.map(({ user_id, outcome }) => [
    Object.keys(students).find((name) => idOf(name) === user_id),
    outcome,
  ]);

beforeAll(async () => {
  app = await TestApp.start();
  counselor = await app.user('counselor', 'Daniel');
  for (const name of ['Abe', 'Bea', 'Cal']) {
    students[name] = await app.user('student', name);
    await app.grantAccess(counselor, students[name]);
  }
  students.Stranger = await app.user('student', 'Stranger');
});

afterAll(() => app.dispose());

describe('a task for several students', () => {
  it('has a date per student if given, and reports each outcome', async () => {
    const { body } = await assign(await made('Essay'), [
      { user_id: idOf('Abe') },
      { user_id: idOf('Bea'), due_date: '2027-02-01' },
      { user_id: idOf('Stranger') },
      { user_id: randomUUID() },
    ]).expect(200);
    expect(outcomes(body)).toEqual([
      ['Abe', 'assigned'],
      ['Bea', 'assigned'],
      ['Stranger', 'no-access'],
      [undefined, 'no-access'],
    ]);
    const dueOf = async (name: string) => named('Essay')(await tasksOf(students[name]!))?.attributes.dueDate;
    expect([await dueOf('Abe'), await dueOf('Bea'), await dueOf('Stranger')]).toEqual([
      ...['2027-03-01', '2027-02-01'],
      undefined,
    ]);
  });

  it.each([
    ['the same key', 'Dan', () => randomUUID()],
    ['another key', 'Eve', () => undefined],
  ])('resumes where it stopped when repeated with %s', async (_, name, keyOf) => {
    const key = keyOf();
    const late = await app.user('student', name);
    const taskId = await made(`Letter to ${name}`);
    const both = [{ user_id: idOf('Abe') }, { user_id: late.id }];
    await assign(taskId, both, { key }).expect(200);
    await app.grantAccess(counselor, late);
    const { body } = await assign(taskId, both, { key }).expect(200);
    expect((body as { data: BatchResult[] }).data.map(({ outcome }) => outcome)).toEqual([
      ...['unchanged', 'assigned'],
    ]);
  });

  it('is removed from all of them at once', async () => {
    const taskId = await made('Mistake');
    await assign(taskId, [{ user_id: idOf('Abe') }, { user_id: idOf('Bea') }]).expect(200);
    await app.call('delete', `/v2/tasks/${taskId}`, counselor).expect(204);
    for (const name of ['Abe', 'Bea'])
      expect(named('Mistake')(await tasksOf(students[name]!))).toBeUndefined();
  });

  it('is given by its author, and to his or her own students only', async () => {
    const taskId = await made('Nobody');
    await assign(taskId, [{ user_id: idOf('Stranger') }]).expect(403);
    const user = await app.user('counselor', 'Carla');
    await app.grantAccess(user, students.Abe!);
    await assign(taskId, [{ user_id: idOf('Abe') }], { user }).expect(403);
    await assign(randomUUID(), [{ user_id: idOf('Abe') }]).expect(404);
  });

  it.each([
    [[]],
    [[{ user_id: randomUUID(), due_date: '2027-02-31' }]],
    [[{ user_id: randomUUID(), role: 'admin' }]],
  ])('is refused for %j', async (refused) => {
    const { body } = await assign(await made('Refused'), refused).expect(422);
    expect(Object.keys((body as { fields: object }).fields)).toEqual(['students']);
  });
});

describe('due dates before a deadline', () => {
  const inDays = (days: number) => dateInNewYork(days);

  const dates = async (rule: object) => {
    const user_ids = ['Abe', 'Bea', 'Cal'].map(idOf);
    const { body } = await app
      .call('post', '/v2/tasks/due-dates', counselor)
      .send({ user_ids, ...rule })
      .expect(200);
    return (body as { data: DatedStudent[] }).data.map(({ due_date, deadline }) => [
      due_date,
      deadline && deadline.college,
    ]);
  };

  beforeAll(async () => {
    const catalogue = new Catalogue(app);
    await catalogue.add('3434', 'Amherst', {
      deadlines: { eaDeadline: inDays(-3), regDeadline: inDays(100) },
    });
    await catalogue.add('3435', 'Bates', { deadlines: { ed1Deadline: inDays(20) } });
    const save = (name: string, ceeb_code: string, status: string) =>
      app.call('post', '/users/bookmark', students[name]).send({ ceeb_code, state: true, status });
    await save('Abe', '3434', 'applying');
    await save('Abe', '3435', 'applied');
    await save('Bea', '3434', 'interested');
    await save('Bea', '3435', 'interested');
  });

  it('follow the next deadline of each student, today at the earliest', async () => {
    expect(await dates({ days_before: 90 })).toEqual([
      [inDays(10), 'Amherst'],
      [inDays(0), 'Bates'],
      [null, null],
    ]);
  });

  it('follow one college for students who are applying there', async () => {
    expect(await dates({ days_before: 5, ceeb: '3435' })).toEqual([
      [null, null],
      [inDays(15), 'Bates'],
      [null, null],
    ]);
  });

  it('are shown for the user’s own students only', async () => {
    const rule = { days_before: 5, user_ids: [idOf('Abe'), idOf('Stranger')] };
    await app.call('post', '/v2/tasks/due-dates', counselor).send(rule).expect(403);
  });
});

describe('a message to several students', () => {
  const write = (sentTo: readonly string[], clientId = randomUUID()) =>
    app
      .call('post', '/messages/students', counselor)
      .send({ content: 'See you on Monday.', sentTo, clientId });

  it('reaches each of them separately, once however often it is sent', async () => {
    const clientId = randomUUID();
    await write([idOf('Abe'), idOf('Bea')], clientId).expect(200);
    const { body } = await write([idOf('Abe'), idOf('Bea'), idOf('Stranger')], clientId).expect(200);
    expect((body as { data: { outcome: string }[] }).data.map(({ outcome }) => outcome)).toEqual([
      ...['sent', 'sent', 'no-access'],
    ]);
    for (const name of ['Abe', 'Bea']) {
      const { data } = await conversation(counselor, students[name]!);
      expect(data.map(({ attributes }) => attributes.content)).toEqual(['See you on Monday.']);
    }
  });

  it('is refused if no recipient is allowed', async () => {
    await write([idOf('Stranger')]).expect(403);
    await write([]).expect(422);
  });
});
