import { randomUUID } from 'node:crypto';
import type { ExamType } from '../../contract/exam-definitions';
import type { ExamResultResource, ExamReview, ExamScoreResource } from '../../contract/exams';
import type { RecordHistory } from '../../contract/record-history';
import type { SnapshotResource } from '../../contract/snapshot';
import { dateInNewYork } from '../../src/platform/new-york';
import { TestApp, type User } from '../support/app';
import { anExam, codeOf, enter, keyOf } from '../support/exams';

let app: TestApp;
let counselor: User;
let student: User;
let students = 0;

beforeAll(async () => {
  app = await TestApp.start();
  counselor = await app.user('counselor', 'Daniel');
});

beforeEach(async () => {
  student = await app.user('student', `Maya-${++students}`);
  await app.grantAccess(counselor, student);
});

afterAll(() => app.dispose());

const as = (user: User, method: 'get' | 'post' | 'patch' | 'put' | 'delete', path: string) =>
  app.call(method, `/exams${path}`, user).set('studentid', student.id);

const post = (exam: object, by = student) => as(by, 'post', '/student-entry').send(exam);

const results = async (type?: ExamType) => {
  const { body } = await as(student, 'get', `/student/${student.id}`)
    .query(type ? { type } : {})
    .expect(200);
  return (body as { data: ExamResultResource[] }).data;
};

describe('an exam that a student enters', () => {
  it('is scored in the same call and marked as of a sample form', async () => {
    const { body } = await post(anExam('SAT')).expect(201);
    expect((body as { data: object }).data).toEqual({
      id: expect.any(String),
      attributes: {
        testType: 'SAT',
        examCode: 'May 2017',
        dateTaken: dateInNewYork(-1),
        sample: true,
        counted: false,
        verbalScore: 800,
        mathScore: 800,
        totalScore: 1600,
      },
      relationships: {},
    });
    expect(await results()).toEqual([(body as { data: object }).data]);
  });

  it('has a composite score if it is an ACT', async () => {
    await post(anExam('ACT')).expect(201);
    const [result] = await results('ACT');
    expect(result!.attributes).toMatchObject({ englishScore: 36, scienceScore: 36, compositeScore: 36 });
    expect(await results('SAT')).toEqual([]);
  });

  it('needs no studentid header', async () => {
    await app.call('post', '/exams/student-entry', student).send(anExam('SAT')).expect(201);
    expect(await results()).toHaveLength(1);
  });

  it('shows for each skill how many answers were right', async () => {
    const [first, ...others] = keyOf('SAT');
    const id = await enter(
      app,
      student,
      student,
      anExam('SAT', { answers: [first!.map(() => ''), ...others] }),
    );
    const { body } = await as(student, 'get', `/${id}/score`).expect(200);
    const { relationships } = (body as { data: ExamScoreResource }).data;
    expect(Object.keys(relationships)).toEqual(['reading', 'writing', 'math']);
    expect(relationships.reading).toMatchObject({ raw: 0, total: 52, scaled: 10 });
    const { categories } = relationships.reading!;
    expect(categories.length).toBeGreaterThan(0);
    for (const { correct, percentage } of categories) expect([correct, percentage]).toEqual([0, 0]);
    expect(categories.reduce((sum, { total }) => sum + total, 0)).toBe(52);
    expect(relationships.math!.categories.every(({ percentage }) => percentage === 100)).toBe(true);
  });

  it('is reviewed by question, with unanswered apart from wrong ones', async () => {
    const [first, ...others] = keyOf('SAT');
    const answers = [['', '?', ` ${first![2]!.toLowerCase()}`, ...first!.slice(3)], ...others];
    const id = await enter(app, student, student, anExam('SAT', { answers }));
    const { body } = await as(student, 'get', `/${id}/audit`).expect(200);
    const { data, meta } = body as ExamReview;
    expect(data.attributes).toEqual({ type: 'SAT', examCode: 'May 2017', sample: true });
    expect(Object.entries(meta).map(([title, rows]) => [title, rows.length])).toEqual([
      ['Section One', 52],
      ['Section Two', 44],
      ['Section Three', 20],
      ['Section Four', 38],
    ]);
    const [unanswered, wrong, right] = meta['Section One']!;
    expect(unanswered).toMatchObject({ questionKey: 1, studentAnswer: '', correct: false });
    expect(wrong).toMatchObject({ studentAnswer: '?', correct: false, correctAnswer: first![1] });
    expect(right).toMatchObject({ studentAnswer: first![2], correct: true });
    expect(meta['Section Four']![37]).toMatchObject({ kind: 'multi', correct: true });
  });

  it('is returned as it was submitted', async () => {
    const exam = anExam('SAT');
    const id = await enter(app, student, student, exam);
    const one = async (user: User) =>
      ((await as(user, 'get', `/${id}`).expect(200)).body as { data: { attributes: object } }).data
        .attributes;
    expect(await one(student)).toMatchObject({ ...exam, formRevision: 1, counted: false, editable: false });
    expect(await one(counselor)).toMatchObject({ editable: true });
  });
});

describe('the results of a range of days', () => {
  it('contain exams of that type, newest first, including the last day', async () => {
    const on = (day: string, type: ExamType = 'ACT') =>
      enter(app, student, student, anExam(type, { dateTaken: day }));
    for (const day of ['2026-03-01', '2026-03-15', '2026-03-31', '2026-04-01']) await on(day);
    await on('2026-03-15', 'SAT');
    const asked = async (query: object) => {
      const { body } = await as(student, 'post', '/calculations').query(query).expect(200);
      return (body as { data: ExamResultResource[] }).data.map(({ attributes }) => attributes.dateTaken);
    };
    const march = { startDate: '2026-03-01', endDate: '2026-03-31', testType: 'ACT' };
    expect(await asked(march)).toEqual(['2026-03-31', '2026-03-15', '2026-03-01']);
    expect(await asked({ ...march, limit: 2 })).toEqual(['2026-03-31', '2026-03-15']);
    expect(await asked({ startDate: '2026-03-16', testType: 'ACT' })).toEqual(['2026-04-01', '2026-03-31']);
    expect(await asked({ startDate: '2026-03-16', testType: 'SAT' })).toEqual([]);
  });

  it('may be read again with other days under the same key', async () => {
    for (const startDate of ['2026-03-01', '2026-03-02']) {
      await as(student, 'post', '/calculations')
        .set('Idempotency-Key', 'reading')
        .query({ startDate, testType: 'ACT' })
        .expect(200);
    }
  });

  it('need a start date', async () => {
    const { body } = await as(student, 'post', '/calculations').query({ testType: 'ACT' }).expect(422);
    expect(body.fields).toEqual({ startDate: 'Start date is a required field' });
  });
});

describe('an exam of the same form and date', () => {
  const refused = { code: 'same-test', message: 'You can not have the same test on the same date.' };

  it('is refused, unlike another form or another date', async () => {
    await post(anExam('SAT')).expect(201);
    const { body } = await post(anExam('SAT')).expect(409);
    expect(body).toMatchObject(refused);
    await post(anExam('SAT', { dateTaken: '2026-03-14' })).expect(201);
    await post(anExam('SAT', { examCode: 'April 2018' })).expect(201);
    await post(anExam('ACT')).expect(201);
  });

  it('is stored once if the request is repeated', async () => {
    const key = randomUUID();
    const send = () => post(anExam('SAT')).set('Idempotency-Key', key).expect(201);
    expect((await send()).body).toEqual((await send()).body);
    expect(await results()).toHaveLength(1);
  });

  it('is stored once by several simultaneous requests', async () => {
    const all = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        post(
          anExam('SAT', {
            answers: keyOf('SAT').map((section, at) =>
              at === 0 ? section.map(() => String(index)) : section,
            ),
          }),
        ),
      ),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await results()).toHaveLength(1);
  });

  it('can be entered again once the first is removed', async () => {
    const id = await enter(app, counselor, student, anExam('SAT'));
    await as(counselor, 'delete', `/student-entry/${id}`).expect(204);
    await as(counselor, 'delete', `/student-entry/${id}`).expect(204);
    await as(counselor, 'patch', `/student-entry/${id}`).send(anExam('SAT')).expect(404);
    expect(await results()).toEqual([]);
    await post(anExam('SAT')).expect(201);
  });

  it('is refused, or allowed again, after an edit of the first', async () => {
    const id = await enter(app, counselor, student, anExam('SAT'));
    const other = await enter(app, counselor, student, anExam('SAT', { dateTaken: '2026-03-14' }));
    const edit = (exam: object) => as(counselor, 'patch', `/student-entry/${id}`).send(exam);
    expect((await edit(anExam('SAT', { dateTaken: '2026-03-14' })).expect(409)).body).toMatchObject(refused);
    await edit(anExam('SAT', { examCode: 'April 2018' })).expect(204);
    await post(anExam('SAT')).expect(201);
    expect((await post(anExam('SAT', { examCode: 'April 2018' })).expect(409)).body).toMatchObject(refused);
    await as(counselor, 'delete', `/student-entry/${other}`).expect(204);
    await edit(anExam('SAT', { dateTaken: '2026-03-14' })).expect(204);
  });
});

it('an edited exam is rescored and does not change its type', async () => {
  const id = await enter(app, counselor, student, anExam('SAT'));
  const [first, ...others] = keyOf('SAT');
  const answers = [first!.map(() => ''), ...others];
  await as(counselor, 'patch', `/student-entry/${id}`).send(anExam('SAT', { answers })).expect(204);
  expect((await results())[0]!.attributes).toMatchObject({ verbalScore: 500, totalScore: 1300 });
  const { body } = await as(counselor, 'patch', `/student-entry/${id}`).send(anExam('ACT')).expect(422);
  expect(body).toMatchObject({ message: 'invalid parameters', fields: { testType: expect.any(String) } });
});

describe('an invalid exam', () => {
  it('is refused in the words of the API catalogue', async () => {
    const exam = { ...anExam('SAT'), testType: 'PSAT' };
    const { body } = await as(counselor, 'post', '/student-entry').send(exam).expect(422);
    expect(body.message).toBe('invalid parameters');
  });

  it.each([
    [
      'a day that has not passed',
      { dateTaken: dateInNewYork(0) },
      { dateTaken: 'The date must be before today' },
    ],
    ['no day', { dateTaken: '2026-02-30' }, { dateTaken: 'Date taken must be a date such as 2026-03-14' }],
    ['another test', { testType: 'PSAT' }, { testType: 'Type must be SAT or ACT' }],
    [
      'a code that nobody knows',
      { examCode: 'May 1917' },
      { examCode: 'We don’t have a test with this code' },
    ],
    [
      'the code of another type',
      { examCode: codeOf('ACT') },
      { examCode: 'We don’t have a test with this code' },
    ],
    ['no sections', { sections: undefined }, { sections: 'sections must be a list' }],
    [
      'the sections of another',
      { sections: anExam('ACT').sections },
      { sections: 'Section One needs 52 questions, each with an answer or an empty field' },
    ],
  ])('is refused with %s', async (_what, wrong, fields) => {
    const { body } = await post({ ...anExam('SAT'), ...wrong }).expect(422);
    expect(body.fields).toEqual(fields);
    expect(await results()).toEqual([]);
  });
});

it('an exam counts in the chances only while the student counts it', async () => {
  const id = await enter(app, counselor, student, anExam('SAT'));
  await as(student, 'put', `/${id}/counted`).send({ counted: true }).expect(204);
  expect((await results())[0]!.attributes).toMatchObject({ counted: true });
  await as(student, 'put', `/${id}/counted`).send({ counted: false }).expect(204);
  expect((await results())[0]!.attributes).toMatchObject({ counted: false });
  await as(counselor, 'put', `/${id}/counted`).send({ counted: true }).expect(403);
});

describe('the student record', () => {
  it('shows practice exams apart from official tests', async () => {
    const official = { type: 'SAT', dateTaken: '2026-03-14', scores: { verbal: 600, math: 610 } };
    await app.call('post', '/users/test', student).send(official).expect(201);
    const id = await enter(app, counselor, student, anExam('ACT', { dateTaken: '2026-03-15' }));
    const { body } = await app.call('get', `/student/snapshot/${student.id}`, counselor).expect(200);
    const tests = (body as { data: SnapshotResource }).data.relationships.tests.data;
    expect(tests.map(({ attributes }) => attributes)).toEqual([
      { type: 'SAT', date_taken: '2026-03-14', scores: official.scores },
      {
        type: 'ACT',
        date_taken: '2026-03-15',
        scores: { english: 36, math: 36, reading: 36, science: 36 },
        practice: { code: '2018 Code A09', sample: true, counted: false, composite: 36 },
      },
    ]);
    expect(tests[1]!.id).toBe(id);
    const { body: own } = await app.call('get', '/users/test', student).expect(200);
    expect(own.data).toHaveLength(1);
  });

  it('shows in its history what happened to an exam', async () => {
    const id = await enter(app, student, student, anExam('SAT'));
    const [[first, ...rest], ...others] = keyOf('SAT') as [string[], ...string[][]];
    const answers = [['', ...rest], ...others];
    await as(counselor, 'patch', `/student-entry/${id}`).send(anExam('SAT', { answers })).expect(204);
    const { body } = await app
      .call('get', `/users/${student.id}/history`, counselor)
      .query({ part: 'tests', item: id })
      .expect(200);
    const changes = (body as RecordHistory).data.map(({ attributes }) => attributes);
    expect(changes.map(({ sentence }) => sentence)).toEqual([
      'Scored an edited exam',
      'Edited an exam',
      'Scored an exam',
      'Entered an exam',
    ]);
    expect(changes[1]).toMatchObject({
      before: { 'Section 1, question 1': first },
      after: { 'Section 1, question 1': '' },
    });
    expect(changes[0]).toMatchObject({ before: { total: 1600 } });
  });
});
