import { randomUUID } from 'node:crypto';
import type { ExamResultResource } from '../../contract/exams';
import { FINISH_EXAM } from '../../src/modules/exams/entries/exam-entries.reactions';
import { examAttempt } from '../../src/modules/exams/entries/exam-attempt.decider';
import { attemptIdOf } from '../../src/modules/exams/entries/exam-attempts';
import { Dispatcher } from '../../src/platform/dispatch/dispatcher';
import { EVENT_STORE, type EventStore } from '../../src/platform/event-store/event-store';
import { Jobs } from '../../src/platform/jobs/jobs';
import { dateInNewYork } from '../../src/platform/new-york';
import { TestApp, type User } from '../support/app';
import { anExam, enter } from '../support/exams';

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

const as = (user: User, method: 'get' | 'post' | 'delete', path: string) =>
  app.call(method, `/exams${path}`, user).set('studentid', student.id);

const post = (exam: object) => as(student, 'post', '/student-entry').send(exam);

const results = async () => {
  await app.settled();
  const { body } = await as(student, 'get', `/student/${student.id}`).expect(200);
  return (body as { data: ExamResultResource[] }).data;
};

describe('an interrupted exam call', () => {
  const sitting = () =>
    attemptIdOf({ studentId: student.id, formId: 'sat-may-2017', dateTaken: dateInNewYork(-1) });
  const reserve = (entryId: string) =>
    app.app
      .get(Dispatcher)
      .dispatch(examAttempt, sitting(), 'Take', { entryId, studentId: student.id, after: -1 });
  const finish = (entryId: string) =>
    app.app.get(Jobs).run(FINISH_EXAM, { entryId, studentId: student.id, sitting: sitting() }, 20_000);

  it.each(['exam-sitting', 'exam-entry'])(
    'is finished by the same request after a crash at %s',
    async (stream) => {
      const store = app.app.get<EventStore>(EVENT_STORE);
      const append = store.append.bind(store);
      let failures = 0;
      const broken = jest.spyOn(store, 'append').mockImplementation(async (name, ...rest) => {
        const appended = await append(name, ...rest);
        if (name.startsWith(`${stream}-`) && failures++ === 0) throw new Error('The process ended here.');
        return appended;
      });
      const key = randomUUID();
      const send = () => post(anExam('SAT')).set('Idempotency-Key', key);
      await send().expect(500);
      broken.mockRestore();
      const { body } = await send().expect(201);
      expect(await results()).toEqual([(body as { data: object }).data]);
      expect((await results())[0]!.attributes).toMatchObject({ totalScore: 1600 });
    },
  );

  it('before the entry is written is finished by another request', async () => {
    await reserve(randomUUID());
    await post(anExam('SAT')).expect(201);
    expect(await results()).toHaveLength(1);
    await post(anExam('SAT')).expect(409);
  });

  it('that removes an exam frees its date', async () => {
    const id = await enter(app, counselor, student, anExam('SAT'));
    const store = app.app.get<EventStore>(EVENT_STORE);
    const append = store.append.bind(store);
    const broken = jest.spyOn(store, 'append').mockImplementation((name, ...rest) => {
      if (name.startsWith('exam-sitting-')) throw new Error('The process ended here.');
      return append(name, ...rest);
    });
    await as(counselor, 'delete', `/student-entry/${id}`).expect(500);
    broken.mockRestore();
    expect(await results()).toEqual([]);
    await post(anExam('SAT')).expect(201);
  });

  it('that undoes a removal frees its date a minute later', async () => {
    const id = await enter(app, counselor, student, anExam('SAT'));
    await as(counselor, 'delete', `/student-entry/${id}`).expect(204);
    await reserve(id);
    await post(anExam('SAT')).expect(409);
    await finish(id);
    await post(anExam('SAT')).expect(201);
  });

  it('that edits an exam frees its date a minute later', async () => {
    const id = await enter(app, counselor, student, anExam('SAT', { dateTaken: '2026-03-14' }));
    await reserve(id);
    await post(anExam('SAT')).expect(409);
    await finish(id);
    await post(anExam('SAT')).expect(201);
    await post(anExam('SAT', { dateTaken: '2026-03-14' })).expect(409);
  });

  it('changes nothing once it was finished', async () => {
    const id = await enter(app, student, student, anExam('SAT'));
    const before = await results();
    await finish(id);
    expect(await results()).toEqual(before);
    await post(anExam('SAT')).expect(409);
  });
});
