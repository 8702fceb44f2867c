import type { StudentsPage, StudentSummaryResource } from '../../contract/students';
import type { TaskAssignmentResource } from '../../contract/tasks';
import { dateInNewYork } from '../../src/platform/new-york';
import { TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';
import { messagesOver } from '../support/messages';

let app: TestApp;
const { send, see } = messagesOver(() => app);
let admin: User;
let counselor: User;
const students: Record<string, User> = {};

const page = async (query = '', user = counselor) => {
  const { body } = await app.call('get', `/users/students${query}`, user).expect(200);
  return body as StudentsPage;
};

const namesIn = ({ data }: StudentsPage) => data.map(({ attributes }) => attributes.firstName);
const names = async (query?: string, user?: User) => namesIn(await page(query, user));
const progress = async (name: string) =>
  (await page()).data.find(({ attributes }) => attributes.firstName === name)!.attributes.progress!;

async function assign(to: readonly string[], task: object): Promise<string> {
  const { body } = await app.call('post', '/v2/tasks', admin).send({ type: 'custom', name: 'Task', ...task });
  const { id } = body as { id: string };
  const user_ids = to.map((name) => students[name]!.id);
  await app.call('post', `/v2/tasks/custom/${id}/students`, admin).send({ user_ids }).expect(200);
  return id;
}

/** A date that a person sets counts, although it had passed before the student got the task. */
async function assignLate(to: readonly string[], name: string): Promise<void> {
  const id = await assign(to, { name });
  for (const student of to)
    await app
      .call('patch', `/v2/tasks/${id}/student/${students[student]!.id}`, admin)
      .send({ due_date: yesterday })
      .expect(204);
}

async function complete(name: string, taskId: string, by = students[name]!): Promise<void> {
  const { body } = await app.call('get', '/v2/tasks/all', students[name]);
  const tasks = (body as { data: { id: string; attributes: { taskId: string } }[] }).data;
  const { id } = tasks.find(({ attributes }) => attributes.taskId === taskId)!;
  const completed_date = new Date().toISOString();
  await app.call('patch', `/v2/tasks/student/${id}`, by).send({ completed_date }).expect(204);
}

const [yesterday, today, tomorrow] = [dateInNewYork(-1), dateInNewYork(), dateInNewYork(1)];

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  counselor = await app.user('counselor', 'Daniel');
  for (const name of ['Bea', 'Abe', 'Cal']) {
    students[name] = await app.user('student', name);
    await app.grantAccess(counselor, students[name]);
  }
  students.Stranger = await app.user('student', 'Stranger');
});

afterAll(() => app.dispose());

it('staff list their own students by name, an admin lists all', async () => {
  expect(await page()).toMatchObject({ total: 3, pageCount: 1 });
  expect(await names()).toEqual(['Abe', 'Bea', 'Cal']);
  expect(await names('', admin)).toEqual(['Abe', 'Bea', 'Cal', 'Stranger']);
  expect(await names('', await app.user('exam_admin', 'Nobody'))).toEqual([]);
});

it('an exam admin sees names and addresses only', async () => {
  const examAdmin = await app.user('exam_admin', 'Grace');
  await app.grantAccess(examAdmin, students.Abe!, 'access-sync');
  const { data } = await page('?sort=-email', examAdmin);
  expect(data.map(({ attributes }) => attributes)).toEqual([
    { firstName: 'Abe', lastName: 'Example', email: 'abe@example.test', entity: null, progress: null },
  ]);
  await app.call('get', '/users/students?sort=overdue', examAdmin).expect(422);
});

it('students are searched, sorted and paged', async () => {
  expect(await names('?q=CAL')).toEqual(['Cal']);
  expect(await names('?sort=-firstName')).toEqual(['Cal', 'Bea', 'Abe']);
  expect(await names('?sort=-email&pageSize=2&currentPage=2')).toEqual(['Abe']);
  expect(await page('?pageSize=2&sort=overdue')).toMatchObject({ total: 3, pageCount: 2 });
  const { body } = await app.call('get', '/users/students?sort=grades', counselor).expect(422);
  expect((body as { fields: object }).fields).toEqual({
    sort: 'Sort by one of the list’s columns',
  });
});

it('students are sorted by grade, which is 9th by default', async () => {
  await app.call('patch', '/users/profile', students.Abe).send({ grade: '12th' }).expect(200);
  expect((await progress('Abe')).grade).toBe('12th');
  expect((await progress('Cal')).grade).toBe('9th');
  expect(await names('?sort=-grade')).toEqual(['Abe', 'Bea', 'Cal']);
  expect(await names('?sort=grade')).toEqual(['Bea', 'Cal', 'Abe']);
});

it('the list shows the progress of each student', async () => {
  expect(await progress('Bea')).toMatchObject({ tasks: 0, overdue: 0, nextDeadline: null, lastActive: null });
  await assignLate(['Abe', 'Bea'], 'Late');
  await assign(['Abe'], { name: 'Due today', due_date: today });
  const letter = await assign(['Abe', 'Cal'], { name: 'Letter', due_date: tomorrow });
  expect(await progress('Abe')).toMatchObject({
    ...{ tasks: 3, tasksDone: 0, overdue: 1 },
  });
  const { lastActive } = await progress('Abe');
  await complete('Abe', letter, admin);
  expect(await progress('Abe')).toMatchObject({ tasks: 3, tasksDone: 1, lastActive });
  await complete('Cal', letter);
  expect(await progress('Cal')).toMatchObject({
    ...{ tasks: 1, tasksDone: 1, overdue: 0 },
    lastActive: expect.stringMatching(/Z$/),
  });
});

it('students are sorted by progress, those without it always last', async () => {
  expect(await names('?sort=-overdue')).toEqual(['Abe', 'Bea', 'Cal']);
  expect(await names('?sort=-tasksDone')).toEqual(['Cal', 'Abe', 'Bea']);
  expect(await names('?sort=lastActive')).toEqual(['Abe', 'Cal', 'Bea']);
  expect(await names('?sort=-lastActive')).toEqual(['Cal', 'Abe', 'Bea']);
});

it('a filter finds the students who were never active', async () => {
  expect(await names('?filter=never')).toEqual(['Bea']);
});

it('progress follows a task with a new date and a deleted task', async () => {
  const taskId = await assign(['Bea'], { name: 'Visit', due_date: tomorrow });
  const url = `/v2/tasks/${taskId}/student/${students.Bea!.id}`;
  await app.call('patch', url, admin).send({ due_date: yesterday }).expect(204);
  expect(await progress('Bea')).toMatchObject({ tasks: 2, overdue: 2 });
  await app.call('delete', `/v2/tasks/${taskId}`, admin).expect(204);
  expect(await progress('Bea')).toMatchObject({ tasks: 1, overdue: 1 });
});

it('a task that came after its due date is not overdue', async () => {
  const taskId = await assign(['Bea'], { name: 'Past', due_date: yesterday });
  expect(await progress('Bea')).toMatchObject({ tasks: 2, overdue: 1 });
  const url = `/v2/tasks/${taskId}/student/${students.Bea!.id}`;
  const ofBea = async () => {
    const { body } = await app.call('get', '/v2/tasks/all', students.Bea).expect(200);
    const { data } = body as { data: TaskAssignmentResource[] };
    return data.find(({ attributes }) => attributes.taskId === taskId)!.attributes;
  };
  const { dateEntered } = await ofBea();
  expect(await ofBea()).toMatchObject({ dueDate: yesterday, countsFrom: today });
  const { headers } = await app.call('delete', url, admin).expect(204);
  await app.call('post', '/undo', admin).send({ request: headers['x-request-id'] }).expect(204);
  expect(await ofBea()).toMatchObject({ dateEntered, countsFrom: today });
  await app.call('patch', url, admin).send({ due_date: yesterday }).expect(204);
  expect(await ofBea()).toMatchObject({ countsFrom: null });
  expect(await progress('Bea')).toMatchObject({ overdue: 2 });
  await app.call('patch', url, admin).send({ due_date: null }).expect(204);
  expect(await ofBea()).toMatchObject({ dueDate: yesterday, countsFrom: today });
  expect(await progress('Bea')).toMatchObject({ overdue: 1 });
  await app.call('delete', `/v2/tasks/${taskId}`, admin).expect(204);
});

it('the list shows the next college deadlines and sorts by them', async () => {
  const catalogue = new Catalogue(app);
  await catalogue.add('3434', 'Amherst', { deadlines: { eaDeadline: yesterday, regDeadline: tomorrow } });
  await catalogue.add('3435', 'Bates', { deadlines: { ed1Deadline: today } });
  await catalogue.add('3436', 'Clark', { deadlines: { ed2Deadline: today } });
  const save = (name: string, ceeb_code: string, status: string) =>
    app
      .call('post', '/users/bookmark', students[name])
      .send({ ceeb_code, state: true, status })
      .expect((answer) => expect(answer.status).toBeLessThan(300));
  await save('Abe', '3434', 'applying');
  await save('Abe', '3435', 'applied');
  await save('Bea', '3434', 'interested');
  await save('Bea', '3436', 'interested');
  expect(await progress('Abe')).toMatchObject({
    colleges: { interested: 0, applying: 1, applied: 1 },
    nextDeadline: { date: tomorrow, ceeb: '3434', college: 'Amherst', kind: 'reg' },
  });
  expect(await progress('Bea')).toMatchObject({
    colleges: { interested: 2, applying: 0, applied: 0 },
    nextDeadline: { date: today, ceeb: '3436', college: 'Clark', kind: 'ed2' },
  });
  expect((await progress('Cal')).nextDeadline).toBeNull();
  expect(await names('?sort=nextDeadline')).toEqual(['Bea', 'Abe', 'Cal']);
  expect(await names('?sort=-nextDeadline')).toEqual(['Abe', 'Bea', 'Cal']);
});

it('the list shows the last message and whether it needs a reply', async () => {
  const lastMessage = async (user: User) => {
    const { data } = await page('?q=abe', user);
    return data[0]!.attributes.progress!.lastMessage;
  };
  expect(await lastMessage(counselor)).toBeNull();
  await send(students.Abe!, counselor, 'May I ask something?').expect(201);
  expect(await lastMessage(counselor)).toEqual({ at: expect.stringMatching(/Z$/) as string, waits: true });
  expect(await lastMessage(admin)).toBeNull();
  await send(counselor, students.Abe!, 'Of course.').expect(201);
  expect(await lastMessage(counselor)).toMatchObject({ waits: false });
  await send(students.Abe!, 'support', 'Where is it?').expect(201);
  expect(await lastMessage(admin)).toMatchObject({ waits: true });
  expect(await lastMessage(counselor)).toMatchObject({ waits: false });
});

it('a student who reads a message counts as active', async () => {
  const { lastActive } = await progress('Abe');
  await see(students.Abe!, counselor).expect(204);
  expect((await progress('Abe')).lastActive! > lastActive!).toBe(true);
});

it('filters find students who need attention; counts ignore the search', async () => {
  for (const name of ['One', 'Two', 'Three']) await assignLate(['Abe'], name);
  const { counts } = await page('?q=cal&filter=no-college');
  expect(counts).toEqual({
    ...{ all: 3, waiting: 0, asking: 0, deadline: 2, overdue: 2, behind: 1 },
    ...{ 'no-college': 1, silent: 0, never: 0, missing: 3 },
  });
  expect(await names('?filter=behind')).toEqual(['Abe']);
  expect(await names('?filter=overdue&sort=-overdue')).toEqual(['Abe', 'Bea']);
  expect(await names('?filter=no-college')).toEqual(['Cal']);
  expect(await names('?filter=no-college&q=abe')).toEqual([]);
  expect(await page('?filter=silent')).toMatchObject({ data: [], total: 0, pageCount: 0 });
  expect((await page('', admin)).counts).toMatchObject({ all: 4, 'no-college': 2 });
  expect((await progress('Abe')).missing).not.toContain('grade');
  expect((await progress('Bea')).missing).toContain('grade');
  await app.call('get', '/users/students?filter=tall', counselor).expect(422);
});

it('a filter finds the students who wait for an answer of the user', async () => {
  await send(students.Bea!, counselor, 'Can you read my essay?').expect(201);
  expect(await names('?filter=waiting')).toEqual(['Bea']);
  expect(await names('?filter=waiting', admin)).toEqual(['Abe']);
  await send(students.Bea!, 'support', 'I cannot find it.').expect(201);
  await send(admin, students.Bea!, 'It is in Tasks.').expect(201);
  expect(await names('?filter=waiting', admin)).toEqual(['Abe']);
  await send(counselor, students.Bea!, 'Gladly.').expect(201);
  expect(await names('?filter=waiting')).toEqual([]);
});

it('a filter finds the students who ask for a session', async () => {
  const timeRequested = `${dateInNewYork(3)}T15:00:00.000Z`;
  const { body } = await app
    .call('post', '/sessions/request', students.Cal)
    .send({ timeRequested, lengthInMinutes: 30, notes: '' })
    .expect(201);
  const { id } = (body as { data: { id: string } }).data;
  expect(await names('?filter=asking')).toEqual(['Cal']);
  await app.call('delete', `/sessions/request/${id}`, students.Cal).expect(204);
  expect(await names('?filter=asking')).toEqual([]);
});

it('a filter finds the students with a deadline within seven days', async () => {
  const catalogue = new Catalogue(app);
  await catalogue.add('3437', 'Drew', { deadlines: { regDeadline: dateInNewYork(7) } });
  await catalogue.add('3438', 'Elon', { deadlines: { regDeadline: dateInNewYork(8) } });
  const save = (ceeb_code: string, status: string) =>
    app
      .call('post', '/users/bookmark', students.Cal)
      .send({ ceeb_code, state: true, status })
      .expect((answer) => expect(answer.status).toBeLessThan(300));
  await save('3438', 'applying');
  expect(await names('?filter=deadline')).toEqual(['Abe', 'Bea']);
  await save('3437', 'applying');
  expect(await names('?filter=deadline')).toEqual(['Abe', 'Bea', 'Cal']);
  await save('3437', 'applied');
  expect(await names('?filter=deadline')).toEqual(['Abe', 'Bea']);
});

it('students are filtered by grade, which combines with the other filters', async () => {
  expect(await names('?grade=12th')).toEqual(['Abe']);
  expect(await names('?grade=9th')).toEqual(['Bea', 'Cal']);
  expect(await names('?grade=9th&filter=overdue')).toEqual(['Bea']);
  expect(await names('?grade=9th&filter=behind')).toEqual([]);
  const { counts, facets } = await page('?grade=9th&filter=overdue');
  expect(counts).toMatchObject({ all: 3, overdue: 2, behind: 1 });
  expect(facets!.filter).toMatchObject({ all: 2, overdue: 1, behind: 0 });
  expect(facets!.grade).toEqual({ all: 2, '9th': 1, '10th': 0, '11th': 0, '12th': 1, Other: 0 });
  await app.call('get', '/users/students?grade=13th', counselor).expect(422);
});

it('an exam admin has no filters', async () => {
  const examAdmin = await app.user('exam_admin', 'Gus');
  expect((await page('', examAdmin)).counts).toBeNull();
  for (const query of ['filter=behind', 'grade=9th'])
    await app.call('get', `/users/students?${query}`, examAdmin).expect(422);
});

it('an erased student is no longer listed', async () => {
  await app.call('delete', `/admin/user/${students.Cal!.id}`, admin).expect(204);
  expect(await names()).toEqual(['Abe', 'Bea']);
});

describe('the summary of a student', () => {
  const summary = async (by: User, about = students.Abe!) => {
    const { body } = await app.call('get', `/student/summary/${about.id}`, by).expect(200);
    return (body as { data: StudentSummaryResource }).data;
  };

  it('shows what the list shows, and the counselors', async () => {
    const listed = (await page()).data.find(({ id }) => id === students.Abe!.id)!;
    expect(await summary(counselor)).toEqual({
      ...listed,
      relationships: {
        counselors: { data: [{ id: counselor.id, attributes: { name: 'Daniel Example' } }] },
      },
    });
  });

  it('shows an exam admin no progress', async () => {
    const examAdmin = await app.user('exam_admin', 'Ines');
    await app.grantAccess(examAdmin, students.Abe!, 'access-sync');
    expect((await summary(examAdmin)).attributes.progress).toBeNull();
  });

  it('is open only to staff with access', async () => {
    const stranger = students.Stranger!;
    await app.call('get', `/student/summary/${stranger.id}`, counselor).expect(403);
    await app.call('get', `/student/summary/${stranger.id}`, stranger).expect(403);
    await app.call('get', `/student/summary/${counselor.id}`, admin).expect(404);
    expect((await summary(admin, stranger)).attributes.firstName).toBe('Stranger');
  });
});

it('the next deadline follows an application’s plan and typed deadline', async () => {
  const catalogue = new Catalogue(app);
  const deadlines = { ed1Deadline: dateInNewYork(3), regDeadline: dateInNewYork(30) };
  await catalogue.add('3440', 'Fisk', { deadlines });
  const eve = await app.user('student', 'Eve');
  await app.grantAccess(counselor, eve);
  const edit = (fields: object) =>
    app.call('patch', `/users/${eve.id}/applications/3440`, eve).send(fields).expect(204);
  const next = async () => (await progress('Eve')).nextDeadline;
  await app.call('post', '/users/bookmark', eve).send({ ceeb_code: '3440', status: 'applying' }).expect(200);
  expect(await next()).toMatchObject({ date: dateInNewYork(3), kind: 'ed1' });
  await edit({ plan: 'regular' });
  expect(await next()).toMatchObject({ date: dateInNewYork(30), kind: 'reg' });
  expect(await names('?filter=deadline')).not.toContain('Eve');
  await edit({ deadline: tomorrow });
  expect(await next()).toMatchObject({ date: tomorrow, kind: 'reg' });
  expect(await names('?filter=deadline')).toContain('Eve');
  await edit({ decision: 'withdrawn' });
  expect(await next()).toBeNull();
});
