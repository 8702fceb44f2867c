import { parse } from 'csv-parse/sync';
import type { ClassAverages, GradedTestResource } from '../../contract/graded-tests';
import type { Page } from '../../contract/http';
import { TestApp, type User } from '../support/app';
import { recordExam } from '../support/exam-entries';

let app: TestApp;
let admin: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
});

afterAll(() => app.dispose());

let people = 0;

async function aCounselor(): Promise<User> {
  return app.user('counselor', `Daniel-${++people}`);
}

async function studentsOf(counselor: User, count: number): Promise<User[]> {
  const students: User[] = [];
  while (students.length < count) {
    const student = await app.user('student', `Maya-${++people}`);
    await app.grantAccess(counselor, student);
    students.push(student);
  }
  return students;
}

type Graded = Page<GradedTestResource> & { total: number };

async function graded(user: User, query = ''): Promise<Graded> {
  const { body } = await app.call('get', `/exams/graded${query}`, user).expect(200);
  return body as Graded;
}

async function averages(user: User, formId = 'sat-may-2017'): Promise<ClassAverages> {
  const { body } = await app.call('get', `/exams/graded/averages?formId=${formId}`, user).expect(200);
  return body as ClassAverages;
}

const dates = ({ data }: Graded) => data.map(({ attributes }) => attributes.dateTaken);

describe('the graded tests', () => {
  it('are those of the user’s own students, newest first, with their scores', async () => {
    const [counselor, other] = [await aCounselor(), await aCounselor()];
    const [maya] = await studentsOf(counselor, 1);
    const [noah] = await studentsOf(other, 1);
    await recordExam(app, { studentId: noah!.id, dateTaken: '2026-03-14' });
    await recordExam(app, { studentId: maya!.id, dateTaken: '2026-03-14' });
    const newest = await recordExam(app, {
      ...{ studentId: maya!.id, dateTaken: '2026-05-02', verbal: 610, total: 1150 },
      parts: { math: [540], reading: [30], writing: [31] },
    });
    await app.settled();
    const found = await graded(counselor);
    expect(found).toMatchObject({ pageCount: 1, total: 2 });
    expect(dates(found)).toEqual(['2026-05-02', '2026-03-14']);
    expect(found.data[0]).toEqual({
      id: newest,
      attributes: {
        ...{ testType: 'SAT', examCode: 'May 2017', dateTaken: '2026-05-02', sample: true, counted: false },
        ...{ mathScore: 540, verbalScore: 610, totalScore: 1150 },
        ...{ firstName: maya!.email.split('@')[0]!.replace('m', 'M'), lastName: 'Example' },
      },
      relationships: { student: { data: { id: maya!.id } } },
    });
    expect((await graded(other)).total).toBe(1);
  });

  it('are found by type, form, and part of a name or address, page by page', async () => {
    const counselor = await aCounselor();
    const [maya, noah] = await studentsOf(counselor, 2);
    for (const studentId of [maya!.id, noah!.id]) {
      await recordExam(app, { studentId, dateTaken: '2026-03-14' });
      await recordExam(app, { studentId, dateTaken: '2026-03-15', code: 'April 2018' });
      await recordExam(app, { studentId, dateTaken: '2026-03-16', type: 'ACT', code: '2018 Code A09' });
    }
    await app.settled();
    expect(dates(await graded(counselor, '?type=ACT'))).toEqual(['2026-03-16', '2026-03-16']);
    expect(dates(await graded(counselor, '?formId=sat-april-2018'))).toEqual(['2026-03-15', '2026-03-15']);
    const ofMaya = await graded(counselor, `?q=${maya!.email.slice(0, 8).toUpperCase()}&type=SAT`);
    expect(ofMaya.data.map(({ relationships }) => relationships.student.data.id)).toEqual([
      maya!.id,
      maya!.id,
    ]);
    const page = await graded(counselor, '?currentPage=2&pageSize=4');
    expect(page).toMatchObject({ pageCount: 2, total: 6 });
    expect(dates(page)).toEqual(['2026-03-14', '2026-03-14']);
    expect((await graded(counselor, '?q=nobody')).total).toBe(0);
  });

  it('of all students are shown to an admin, but not of an erased one', async () => {
    const counselor = await aCounselor();
    const [maya] = await studentsOf(counselor, 1);
    await recordExam(app, { studentId: maya!.id, dateTaken: '2026-03-14' });
    await app.settled();
    const query = `?q=${maya!.email}`;
    expect((await graded(admin, query)).total).toBe(1);
    await app.call('delete', `/admin/user/${maya!.id}`, admin).expect(204);
    await app.settled();
    expect((await graded(admin, query)).total).toBe(0);
    expect((await graded(counselor)).total).toBe(0);
  });

  it('refuse an unknown type', async () => {
    await app.call('get', '/exams/graded?type=PSAT', admin).expect(422);
  });
});

describe('the averages of a class', () => {
  it('show each skill of the newest entries from five students up', async () => {
    const counselor = await aCounselor();
    const students = await studentsOf(counselor, 5);
    const algebra = (correct: number) => ({ math: [500, ['Algebra', correct, 10]] }) as const;
    await recordExam(app, { studentId: students[0]!.id, dateTaken: '2026-01-10', parts: algebra(0) });
    for (const { id: studentId } of students)
      await recordExam(app, { studentId, dateTaken: '2026-03-14', parts: algebra(7) });
    const other = { code: 'April 2018', dateTaken: '2026-05-02', parts: algebra(1) };
    await recordExam(app, { ...other, studentId: students[1]!.id });
    await app.settled();
    expect(await averages(counselor)).toEqual({
      data: [{ part: 'math', name: 'Algebra', correct: 35, total: 50, percentage: 70 }],
      meta: { students: 5, hidden: false },
    });
    expect(await averages(counselor, 'sat-april-2018')).toEqual({
      data: [],
      meta: { students: 1, hidden: true },
    });
    expect(await averages(counselor, 'sat-unknown')).toEqual({
      data: [],
      meta: { students: 0, hidden: true },
    });

    await app.call('delete', `/admin/user/${students[4]!.id}`, admin).expect(204);
    await app.settled();
    expect(await averages(counselor)).toEqual({ data: [], meta: { students: 4, hidden: true } });
  });
});

describe('the CSV file of graded tests', () => {
  it('contains the search results, newest first, without formulas', async () => {
    const counselor = await aCounselor();
    const [maya] = await studentsOf(counselor, 1);
    const act = { type: 'ACT', code: '2018 Code A09' } as const;
    await recordExam(app, { ...act, studentId: maya!.id, dateTaken: '2026-03-14', total: 27 });
    await recordExam(app, {
      ...{ ...act, studentId: maya!.id, dateTaken: '2026-05-02', total: 28 },
      code: '=HYPERLINK("x")',
    });
    await recordExam(app, { studentId: maya!.id, dateTaken: '2026-05-03', total: 1200 });
    await app.settled();
    const { text, headers } = await app.call('get', '/exams/graded.csv?type=ACT', counselor).expect(200);
    expect(headers['content-type']).toContain('text/csv');
    const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
    expect(rows).toMatchObject([
      { dateTaken: '2026-05-02', compositeScore: '28', examCode: '\'=HYPERLINK("x")', sample: 'sample' },
      { dateTaken: '2026-03-14', compositeScore: '27', totalScore: '', studentId: maya!.id },
    ]);
  });
});

it('the CSV file has more entries than one read returns', async () => {
  const counselor = await aCounselor();
  const [maya] = await studentsOf(counselor, 1);
  const days = Array.from({ length: 28 }, (_, day) => `2025-02-${String(day + 1).padStart(2, '0')}`);
  const codes = Array.from({ length: 20 }, (_, index) => `Code ${index}`);
  const all = codes.flatMap((code) => days.map((dateTaken) => ({ code, dateTaken, studentId: maya!.id })));
  await Promise.all(all.map((exam) => recordExam(app, exam)));
  await app.settled();
  const { text } = await app.call('get', '/exams/graded.csv', counselor).expect(200);
  const rows: Record<string, string>[] = parse(text, { columns: true, bom: true });
  expect(new Set(rows.map(({ dateTaken, examCode }) => `${dateTaken} ${examCode}`)).size).toBe(560);
  expect(rows.map(({ dateTaken }) => dateTaken)).toEqual(
    rows
      .map(({ dateTaken }) => dateTaken)
      .toSorted()
      .reverse(),
  );
});
