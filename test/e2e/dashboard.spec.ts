import { COMING_WEEKS, type Dashboard } from '../../contract/dashboard';
import { dateInNewYork, plusDays } from '../../src/platform/new-york';
import { TestApp, type User } from '../support/app';
import { bookSession } from '../support/booked-session';
import { Catalogue } from '../support/colleges';
import { recordExam } from '../support/exam-entries';
import { aSurvey } from '../support/survey';
import { tasksOver } from '../support/task-calls';

const TODAY = dateInNewYork();
const SUNDAY = plusDays(TODAY, -new Date(`${TODAY}T00:00:00Z`).getUTCDay());
const inWeek = (week: number, day = 0) => plusDays(SUNDAY, week * 7 + day);

let app: TestApp;
let admin: User;
let catalogue: Catalogue;
let students = 0;
const { create, assign } = tasksOver(() => app);

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  catalogue = new Catalogue(app);
  await catalogue.add('1001', 'Early College', {
    deadlines: { eaDeadline: inWeek(2, 2), regDeadline: inWeek(5, 1) },
  });
  await catalogue.add('1002', 'Late College', {
    deadlines: { ed1Deadline: plusDays(TODAY, -3), regDeadline: inWeek(4) },
  });
  await catalogue.add('1003', 'Open College');
});

afterAll(() => app.dispose());

const newStudent = () => app.user('student', `Maya-${++students}`);

async function dashboardOf(student: User): Promise<Dashboard> {
  await app.settled();
  const { body } = await app.call('get', '/dashboard', student).expect(200);
  return (body as { data: Dashboard }).data;
}

async function give(student: User, name: string, due_date?: string): Promise<string> {
  const taskId = await create(admin, { name, type: 'standard', due_date });
  await assign(admin, taskId, { user_ids: [student.id] }).expect(200);
  return taskId;
}

const save = (student: User, ceeb_code: string, status = 'interested') =>
  app.call('post', '/users/bookmark', student).send({ ceeb_code, state: 'MA', status }).expect(200);

it('the dashboard of a new student is empty', async () => {
  const dashboard = await dashboardOf(await newStudent());
  expect(dashboard).toEqual({
    firstSteps: { grade: false, record: false, survey: false, college: false },
    tasks: {
      ...{ all: 0, completed: 0, next: [] },
      overdue: { count: 0, first: null },
      thisWeek: { count: 0, first: null },
    },
    weeks: Array.from({ length: COMING_WEEKS.weeks }, (_, week) => ({
      from: inWeek(week),
      items: [],
      more: 0,
    })),
    colleges: { counts: { interested: 0, applying: 0, applied: 0 }, next: [], matches: [] },
    exams: [],
    notifications: { data: [], unseen: 0 },
  });
});

it('the dashboard counts tasks and names the next open ones', async () => {
  const student = await newStudent();
  const days = { Old: -9, Older: -20, Now: 0, Far: 300 };
  for (const [name, day] of Object.entries(days)) {
    const taskId = await give(student, name);
    await app
      .call('patch', `/v2/tasks/${taskId}/student/${student.id}`, admin)
      .send({ due_date: plusDays(TODAY, day) })
      .expect(204);
  }
  await give(student, 'Before I came', plusDays(TODAY, -5));
  await give(student, 'Some day');
  const [first] = (await dashboardOf(student)).tasks.next;
  expect(first!.attributes).toMatchObject({ name: 'Older', dueDate: plusDays(TODAY, -20) });
  await app
    .call('patch', `/v2/tasks/student/${first!.id}`, student)
    .send({ completed_date: new Date().toISOString() })
    .expect(204);
  const { tasks } = await dashboardOf(student);
  expect(tasks).toMatchObject({
    all: 6,
    completed: 1,
    overdue: { count: 1, first: plusDays(TODAY, -9) },
    thisWeek: { count: 1, first: TODAY },
  });
  expect(tasks.next.map(({ attributes }) => attributes.name)).toEqual(['Old', 'Before I came', 'Now']);
});

it('the dashboard merges six weeks of dates; tasks yield in a full week', async () => {
  const student = await newStudent();
  const counselor = await app.user('counselor', `Cleo-${students}`);
  await save(student, '1001');
  await save(student, '1002');
  for (const day of [0, 1, 2, 3]) await give(student, `Task ${day}`, inWeek(2, day));
  await give(student, 'Long ago', plusDays(TODAY, -40));
  await give(student, 'After them', inWeek(6));
  const startsInMs = Date.parse(`${inWeek(3, 3)}T17:00:00Z`) - Date.now();
  await bookSession(app.app, { studentId: student.id, counselorId: counselor.id, startsInMs });
  const { weeks } = await dashboardOf(student);
  const listed = weeks.map(({ items, more }) => [
    ...items.map((item) =>
      item.kind === 'task' ? item.name : item.kind === 'deadline' ? item.college : item.counselor,
    ),
    ...(more ? [more] : []),
  ]);
  expect(listed).toEqual([
    [],
    [],
    ['Task 0', 'Task 1', 'Early College', 2],
    [`Cleo-${students} Example`],
    ['Late College'],
    ['Early College'],
  ]);
  expect(weeks[2]!.items[2]).toEqual({
    ...{ kind: 'deadline', id: '1001', date: inWeek(2, 2), college: 'Early College', deadline: 'ea' },
  });
});

it('the dashboard orders colleges by next deadline and skips applied ones', async () => {
  const student = await newStudent();
  for (const ceeb of ['1001', '1002', '1003']) await save(student, ceeb, 'applying');
  const namesOf = ({ colleges }: Dashboard) => colleges.next.map(({ name }) => name);
  expect(namesOf(await dashboardOf(student))).toEqual(['Early College', 'Late College', 'Open College']);
  await save(student, '1001', 'applied');
  const dashboard = await dashboardOf(student);
  expect(dashboard.colleges.next[0]).toMatchObject({
    name: 'Late College',
    deadline: { kind: 'reg', date: inWeek(4) },
  });
  expect(dashboard.colleges.counts).toEqual({ interested: 0, applying: 2, applied: 1 });
  expect(dashboard.weeks.flatMap(({ items }) => items).map(({ id }) => id)).toEqual(['1002']);
});

it('the dashboard shows what a free account may see of the survey', async () => {
  const student = await newStudent();
  await app.call('post', '/colleges/college-survey', student).send(aSurvey).expect(201);
  const { body } = await app.call('get', '/colleges/college-survey', student).expect(200);
  const shown = (body as { data: { id: string; attributes: { fit: number } }[] }).data.slice(0, 3);
  await save(student, shown[1]!.id);
  const { colleges } = await dashboardOf(student);
  expect(colleges.matches.map(({ id, fit }) => [id, fit])).toEqual(
    shown.map(({ id, attributes }) => [id, attributes.fit]),
  );
  expect(colleges.matches.map(({ saved }) => saved)).toEqual(shown.map((_, index) => index === 1));
});

it('the dashboard has the last three tests of each kind of the last week', async () => {
  const student = await newStudent();
  const enter = (type: 'SAT' | 'ACT', day: number) =>
    recordExam(app, { studentId: student.id, type, dateTaken: plusDays(TODAY, -day), total: 1000 + day });
  for (const day of [8, 7, 5, 3, 1]) await enter('SAT', day);
  await enter('ACT', 2);
  const { exams } = await dashboardOf(student);
  expect(exams.map(({ attributes }) => [attributes.testType, attributes.dateTaken])).toEqual([
    ...[1, 3, 5].map((day) => ['SAT', plusDays(TODAY, -day)]),
    ['ACT', plusDays(TODAY, -2)],
  ]);
});

it('the dashboard is for the student only', async () => {
  await app.call('get', '/dashboard', admin).expect(403);
  await app.call('get', '/dashboard').expect(401);
});

it('the dashboard stays small for a student with many items', async () => {
  const student = await newStudent();
  const name = (index: number) => `${index} ${'A task with a long name '.repeat(6)}`.slice(0, 120).trim();
  for (let index = 0; index < 60; index++) await give(student, name(index), inWeek(index % 6, 6));
  const answer = await app.call('get', '/dashboard', student).expect(200);
  expect((answer.body as { data: Dashboard }).data.tasks.all).toBe(60);
  expect(Buffer.byteLength(answer.text)).toBeLessThanOrEqual(10 * 1024);
});
