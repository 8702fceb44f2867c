import type supertest from 'supertest';
import { MAX_REMINDERS } from '../../contract/tasks';
import type { TestApp, User } from '../support/app';
import { startWithFixtures } from '../support/fixtures';
import { named, tasksOver } from '../support/task-calls';

let app: TestApp;
let counselor: User;
let student: User;
let stranger: User;

const { assign, create, tasksOf } = tasksOver(() => app);

beforeAll(async () => {
  ({ app, counselor, student, stranger } = await startWithFixtures());
});

afterAll(() => app.dispose());

const remind = (user: User, body: object) => app.call('post', '/v2/tasks/reminders', user).send(body);
const names = async (user: User) => (await tasksOf(user)).map(({ attributes }) => attributes.name);

it('a reminder is the student’s own task, which staff with access see', async () => {
  const { body } = await remind(student, {
    name: 'Ask two teachers',
    notes: 'Before October.',
    due_date: '2027-09-15',
  }).expect(201);
  expect(named('Ask two teachers')(await tasksOf(student))!.attributes).toMatchObject({
    taskId: body.id,
    type: 'custom',
    notes: 'Before October.',
    dueDate: '2027-09-15',
    isReminder: true,
    completedDate: null,
  });
  const seen = await app.call('get', `/v2/tasks/${student.id}`, counselor).expect(200);
  expect(seen.body.data.map((task: { attributes: { name: string } }) => task.attributes.name)).toContain(
    'Ask two teachers',
  );
  expect(await names(stranger)).not.toContain('Ask two teachers');
});

it('a reminder is not made twice while it is open', async () => {
  const first = await remind(student, { name: 'Write a draft' }).expect(201);
  const again = await remind(student, { name: 'Write a draft' }).expect(201);
  expect(again.body.id).toBe(first.body.id);
  const { id } = named('Write a draft')(await tasksOf(student))!;
  await app
    .call('patch', `/v2/tasks/student/${id}`, student)
    .send({ completed_date: '2026-11-01' })
    .expect(204);
  const later = await remind(student, { name: 'Write a draft' }).expect(201);
  expect(later.body.id).not.toBe(first.body.id);
  expect((await names(student)).filter((name) => name === 'Write a draft')).toHaveLength(2);
});

it('a reminder is moved to another day or to none by its student only', async () => {
  const { body } = await remind(student, { name: 'Visit the campus', due_date: '2027-04-01' }).expect(201);
  const move = (user: User, due_date: unknown) =>
    app.call('patch', `/v2/tasks/reminders/${body.id}`, user).send({ due_date });
  const dueDate = async () => named('Visit the campus')(await tasksOf(student))!.attributes.dueDate;
  await move(student, '2027-04-08').expect(204);
  expect(await dueDate()).toBe('2027-04-08');
  await move(stranger, '2027-05-01').expect(403);
  await move(counselor, '2027-05-01').expect(403);
  await move(student, 'soon').expect(422);
  expect(await dueDate()).toBe('2027-04-08');
  await move(student, null).expect(204);
  expect(await dueDate()).toBeNull();
});

it('a student cannot move the date of a task that staff gave', async () => {
  const taskId = await create(counselor, { name: 'From staff', type: 'custom', due_date: '2027-04-01' });
  await assign(counselor, taskId, { user_ids: [student.id] }).expect(200);
  await app
    .call('patch', `/v2/tasks/reminders/${taskId}`, student)
    .send({ due_date: '2027-05-01' })
    .expect(403);
});

it('a reminder is deleted by its student only, and can be made again', async () => {
  const { body } = await remind(student, { name: 'Book the test' }).expect(201);
  await app.call('delete', `/v2/tasks/${body.id}`, stranger).expect(403);
  await app.call('delete', `/v2/tasks/${body.id}`, counselor).expect(403);
  await app.call('delete', `/v2/tasks/${body.id}`, student).expect(204);
  await app.call('delete', `/v2/tasks/${body.id}`, student).expect(204);
  expect(await names(student)).not.toContain('Book the test');
  await remind(student, { name: 'Book the test' }).expect(201);
  expect(await names(student)).toContain('Book the test');
});

it.each<[string, (taskId: string, assignmentId: string) => supertest.Test]>([
  ['deleted', (taskId) => app.call('delete', `/v2/tasks/${taskId}`, student)],
  [
    'completed',
    (_, id) => app.call('patch', `/v2/tasks/student/${id}`, student).send({ completed_date: '2026-11-01' }),
  ],
])('a reminder that was %s is not restored next to one of the same name', async (how, act) => {
  const name = `Visit, ${how}`;
  const { body } = await remind(student, { name }).expect(201);
  const { headers } = await act(body.id, named(name)(await tasksOf(student))!.id).expect(204);
  await app.settled();
  const undo = () => app.call('post', '/undo', student).send({ request: headers['x-request-id'] });
  const other = await remind(student, { name }).expect(201);
  expect(other.body.id).not.toBe(body.id);
  const { body: refused } = await undo().expect(409);
  expect(refused.message).toBe(`Nothing was undone. You have another reminder called “${name}”.`);
  await app.call('delete', `/v2/tasks/${other.body.id}`, student).expect(204);
  await undo().expect(204);
});

it('a student has a hundred and fifty reminders at most', async () => {
  const diligent = await app.user('student', 'Diligent');
  const made: string[] = [];
  for (let turn = 1; turn <= MAX_REMINDERS; turn++) {
    const { body } = await remind(diligent, { name: `Reminder ${turn}` }).expect(201);
    made.push((body as { id: string }).id);
  }
  const { body } = await remind(diligent, { name: 'One too many' }).expect(409);
  expect(body.message).toBe('You can have up to 150 reminders. Delete one first.');
  expect((await remind(diligent, { name: 'Reminder 7' }).expect(201)).body.id).toBe(made[6]);
  await app.call('delete', `/v2/tasks/${made[0]}`, diligent).expect(204);
  await remind(diligent, { name: 'One too many' }).expect(201);
});

it('a student cannot delete what staff wrote', async () => {
  const created = await app
    .call('post', '/v2/tasks', counselor)
    .send({ name: 'From staff', type: 'custom' })
    .expect(201);
  await app.call('delete', `/v2/tasks/${created.body.id}`, student).expect(403);
});

it.each([
  [{}, 'name'],
  [{ name: '   ' }, 'name'],
  [{ name: 'a'.repeat(51) }, 'name'],
  [{ name: 'A', due_date: '2027-02-30' }, 'due_date'],
])('the reminder %j is refused', async (body, field) => {
  const answer = await remind(student, body).expect(422);
  expect(Object.keys(answer.body.fields)).toEqual([field]);
});
