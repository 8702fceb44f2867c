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

const { tasksOf } = tasksOver(() => app);
const { conversation } = messagesOver(() => app);

const idOf = (name: string) => students[name]!.id;

const assign = (body: object, { user = counselor, key = randomUUID() } = {}) =>
  app.call('post', '/v2/tasks/batches', user).set('idempotency-key', key).send(body);

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
  const essay = { name: 'Essay', due_date: '2027-03-01', notes: 'Sit down.####Write.' };

  it('has a date of the own where one is given, and says what became of each', async () => {
    const { body } = await assign({
      ...essay,
      students: [
        { user_id: idOf('Abe') },
        { user_id: idOf('Bea'), due_date: '2027-02-01' },
        { user_id: idOf('Stranger') },
        { user_id: randomUUID() },
      ],
    }).expect(200);
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

  it('is one task however often it is sent, and goes on where it stopped', async () => {
    const key = randomUUID();
    students.Dan = await app.user('student', 'Dan');
    const batch = {
      ...{ name: 'Letter', due_date: '2027-03-01' },
      students: [{ user_id: idOf('Abe') }, { user_id: idOf('Dan') }],
    };
    const { body } = await assign(batch, { key }).expect(200);
    const { id } = body as { id: string };
    await app.grantAccess(counselor, students.Dan);
    const again = await assign(batch, { key }).expect(200);
    expect(again.body).toMatchObject({ id });
    expect(outcomes(again.body)).toEqual([
      ['Abe', 'unchanged'],
      ['Dan', 'assigned'],
    ]);
    const letters = (await tasksOf(students.Abe!)).filter(({ attributes }) => attributes.name === 'Letter');
    expect(letters).toHaveLength(1);
  });

  it('is taken back from all of them at once', async () => {
    const batch = { name: 'Mistake', students: [{ user_id: idOf('Abe') }, { user_id: idOf('Bea') }] };
    const { body } = await assign(batch).expect(200);
    await app.call('delete', `/v2/tasks/${(body as { id: string }).id}`, counselor).expect(204);
    for (const name of ['Abe', 'Bea'])
      expect(named('Mistake')(await tasksOf(students[name]!))).toBeUndefined();
  });

  it('is not made where nobody may get it', async () => {
    await assign({ name: 'Nobody', students: [{ user_id: idOf('Stranger') }] }).expect(403);
    const { body } = await app.call('get', '/v2/tasks/all', counselor).expect(200);
    expect(JSON.stringify(body)).not.toContain('Nobody');
  });

  it.each([
    [{ name: 'x'.repeat(51), students: [{ user_id: randomUUID() }] }, 'name'],
    [{ name: 'Empty', students: [] }, 'students'],
    [{ name: 'Dated', students: [{ user_id: randomUUID(), due_date: '2027-02-31' }] }, 'students'],
    [{ name: 'More', students: [{ user_id: randomUUID(), role: 'admin' }] }, 'students'],
  ])('is refused as %j', async (body, field) => {
    const refused = await assign(body).expect(422);
    expect(Object.keys((refused.body as { fields: object }).fields)).toEqual([field]);
  });
});

describe('dates before deadlines', () => {
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

  it('go by the next one of each student, never back behind today', async () => {
    expect(await dates({ days_before: 90 })).toEqual([
      [inDays(10), 'Amherst'],
      [inDays(0), 'Bates'],
      [null, null],
    ]);
  });

  it('go by one college for those who have it before them', async () => {
    expect(await dates({ days_before: 5, ceeb: '3435' })).toEqual([
      [null, null],
      [inDays(15), 'Bates'],
      [null, null],
    ]);
  });

  it('are told of own students alone', async () => {
    const rule = { days_before: 5, user_ids: [idOf('Abe'), idOf('Stranger')] };
    await app.call('post', '/v2/tasks/due-dates', counselor).send(rule).expect(403);
  });
});

describe('a message to several students', () => {
  const write = (sentTo: readonly string[], clientId = randomUUID()) =>
    app
      .call('post', '/messages/students', counselor)
      .send({ content: 'See you on Monday.', sentTo, clientId });

  it('reaches each alone, and once however often it is sent', async () => {
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

  it('is refused where nobody may get it', async () => {
    await write([idOf('Stranger')]).expect(403);
    await write([]).expect(422);
  });
});
