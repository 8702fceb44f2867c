import { parse } from 'csv-parse/sync';
import supertest from 'supertest';
import type { AuditResource } from '../../contract/admin';
import type { EntryImportResource } from '../../contract/entry-imports';
import { EXAM_CODES } from '../../contract/exam-definitions';
import type { ExamResultResource } from '../../contract/exams';
import type { Role } from '../../contract/roles';
import { exampleOf } from '../../src/modules/exams/entry-imports/answers-in-cells';
import { DOCUMENT_STORE, type DocumentStore } from '../../src/platform/document-store/document-store';
import {
  EVENT_STORE,
  WrongExpectedRevision,
  type EventStore,
} from '../../src/platform/event-store/event-store';
import { dateInNewYork } from '../../src/platform/new-york';
import { TestApp, type User } from '../support/app';
import { classFile, type ClassRow } from '../support/class-file';
import { eventually } from '../support/eventually';
import { LiveClient } from '../support/live';

let app: TestApp;
let admin: User;
let counselor: User;

beforeAll(async () => {
  app = await TestApp.start(undefined, { PEOPLE_PER_IP: '1000000' });
  admin = await app.user('admin', 'Ada');
  counselor = await app.user('counselor', 'Daniel');
});

afterAll(() => app.dispose());

let people = 0;

async function newStudent(staff: User = counselor): Promise<User> {
  const student = await app.user('student', `maya-${++people}`);
  await app.grantAccess(staff, student);
  return student;
}

type Import = EntryImportResource['attributes'] & { readonly id: string };
const flat = ({ data }: { data: EntryImportResource }): Import => ({ id: data.id, ...data.attributes });

const upload = (csv: string, user = counselor, fileName = 'period-3.csv') =>
  supertest(app.url)
    .post('/api/exams/entry-imports')
    .set('token', user.token)
    .attach('file', Buffer.from(csv), fileName);

async function check(csv: string, user = counselor): Promise<Import> {
  const { body } = await upload(csv, user).expect(201);
  return flat(body as { data: EntryImportResource });
}

const get = async (id: string, user = counselor) => {
  const { body } = await app.call('get', `/exams/entry-imports/${id}`, user).expect(200);
  return flat(body as { data: EntryImportResource });
};

async function run(id: string, user = counselor): Promise<Import> {
  await app.call('post', `/exams/entry-imports/${id}/run`, user).expect(202);
  return eventually(
    () => get(id, user),
    ({ state }) => state === 'done' || state === 'failed',
  );
}

async function undo(id: string, user = counselor): Promise<Import> {
  await app.call('post', `/exams/entry-imports/${id}/undo`, user).expect(202);
  return eventually(
    () => get(id, user),
    ({ state }) => state === 'undone' || state === 'failed',
  );
}

async function results(student: User): Promise<ExamResultResource[]> {
  const { body } = await app
    .call('get', `/exams/student/${student.id}`, student)
    .set('studentid', student.id)
    .expect(200);
  return (body as { data: ExamResultResource[] }).data;
}

describe('the dry run of an entry import', () => {
  it('counts the rows that can be entered, and enters none', async () => {
    const [maya, noah] = [await newStudent(), await newStudent()];
    const file = classFile({ student: maya.email.toUpperCase() }, { student: noah.id, type: 'ACT' });
    expect(await check(file)).toMatchObject({
      ...{ fileName: 'period-3.csv', encoding: 'UTF-8', state: 'checked', progress: 0 },
      ...{ rows: 2, entries: 2, faults: [], faultCount: 0, reason: null, undone: null },
    });
    expect(await results(maya)).toEqual([]);
  });

  it('names the problems of each other row without quoting it', async () => {
    const [maya, stranger] = [await newStudent(), await newStudent(admin)];
    const cells = exampleOf('SAT');
    const rows: ClassRow[] = [
      { student: maya.email },
      { student: stranger.email },
      { student: 'nobody@example.test' },
      { student: maya.email, code: 'May 1917' },
      { student: maya.email, date: dateInNewYork() },
      { student: maya.email, date: 'yesterday' },
      { student: maya.email, cells: [cells[0]!, 'ABCD', cells[2]!, cells[3]!] },
      { student: maya.email, cells: [`${cells[0]!.slice(1)}?`, ...cells.slice(1)] },
      { student: maya.id },
    ];
    const { faults, ...counts } = await check(`${classFile(...rows)}\r\na,b`);
    expect(counts).toMatchObject({ rows: 10, entries: 1, faultCount: 11 });
    expect(faults.map(({ line, message }) => [line, message])).toEqual([
      [3, 'None of your students has this email address or ID.'],
      [4, 'None of your students has this email address or ID.'],
      [5, 'We don’t have a test of this type with this code.'],
      [6, 'The date must be before today.'],
      [7, 'Enter the date as in 2026-03-14.'],
      [8, 'Section 2 has 4 answers, but we expected 44. Write - for each unanswered question.'],
      [8, 'Line 2 already has the same student, test and date.'],
      [9, 'The answer to question 52 of section 1 must be one of the test’s letters, or - if unanswered.'],
      [9, 'Line 2 already has the same student, test and date.'],
      [10, 'Line 2 already has the same student, test and date.'],
      [11, 'This row has 2 cells, but the header has 8.'],
    ]);
  });

  it('says whose row each problem is in, also after the import', async () => {
    const [maya, noah] = [await newStudent(), await newStudent()];
    const rows: ClassRow[] = [
      { student: maya.email, code: 'May 1917', date: dateInNewYork() },
      { student: noah.email },
      { student: 'nobody@example.test' },
    ];
    const { id, faults, faultCount } = await check(classFile(...rows));
    const name = `${maya.email.split('@', 1)[0]!} Example`;
    const named = [...[2, 2].map((line) => [line, name]), [4, undefined]];
    expect(faultCount).toBe(3);
    expect(faults.map(({ line, student }) => [line, student])).toEqual(named);
    expect((await run(id)).faults.map(({ line, student }) => [line, student])).toEqual(named);
    await app.call('delete', `/admin/user/${maya.id}`, admin).expect(204);
    expect((await get(id)).faults.map(({ student }) => student)).toEqual([undefined, undefined, undefined]);
  });

  it('accepts codes and dates as a spreadsheet rewrites them', async () => {
    const maya = await newStudent();
    const { id } = await check(classFile({ student: maya.email, code: 'May-17', date: '3/14/2026' }));
    await run(id);
    expect(await results(maya)).toMatchObject([
      { attributes: { examCode: 'May 2017', dateTaken: '2026-03-14' } },
    ]);
  });

  it.each([
    ['other columns', 'a,b\n1,2', /^The file has no column for student, type, code, date, section1/],
    ['nothing', '', 'The file is empty.'],
    ['a header alone', classFile(), 'The file has a header but no rows.'],
  ])('refuses a file with %s in one sentence', async (_, content, sentence) => {
    const { body } = await upload(content).expect(422);
    expect(body.message).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
  });

  it('offers a template for each type that it accepts with a known student', async () => {
    for (const type of ['SAT', 'ACT'] as const) {
      const path = `/exams/entry-imports/template.csv?type=${type}`;
      const { text, headers } = await app.call('get', path, counselor).expect(200);
      expect(headers['content-disposition']).toContain(`${type.toLowerCase()}-answers.csv`);
      const [example]: Record<string, string>[] = parse(text, { columns: true, bom: true });
      expect(example).toMatchObject({ type, code: EXAM_CODES[type][0] });
      const maya = await newStudent();
      const csv = text.replace('student@example.com', maya.email);
      expect(await check(csv)).toMatchObject({ entries: 1, faultCount: 0 });
    }
  });
});

describe('an entry import', () => {
  it('is not run if no row can be entered', async () => {
    const { id } = await check(classFile({ student: 'nobody@example.test' }));
    const { body } = await app.call('post', `/exams/entry-imports/${id}/run`, counselor).expect(409);
    expect(body).toMatchObject({
      code: 'nothing-to-enter',
      message: 'No rows in this file can be imported.',
    });
  });

  it('enters and scores a class and reports progress to its owner', async () => {
    const students = [await newStudent(), await newStudent(), await newStudent()];
    const { id } = await check(classFile(...students.map(({ email }) => ({ student: email }))));
    const live = await LiveClient.connect(app.url, counselor.token);
    expect(await run(id)).toMatchObject({ state: 'done', progress: 1, entries: 3, faultCount: 0 });
    const event = await live.next(({ name, id: about }) => name === 'entry-import.changed' && about === id);
    expect(event).toMatchObject({ type: 'EntryImport' });
    live.close();
    for (const student of students) {
      expect(await results(student)).toMatchObject([
        {
          attributes: {
            testType: 'SAT',
            dateTaken: '2026-03-14',
            sample: true,
            totalScore: expect.any(Number),
          },
        },
      ]);
    }
  });

  it('leaves out and names rows that can no longer be entered', async () => {
    const students = [await newStudent(), await newStudent(), await newStudent()];
    const file = classFile(...students.map(({ email }) => ({ student: email })));
    const [first, second] = [await check(file), await check(file)];
    const path = `/users/${students[0]!.id}/counselors/${counselor.id}`;
    await app.call('delete', path, admin).expect(204);
    await app.call('delete', `/admin/user/${students[1]!.id}`, admin).expect(204);
    await app.settled();
    expect(await run(first.id)).toMatchObject({ state: 'done', entries: 1, faultCount: 2 });
    const { entries, faults } = await run(second.id);
    expect(entries).toBe(0);
    expect(faults.at(-1)).toEqual({
      ...{ line: 4, severity: 'error' },
      message: 'This student already has this test on this date.',
      student: expect.stringMatching(/^maya-\d+ Example$/),
    });
  });

  it('is undone except for edited entries and may then be run again', async () => {
    const [maya, noah] = [await newStudent(), await newStudent()];
    const file = classFile({ student: maya.email }, { student: noah.email });
    const { id } = await check(file);
    await run(id);
    const [entered] = await results(maya);
    const { body } = await app
      .call('get', `/exams/${entered!.id}`, counselor)
      .set('studentid', maya.id)
      .expect(200);
    const { testType, examCode, sections } = (body as { data: { attributes: Record<string, unknown> } }).data
      .attributes;
    await app
      .call('patch', `/exams/student-entry/${entered!.id}`, counselor)
      .set('studentid', maya.id)
      .send({ testType, examCode, dateTaken: '2026-03-15', sections })
      .expect(204);
    const outcome = { state: 'undone', undone: { removed: 1, kept: 1 } };
    expect(await undo(id)).toMatchObject(outcome);
    expect(await undo(id)).toMatchObject(outcome);
    expect(await results(maya)).toHaveLength(1);
    expect(await results(noah)).toEqual([]);
    await app.call('post', `/exams/entry-imports/${id}/run`, counselor).expect(409);
    const again = await check(file);
    expect(await run(again.id)).toMatchObject({ entries: 2, faultCount: 0 });
  });

  it('leaves entries of students without access when it is undone', async () => {
    const maya = await newStudent();
    const { id } = await check(classFile({ student: maya.email }));
    await run(id);
    await app.call('delete', `/users/${maya.id}/counselors/${counselor.id}`, admin).expect(204);
    await app.settled();
    expect(await undo(id)).toMatchObject({ undone: { removed: 0, kept: 1 } });
    expect(await results(maya)).toHaveLength(1);
  });

  it('is seen, run and undone by its owner and by admins', async () => {
    const maya = await newStudent();
    const { id } = await check(classFile({ student: maya.email }));
    const other = await app.user('counselor', `other-${++people}`);
    const listed = async (user: User) => {
      const { body } = await app.call('get', '/exams/entry-imports', user).expect(200);
      return (body as { data: EntryImportResource[] }).data.map((file) => file.id);
    };
    expect(await listed(counselor)).toContain(id);
    expect(await listed(admin)).toContain(id);
    expect(await listed(other)).toEqual([]);
    await app.call('get', `/exams/entry-imports/${id}`, other).expect(404);
    await app.call('post', `/exams/entry-imports/${id}/run`, other).expect(404);
    await app.call('post', `/exams/entry-imports/${id}/undo`, other).expect(404);
    expect(await run(id, admin)).toMatchObject({ state: 'done', entries: 1 });
    expect(await undo(id, admin)).toMatchObject({ undone: { removed: 1, kept: 0 } });
  });

  it.each(['account_admin', 'exam_admin'] as const)(
    'also covers the students of an %s',
    async (role: Role) => {
      const staff = await app.user(role, `${role}-${++people}`);
      const [own, other] = [await newStudent(staff), await newStudent()];
      const { id } = await check(classFile({ student: own.email }, { student: other.email }), staff);
      expect(await run(id, staff)).toMatchObject({ entries: 1, faultCount: 1 });
      expect(await results(own)).toHaveLength(1);
      expect(await results(other)).toEqual([]);
    },
  );

  it('seals answers while they wait and leaves nothing of the file after it', async () => {
    const documents = app.app.get<DocumentStore>(DOCUMENT_STORE);
    const maya = await newStudent();
    const cells = exampleOf('SAT');
    const { id } = await check(classFile({ student: maya.email, cells }));
    const [waiting] = await documents.find('uploads', { where: { uploadId: id } });
    expect(JSON.stringify(waiting)).not.toContain(maya.email);
    expect(JSON.stringify(waiting)).not.toMatch(/"A","B","C"|ABCD/);
    await run(id);
    const left = await eventually(
      () => documents.count('uploads', { uploadId: id }),
      (count) => count === 0,
    );
    expect(left).toBe(0);
  });

  it('is in the audit, with entries in the name of the user who ran it', async () => {
    const maya = await newStudent();
    const { id } = await check(classFile({ student: maya.email }), counselor);
    await run(id);
    await app.settled();
    const audit = async (query: string) => {
      const { body } = await app.call('get', `/admin/audit?${query}`, admin).expect(200);
      return (body as { data: AuditResource[] }).data;
    };
    const [entered] = await audit(`type=ExamEntered&subject=${maya.id}`);
    expect(entered!.relationships.actor.data?.id).toBe(counselor.id);
    const [finished] = await audit('type=ImportFinished');
    expect(finished!.attributes).toMatchObject({
      ...{ sentence: 'Entered the exams from a file', stream: `exam-entry-import-${id}` },
      after: { entries: 1, faults: 0 },
    });
  });
});

it('an entry import retries a row after a conflict and reports no issue', async () => {
  const student = await newStudent();
  const { id } = await check(classFile({ student: student.email }));
  const store = app.app.get<EventStore>(EVENT_STORE);
  const append = store.append.bind(store);
  let conflicts = 0;
  const contended = jest
    .spyOn(store, 'append')
    .mockImplementation((stream, expected, events) =>
      stream.startsWith('exam-sitting-') && conflicts++ < 4
        ? Promise.reject(new WrongExpectedRevision(stream, expected, 'no-stream'))
        : append(stream, expected, events),
    );
  expect(await run(id)).toMatchObject({ state: 'done', entries: 1, faultCount: 0 });
  contended.mockRestore();
  expect(await results(student)).toHaveLength(1);
});

it('an entry import enters five hundred students at once', async () => {
  const staff = await app.user('counselor', `many-${++people}`);
  const students: string[] = [];
  for (let from = 0; from < 500; from += 50) {
    const ids = await Promise.all(
      Array.from({ length: 50 }, () => app.account('student', `many-${++people}`)),
    );
    students.push(...ids);
  }
  await app.settled();
  await Promise.all(students.map((id) => app.grantAccess(staff, { id, email: '', token: '' })));
  const { id, entries } = await check(classFile(...students.map((student) => ({ student }))), staff);
  expect(entries).toBe(500);
  expect(await run(id, staff)).toMatchObject({ state: 'done', entries: 500, faultCount: 0 });
});
