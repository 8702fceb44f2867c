import type { AuditResource } from '../../contract/admin';
import type {
  CorrectionPreview,
  ExamFormDetail,
  FormChange,
  FormImportResource,
  FormRevision,
} from '../../contract/exam-forms';
import type { ExamResultResource } from '../../contract/exams';
import type { NotificationResource } from '../../contract/notifications';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';
import { anExam, enter, keyOf } from '../support/exams';
import { LiveClient } from '../support/live';
import { mailsTo } from '../support/mails';

const FORM = 'sat-may-2017';

let app: TestApp;
let admin: User;
let examAdmin: User;
let counselor: User;
let maya: User;
let noah: User;

beforeAll(async () => {
  app = await TestApp.start();
  admin = await app.user('admin', 'Ada');
  examAdmin = await app.user('exam_admin', 'Eve');
  counselor = await app.user('counselor', 'Cora');
  maya = await app.user('student', 'Maya');
  noah = await app.user('student', 'Noah');
  await app.grantAccess(counselor, maya);
  await app.grantAccess(examAdmin, maya);
  const wrong = keyOf('SAT').map((section) => section.map(() => 'A'));
  const [reading, ...others] = keyOf('SAT');
  await enter(app, maya, maya, anExam('SAT'));
  await enter(app, noah, noah, anExam('SAT', { answers: [['', ...reading!.slice(1)], ...others] }));
  await enter(app, noah, noah, anExam('SAT', { examCode: 'April 2018', answers: wrong }));
  await app.settled();
});

afterAll(() => app.dispose());

const answersOf = (section: number, question: number) => keyOf('SAT')[section - 1]![question - 1]!;
const other = (answer: string) => (answer === 'D' ? 'C' : 'D');

const form = async (formId = FORM) => {
  const { body } = await app.call('get', `/exams/forms/${formId}`, admin).expect(200);
  return (body as { data: ExamFormDetail }).data.attributes;
};

const correction = async (change: FormChange, reason = 'The key had a typo.') => ({
  change,
  reason,
  revision: (await form()).revision,
});

async function preview(change: FormChange, by = admin): Promise<CorrectionPreview> {
  const { body } = await app
    .call('post', `/exams/forms/${FORM}/corrections/preview`, by)
    .send(await correction(change))
    .expect(200);
  return body as CorrectionPreview;
}

async function revisions(): Promise<FormRevision[]> {
  const { body } = await app.call('get', `/exams/forms/${FORM}/revisions`, admin).expect(200);
  return (body as { data: FormRevision[] }).data;
}

async function correct(change: FormChange): Promise<FormRevision> {
  const { body } = await app
    .call('post', `/exams/forms/${FORM}/corrections`, admin)
    .send(await correction(change))
    .expect(201);
  const { id } = (body as { data: FormRevision }).data;
  const [newest] = await eventually(revisions, ([first]) => {
    return first?.id === id && first.attributes.rescoring.state === 'done';
  });
  return newest!;
}

async function totalOf(student: User): Promise<number | null> {
  await app.settled();
  const { body } = await app
    .call('get', `/exams/student/${student.id}?type=SAT`, student)
    .set('studentid', student.id)
    .expect(200);
  const results = (body as { data: ExamResultResource[] }).data.map(({ attributes }) => attributes);
  const found = results.find(({ examCode }) => examCode === 'May 2017');
  return found?.testType === 'SAT' ? found.totalScore : null;
}

const wrongKey = (): FormChange => ({
  what: 'answer',
  section: 1,
  question: 2,
  answers: [other(answersOf(1, 2))],
});
const rightKey = (): FormChange => ({ what: 'answer', section: 1, question: 2, answers: [answersOf(1, 2)] });

describe('a correction of an exam form', () => {
  it('previews whose scores it would change, and records nothing', async () => {
    const { data, meta } = await preview(wrongKey());
    expect(meta).toEqual({ entries: 2, totals: 1, sections: 0, skills: 1 });
    expect(data.map(({ attributes }) => attributes.firstName)).toEqual(['Maya', 'Noah']);
    expect(data[0]).toMatchObject({
      attributes: { before: { totalScore: 1600, verbalScore: 800 }, after: { verbalScore: 790 } },
      relationships: { student: { data: { id: maya.id } } },
    });
    expect(await form()).toMatchObject({ revision: 1, sample: true, entries: 2 });
    expect(await revisions()).toEqual([]);
    expect(await totalOf(maya)).toBe(1600);
  });

  it('previews only students the user may act for, but counts all', async () => {
    const { data, meta } = await preview(wrongKey(), examAdmin);
    expect(meta).toMatchObject({ totals: 1, skills: 1 });
    expect(data.map(({ attributes }) => attributes.firstName)).toEqual(['Maya']);
  });

  it('rescores, notifies students and staff, and shows in the audit', async () => {
    const live = await LiveClient.connect(app.url, maya.token);
    const done = await correct(wrongKey());
    expect(done).toMatchObject({
      id: '2',
      attributes: {
        by: expect.stringMatching(/^Ada /) as string,
        what: 'corrected',
        summary: `Section One, question 2: changed from ${answersOf(1, 2)} to ${other(answersOf(1, 2))}.`,
        reason: 'The key had a typo.',
        rescoring: { state: 'done', done: 2, entries: 2, changed: 2 },
      },
    });
    await live.next(({ name }) => name === 'exam.changed');
    live.socket.disconnect();
    expect(await totalOf(maya)).toBe(1590);

    const messages = await eventually(
      async () => {
        const { body } = await app.call('get', '/notifications', maya).expect(200);
        return (body as { data: NotificationResource[] }).data.map(({ attributes }) => attributes.message);
      },
      (found) => found.some((message) => message.includes('was rescored')),
    );
    expect(messages).toContain(
      'Your SAT May 2017 was rescored because its form changed: 1590 instead of 1600. Why: The key had a typo.',
    );
    const [mail] = await eventually(
      () => mailsTo(counselor.email, app.dataDir),
      ({ length }) => length > 0,
    );
    expect(mail).toContain('SAT May 2017');
    expect(mail).toContain('1 student of yours has a new score');
    expect(mail).toContain('The key had a typo.');

    await app.settled();
    const audit = async (type: string) => {
      const { body } = await app.call('get', `/admin/audit?type=${type}`, admin).expect(200);
      return (body as { data: AuditResource[] }).data.map(({ attributes }) => attributes);
    };
    expect((await audit('ExamKeyCorrected'))[0]).toMatchObject({
      sentence: 'Corrected the answer to question 2 of section 1 in the form SAT May 2017',
      before: { answers: [answersOf(1, 2)] },
      after: { answers: [other(answersOf(1, 2))], reason: 'The key had a typo.' },
    });
    const rescored = (await audit('ExamScored')).filter(({ sentence }) => sentence.startsWith('Rescored'));
    expect(rescored).toContainEqual(
      expect.objectContaining({
        before: expect.objectContaining({ total: 1600 }) as object,
        after: expect.objectContaining({ total: 1590 }) as object,
      }),
    );
  });

  it('gives back every score when reversed', async () => {
    await correct(rightKey());
    expect([await totalOf(maya), (await form()).revision]).toEqual([1600, 3]);
  });

  it('changes no score and notifies no one if it only moves a skill', async () => {
    const unseen = async () => {
      await app.settled();
      const { body } = await app.call('get', '/notifications', maya).expect(200);
      return (body as { unseen: number }).unseen;
    };
    const before = await eventually(unseen, (count) => count >= 2);
    const skill = { category: 'Rhetoric', subcategory: '' };
    const change = { what: 'skill', section: 1, question: 1, ...skill } as const;
    expect((await preview(change)).meta).toEqual({ entries: 2, totals: 0, sections: 0, skills: 2 });
    const { attributes } = await correct(change);
    expect(attributes.rescoring).toMatchObject({ done: 2, changed: 0 });
    expect(attributes.summary).toMatch(/^Section One, question 1: skill changed from ‘.+’ to ‘Rhetoric’\.$/);
    expect(await unseen()).toBe(before);
  });

  it('of the scale changes students with that raw score', async () => {
    const raw = 51;
    const scaled = (await form()).scale.reading![raw]! - 1;
    const change = { what: 'scale', part: 'reading', raw, scaled } as const;
    expect((await preview(change)).data.map(({ attributes }) => attributes.firstName)).toEqual(['Noah']);
    const { attributes } = await correct(change);
    expect(attributes).toMatchObject({
      summary: `Reading, 51 points: scaled score changed from ${scaled + 1} to ${scaled}.`,
      rescoring: { done: 2, changed: 1 },
    });
  });

  it('is made once if it is sent twice', async () => {
    const before = await form();
    const body = await correction(wrongKey());
    const send = () => app.call('post', `/exams/forms/${FORM}/corrections`, admin).send(body).expect(201);
    const [first, second] = [await send(), await send()];
    expect(second.body.data.id).toBe(first.body.data.id);
    expect((await form()).revision).toBe(before.revision + 1);
  });

  it.each<[string, FormChange, string]>([
    [
      'a letter that there is not',
      { what: 'answer', section: 1, question: 1, answers: ['Z'] },
      'The answer must be one of the letters ABCD',
    ],
    [
      'a letter where a number is due',
      { what: 'answer', section: 3, question: 16, answers: ['A'] },
      'The answer must be a number of at most four characters, such as 3.5 or 7/2',
    ],
    [
      'a question that there is not',
      { what: 'answer', section: 1, question: 53, answers: ['A'] },
      'The form doesn’t have this question or row of the scale.',
    ],
    [
      'a part that is not of the test',
      { what: 'scale', part: 'science', raw: 1, scaled: 20 },
      'The form doesn’t have this question or row of the scale.',
    ],
    [
      'a score beyond the scale',
      { what: 'scale', part: 'math', raw: 1, scaled: 801 },
      'The scaled score must be a whole number from 200 to 800',
    ],
    ['nothing', { what: 'answer', section: 1, question: 1, answers: [] }, ''],
  ])('is refused with %s', async (what, change, message) => {
    const asked =
      what === 'nothing'
        ? ({ ...change, answers: (await form()).sections[0]!.questions[0]!.answers } as FormChange)
        : change;
    for (const path of ['corrections', 'corrections/preview']) {
      const { body } = await app
        .call('post', `/exams/forms/${FORM}/${path}`, admin)
        .send(await correction(asked))
        .expect(422);
      expect(body.message).toBe(message || 'The form already has this value, so nothing would change.');
    }
  });

  it('is refused if the form has changed since it was read', async () => {
    const body = { ...(await correction(rightKey())), revision: 1 };
    for (const path of ['corrections', 'corrections/preview']) {
      const refused = await app.call('post', `/exams/forms/${FORM}/${path}`, admin).send(body).expect(409);
      expect(refused.body.message).toMatch(/^Someone else changed this form/);
    }
  });
});

it('an imported answer key rescores the entries of its form as real ones', async () => {
  await app.settled();
  const key = await app.call('get', '/exams/forms/sat-april-2018/key.csv', admin).expect(200);
  const { body } = await app
    .call('post', '/exams/form-imports', admin)
    .attach('file', Buffer.from(key.text), 'key.csv')
    .expect(201);
  const { id, attributes } = (body as { data: FormImportResource }).data;
  expect(attributes.forms).toMatchObject([{ formId: 'sat-april-2018', change: 'changed', entries: 1 }]);
  await app.call('post', `/exams/form-imports/${id}/run`, admin).send({}).expect(202);
  const results = await eventually(
    async () => {
      const { body: found } = await app
        .call('get', `/exams/student/${noah.id}?type=SAT`, noah)
        .set('studentid', noah.id)
        .expect(200);
      return (found as { data: ExamResultResource[] }).data.map((result) => result.attributes);
    },
    (found) => found.some(({ sample }) => !sample),
  );
  expect(results.find(({ examCode }) => examCode === 'April 2018')).toMatchObject({
    sample: false,
    totalScore: null,
  });
});
