import type { ExamAnalysis } from '../../contract/exam-analysis';
import type { ExamType } from '../../contract/exam-definitions';
import { TestApp, type User } from '../support/app';
import { Catalogue } from '../support/colleges';
import { recordExam } from '../support/exam-entries';

let app: TestApp;
let counselor: User;
let examAdmin: User;

beforeAll(async () => {
  app = await TestApp.start();
  counselor = await app.user('counselor', 'Daniel');
  examAdmin = await app.user('exam_admin', 'Erin');
  const catalogue = new Catalogue(app);
  const sat = { satReading25: 650, satReading75: 720, satMath25: 670, satMath75: 760 };
  await catalogue.add('3434', 'Harbor College', { facts: { ...sat, act25: 29, act75: 33 } });
  await catalogue.add('3987', 'Ridge University', { facts: { ...sat, satMath75: null } });
  await catalogue.add('3001', 'Hidden College', { facts: sat });
});

afterAll(() => app.dispose());

let students = 0;

async function newStudent(): Promise<User> {
  const student = await app.user('student', `Maya-${++students}`);
  await app.grantAccess(counselor, student);
  await app.grantAccess(examAdmin, student);
  return student;
}

async function analysis(
  user: User,
  { id }: Pick<User, 'id'>,
  type: ExamType = 'SAT',
): Promise<ExamAnalysis['attributes']> {
  const { body } = await app.call('get', `/exams/student/${id}/analysis?type=${type}`, user).expect(200);
  return (body as { data: ExamAnalysis }).data.attributes;
}

it('the exam analysis is empty before the first test', async () => {
  const student = await newStudent();
  expect(await analysis(student, student)).toEqual({
    firstName: `Maya-${students}`,
    lastName: 'Example',
    ...{ superscore: null, trend: [], colleges: [], comparison: null, skills: [], next: [] },
  });
});

it('the exam analysis shows best scores, the trend and what to work on', async () => {
  const student = await newStudent();
  const march = await recordExam(app, {
    ...{ studentId: student.id, dateTaken: '2026-03-14', verbal: 610, total: 1150 },
    parts: { math: [540, ['Algebra', 12, 19]] },
  });
  const may = await recordExam(app, {
    ...{ studentId: student.id, dateTaken: '2026-05-02', verbal: 580, total: 1170 },
    parts: { math: [590, ['Algebra', 15, 19, 'Lines'], ['Data', 2, 4]] },
  });
  const act = { studentId: student.id, type: 'ACT', code: '2018 Code A09' } as const;
  await recordExam(app, { ...act, dateTaken: '2026-04-11', total: 26 });
  await app.settled();
  const { superscore, trend, comparison, skills, next } = await analysis(counselor, student);
  expect(superscore).toEqual({
    parts: {
      verbal: { examId: march, dateTaken: '2026-03-14', score: 610, sample: true },
      math: { examId: may, dateTaken: '2026-05-02', score: 590, sample: true },
    },
    total: 1200,
  });
  expect(trend.map(({ examId, score }) => [examId, score])).toEqual([
    [march, 1150],
    [may, 1170],
  ]);
  // An ACT of 26 corresponds to an SAT of 1230 to 1250.
  expect(comparison).toEqual({
    ...{ act: 26, sat: 1170, better: 'ACT' },
    actAsSat: { min: 1230, max: 1250, single: 1240 },
  });
  expect(skills.map(({ name, exams }) => [name, exams.map(({ percentage }) => percentage)])).toEqual([
    ['Algebra', [63, 79]],
    ['Data', [50]],
  ]);
  expect(next.map(({ category, correct, total }) => [category, correct, total])).toEqual([
    ['Algebra', 15, 19],
    ['Data', 2, 4],
  ]);
  expect((await analysis(student, student, 'ACT')).trend.map(({ score }) => score)).toEqual([26]);
});

it('the exam analysis shows score ranges of saved colleges, if published', async () => {
  const student = await newStudent();
  for (const ceeb_code of ['3434', '3987', '3001'])
    await app.call('post', '/users/bookmark', student).send({ ceeb_code }).expect(200);
  await new Catalogue(app).withdraw('3001');
  expect((await analysis(student, student)).colleges).toEqual([
    {
      ...{ ceeb: '3434', name: 'Harbor College', low: 1320, high: 1480 },
      sections: { verbal: { low: 650, high: 720 }, math: { low: 670, high: 760 } },
    },
  ]);
  expect((await analysis(student, student, 'ACT')).colleges).toEqual([
    { ceeb: '3434', name: 'Harbor College', low: 29, high: 33 },
  ]);
});

it('the exam analysis shows an exam admin only his or her own entries', async () => {
  const student = await newStudent();
  const of = { studentId: student.id, verbal: 600 };
  await recordExam(app, { ...of, dateTaken: '2026-03-14', total: 1100 });
  const by = { id: examAdmin.id, role: 'exam_admin' } as const;
  await recordExam(app, { ...of, dateTaken: '2026-03-15', total: 1200, by });
  await app.settled();
  expect((await analysis(examAdmin, student)).trend.map(({ score }) => score)).toEqual([1200]);
  expect((await analysis(counselor, student)).trend.map(({ score }) => score)).toEqual([1100, 1200]);
});

it('the exam analysis needs access to the student and a known type', async () => {
  const [student, other] = [await newStudent(), await newStudent()];
  const stranger = await app.user('counselor', 'Stranger');
  const path = `/exams/student/${student.id}/analysis`;
  await app.call('get', `${path}?type=SAT`, other).expect(403);
  await app.call('get', `${path}?type=SAT`, stranger).expect(403);
  await app.call('get', `${path}?type=PSAT`, student).expect(422);
  await app.call('get', path, student).expect(422);
  await app.call('get', `/exams/student/${counselor.id}/analysis?type=SAT`, counselor).expect(404);
});
