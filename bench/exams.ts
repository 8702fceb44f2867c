import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Answer } from '../contract/calls';
import { ENTRY_COLUMNS } from '../contract/entry-imports';
import { EXAM_CODES } from '../contract/exam-definitions';
import type { Answers } from '../src/modules/exams/entries/exam-entries.events';
import { score } from '../src/modules/exams/entries/score';
import { exampleOf } from '../src/modules/exams/entry-imports/answers-in-cells';
import type { ExamForm } from '../src/modules/exams/forms/exam-form';
import { ExamForms } from '../src/modules/exams/forms/exam-forms';
import { inTurns as someAtATime } from '../src/platform/dispatch/in-turns';
import { History } from '../src/platform/history/history';
import { eventually } from '../test/support/eventually';
import { TestApp, type User } from '../test/support/app';
import { Catalogue } from '../test/support/colleges';
import { figure, percentile, type Figure } from './figure';

const ENTRIES = 20_000;
const OF_EACH_STUDENT = 8;
const CALLS = 500;
const STUDENTS = 500;
const CLASS_WITHIN_MS = 5_000;
const GOAL_MS = 50;
const RESCORED_WITHIN_MS = 10_000;
const metadata = { actor: { id: 'bench', role: 'system' }, correlationId: 'bench' };

/** What an analysis takes among many entries, scoring those of a corrected form again, and entering a class. */
export async function exams(folder: string, scale: number): Promise<Figure[]> {
  const dataDir = join(folder, 'exams');
  await mkdir(dataDir, { recursive: true });
  const app = await TestApp.start(dataDir);
  const [student, admin] = [await app.user('student', 'Grace'), await app.user('admin', 'Ada')];
  await saveColleges(app, student);
  const entries = Math.round(ENTRIES * scale);
  await fill(app, student, entries);
  const figures = [
    ...(await analyses(app, student, entries)),
    ...(await scoringAgain(app, admin)),
    await enteringAClass(app, admin, Math.round(STUDENTS * scale)),
  ];
  await app.stop();
  return figures;
}

async function saveColleges(app: TestApp, student: User): Promise<void> {
  const catalogue = new Catalogue(app);
  const facts = {
    ...{ satReading25: 650, satReading75: 720, satMath25: 670, satMath75: 760, act25: 29, act75: 33 },
  };
  for (const ceeb_code of ['6001', '6002', '6003', '6004', '6005']) {
    await catalogue.add(ceeb_code, `College ${ceeb_code}`, { facts });
    await app.call('post', '/users/bookmark', student).send({ ceeb_code }).expect(200);
  }
}

/** A tenth of them of one form; the first eight are the student's. */
async function fill(app: TestApp, student: User, count: number): Promise<void> {
  const history = app.app.get(History);
  const forms = await app.app.get(ExamForms).list();
  const numbers = Array.from({ length: count }, (_, index) => index);
  await someAtATime(numbers, async (index) => {
    const of = Math.floor(index / OF_EACH_STUDENT);
    const form = index % 10 === 0 ? forms[0]! : forms[1 + (index % (forms.length - 1))]!;
    const [entryId, answers] = [randomUUID(), answersTo(form, index)];
    const { formId, type, code, revision: formRevision, sample } = form;
    const ids = { entryId, studentId: of === 0 ? student.id : studentId(of), formId, formRevision };
    const dateTaken = `2026-${String((index % 9) + 1).padStart(2, '0')}-14`;
    const told = { before: null, scored: score(form, answers), cause: 'entered' };
    if (of > 0 && index % OF_EACH_STUDENT === 0) await register(history, studentId(of));
    const events = [
      { type: 'ExamEntered', data: { ...ids, type, code, dateTaken, answers, importId: null } },
      { type: 'ExamScored', data: { ...ids, sample, ...told } },
    ];
    await history.append(
      `exam-entry-${entryId}`,
      'no-stream',
      events.map((event) => ({ id: randomUUID(), ...event })),
      metadata,
    );
  });
  await app.settled();
}

const studentId = (number: number) => `student-${number}`;

async function register(history: History, userId: string): Promise<void> {
  const person = {
    ...{ userId, role: 'student', firstName: 'Maya', lastName: userId },
    ...{ email: `${userId}@example.test`, phoneNumber: '2125550100' },
    registrationId: userId,
  };
  const event = { id: randomUUID(), type: 'AccountRegistered', data: person };
  await history.append(`account-${userId}`, 'no-stream', [event], metadata);
}

/** Seven in ten are right. */
const answersTo = ({ sections }: ExamForm, seed: number): Answers =>
  sections.map(({ questions }) =>
    questions.map(({ answers, key }) => ((seed * 31 + key * 7) % 10 < 7 ? answers[0]! : 'X')),
  );

async function analyses(app: TestApp, student: User, entries: number): Promise<Figure[]> {
  const path = `/exams/student/${student.id}/analysis?type=SAT`;
  const times: number[] = [];
  while (times.length < CALLS) {
    const started = performance.now();
    await app.call('get', path, student).expect(200);
    times.push(performance.now() - started);
  }
  const limit = ['the goal', GOAL_MS] as const;
  return [
    figure(`an analysis among ${entries} entries, p50`, [percentile(times, 0.5), 'ms'], limit, { atMost: 1 }),
    figure('the same, p99', [percentile(times, 0.99), 'ms'], limit),
  ];
}

/** The first question of a form gets another key, which changes the raw score of most of its entries. */
async function scoringAgain(app: TestApp, admin: User): Promise<Figure[]> {
  const [form] = await app.app.get(ExamForms).list();
  const { formId, revision, sections } = form!;
  const [right] = sections[0]!.questions[0]!.answers;
  const change = { what: 'answer', section: 1, question: 1, answers: [right === 'A' ? 'B' : 'A'] };
  const lag = monitorEventLoopDelay({ resolution: 5 });
  lag.enable();
  const started = performance.now();
  const path = `/exams/forms/${formId}`;
  await app
    .call('post', `${path}/corrections`, admin)
    .send({ change, revision, reason: 'A misprint' })
    .expect(201);
  const { entries, changed } = await eventually(
    async () => {
      const { body } = await app.call('get', `${path}/revisions`, admin).expect(200);
      return (body as Answer<'GET /exams/forms/{formId}/revisions'>).data[0]!.attributes.rescoring;
    },
    ({ state }) => state === 'done' || state === 'failed',
    10 * RESCORED_WITHIN_MS,
  );
  const took = performance.now() - started;
  lag.disable();
  if (changed === 0) throw new Error('The correction changed no score.');
  return [
    figure(`scoring ${entries} entries again`, [took, 'ms'], ['the goal', RESCORED_WITHIN_MS], { atMost: 1 }),
    figure('worst lag of the main loop meanwhile', [lag.max / 1e6, 'ms'], ['what nobody notices', GOAL_MS], {
      atMost: 1,
    }),
  ];
}

async function enteringAClass(app: TestApp, admin: User, count: number): Promise<Figure> {
  const cells = ['ACT', EXAM_CODES.ACT[0]!, '2026-10-03', ...exampleOf('ACT')];
  const rows = Array.from({ length: count }, (_, index) => [studentId(index + 1), ...cells].join());
  const { body } = await app
    .call('post', '/exams/entry-imports', admin)
    .attach('file', Buffer.from([ENTRY_COLUMNS.join(), ...rows].join('\n')), 'class.csv')
    .expect(201);
  const { id } = (body as Answer<'POST /exams/entry-imports'>).data;
  const started = performance.now();
  await app.call('post', `/exams/entry-imports/${id}/run`, admin).expect(202);
  const { entries } = await eventually(
    async () => {
      const { body } = await app.call('get', `/exams/entry-imports/${id}`, admin).expect(200);
      return (body as Answer<'GET /exams/entry-imports/{id}'>).data.attributes;
    },
    ({ state }) => state === 'done' || state === 'failed',
    60_000,
  );
  const took = performance.now() - started;
  if (entries !== count) throw new Error(`Only ${entries} of ${count} exams were entered.`);
  return figure(`entering the exams of ${count} students`, [took, 'ms'], ['the goal', CLASS_WITHIN_MS], {
    atMost: 1,
  });
}
