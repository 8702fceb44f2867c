import type { NotificationPage } from '../../contract/notifications';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { anExam, enter } from '../support/exams';
import { LiveClient } from '../support/live';

let app: TestApp;
let counselor: User;
let student: User;

beforeAll(async () => {
  app = await TestApp.start();
  counselor = await app.user('counselor', 'Daniel');
});

let students = 0;

beforeEach(async () => {
  student = await app.user('student', `Maya-${++students}`);
  await app.grantAccess(counselor, student);
});

afterAll(() => app.dispose());

const notifications = async () => {
  const { body } = await app.call('get', '/notifications', student).expect(200);
  return (body as NotificationPage).data.map(({ attributes }) => attributes);
};

const edit = (id: string, exam: object) =>
  app
    .call('patch', `/exams/student-entry/${id}`, counselor)
    .set('studentid', student.id)
    .send(exam)
    .expect(204);

it('a student is notified of exams that staff entered and edited', async () => {
  const exam = anExam('SAT');
  const id = await enter(app, counselor, student, exam);
  const [entered] = await eventually(notifications, (all) => all.length === 1);
  expect(entered).toMatchObject({
    kind: 'exam-entered',
    message: 'The results of your SAT May 2017 are in.',
    link: '/exam-reports',
  });
  const blank = anExam('SAT', { answers: [] });
  await edit(id, blank);
  const [edited] = await eventually(notifications, (all) => all.length === 2);
  expect(edited).toMatchObject({ message: 'The results of your SAT May 2017 have changed.' });
  await edit(id, blank);
  await enter(app, counselor, student, anExam('ACT'));
  const [another, ...others] = await eventually(notifications, (all) => all.length > 2);
  expect([another!.message, others.length]).toEqual(['The results of your ACT 2018 Code A09 are in.', 2]);
});

it('a student is not notified of his or her own entries', async () => {
  await enter(app, student, student, anExam('SAT'));
  await enter(app, counselor, student, anExam('ACT'));
  expect(await eventually(notifications, (all) => all.length > 0)).toMatchObject([
    { message: 'The results of your ACT 2018 Code A09 are in.' },
  ]);
});

it('an exam updates the open pages of the student and of staff with access', async () => {
  const stranger = await app.user('counselor', `Stranger-${students}`);
  const [own, staff, other] = await Promise.all(
    [student, counselor, stranger].map(({ token }) => LiveClient.connect(app.url, token)),
  );
  const id = await enter(app, student, student, anExam('SAT'));
  for (const client of [own, staff]) {
    const event = await client!.next(({ name, version }) => name === 'exam.changed' && version === 1);
    expect(event).toEqual({
      name: 'exam.changed',
      type: 'Exam',
      id,
      version: 1,
      data: { studentId: student.id },
    });
  }
  expect(other!.events.filter(({ name }) => name === 'exam.changed')).toEqual([]);
  for (const client of [own, staff, other]) client!.close();
});
