import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ResponseOf } from '../contract/calls';
import { ENTRY_COLUMNS } from '../contract/entry-imports';
import { EXAM_CODES } from '../contract/exam-definitions';
import type { Answers } from '../src/modules/exams/entries/exam-entries.events';
import { score } from '../src/modules/exams/entries/score';
import { exampleOf } from '../src/modules/exams/entry-imports/answers-in-cells';
import type { ExamForm } from '../src/modules/exams/forms/exam-form.decider';
import { rescoringJobId } from '../src/modules/exams/forms/exam-forms.reactions';
import { SAMPLE_FORMS } from '../src/modules/exams/forms/sample-forms';
import { mapInBatches as someAtATime } from '../src/platform/dispatch/dispatcher';
import { History } from '../src/platform/history/history';
import { Jobs } from '../src/platform/jobs/jobs';
import { eventually } from '../test/support/eventually';
import type { TestApp, User } from '../test/support/app';
import { Catalogue } from '../test/support/colleges';
import { figure, quantiles, timesOf, type Figure } from './figure';
import { begin, recordIn, startFilled } from './recorded';

const ENTRIES = 20_000;
const OF_EACH_STUDENT = 8;
const CALLS = 500;
const STUDENTS = 500;
const CLASS_WITHIN_MS = 5_000;
const GOAL_MS = 50;
const RESCORED_WITHIN_MS = 10_000;
const FORMS = [...SAMPLE_FORMS.values()];

export async function exams(folder: string, scale: number): Promise<Figure[]> {
  const dataDir = join(folder, 'exams');
  const entries = Math.round(ENTRIES * scale);
  await recordIn(dataDir, (history) => recordEntries(history, entries));
  const app = await startFilled(dataDir);
  try {
    const [student, admin] = [await app.user('student', 'Grace'), await app.user('admin', 'Ada')];
    await saveColleges(app, student);
    for (let number = 0; number < OF_EACH_STUDENT; number++)
      await recordExam(app.app.get(History), student.id, number);
    await app.settled();
    return [
      ...(await analyses(app, student, entries)),
      ...(await scoringAgain(app, admin)),
      await enteringAClass(app, admin, Math.round(STUDENTS * scale)),
    ];
  } finally {
    await app.stop();
  }
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

async function recordEntries(history: History, entries: number): Promise<void> {
  const numbers = Array.from({ length: entries }, (_, number) => number);
  await someAtATime(numbers, async (number) => {
    const of = studentId(Math.floor(number / OF_EACH_STUDENT));
    if (number % OF_EACH_STUDENT === 0) await register(history, of);
    await recordExam(history, of, number);
  });
}

async function recordExam(history: History, studentId: string, number: number): Promise<void> {
  const form = number % 10 === 0 ? FORMS[0]! : FORMS[1 + (number % (FORMS.length - 1))]!;
  const [entryId, answers] = [randomUUID(), answersTo(form, number)];
  const { formId, type, code, revision: formRevision, sample } = form;
  const ids = { entryId, studentId, formId, formRevision };
  const dateTaken = `2026-${String((number % 9) + 1).padStart(2, '0')}-14`;
  const scoring = { before: null, scored: score(form, answers), cause: 'entered' };
  const entered = { ...ids, type, code, dateTaken, answers, importId: null };
  await begin(
    history,
    `exam-entry-${entryId}`,
    { type: 'ExamEntered', data: entered },
    { type: 'ExamScored', data: { ...ids, sample, ...scoring } },
  );
}

const studentId = (number: number) => `student-${number}`;

async function register(history: History, userId: string): Promise<void> {
  const person = {
    ...{ userId, role: 'student', firstName: 'Maya', lastName: userId },
    ...{ email: `${userId}@example.test`, phoneNumber: '2125550100' },
    registrationId: userId,
  };
  await begin(history, `account-${userId}`, { type: 'AccountRegistered', data: person });
}

const answersTo = ({ sections }: ExamForm, seed: number): Answers =>
  sections.map(({ questions }, section) =>
    questions.map(({ answers, key }) => {
      const mixed = Math.imul(seed * 997 + section * 131 + key, 0x9e3779b1) >>> 8;
      return mixed % 10 < 7 ? answers[0]! : 'X';
    }),
  );

async function analyses(app: TestApp, student: User, entries: number): Promise<Figure[]> {
  const path = `/exams/student/${student.id}/analysis?type=SAT`;
  const times = await timesOf(CALLS, () => app.call('get', path, student).expect(200));
  return quantiles(`an analysis among ${entries} entries`, times, ['the goal', GOAL_MS]);
}

/** Correcting the first question changes the raw score of most entries. */
async function scoringAgain(app: TestApp, admin: User): Promise<Figure[]> {
  const { formId, revision, sections } = FORMS[0]!;
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
  const job = rescoringJobId({ formId, revision: revision + 1 });
  await eventually(
    () => app.app.get(Jobs).status(job),
    (status) => status?.state === 'completed' || status?.state === 'failed',
    10 * RESCORED_WITHIN_MS,
  );
  const took = performance.now() - started;
  lag.disable();
  await app.settled();
  const { body } = (await app.call('get', `${path}/revisions`, admin).expect(200)) as {
    body: ResponseOf<'GET /exams/forms/{formId}/revisions'>;
  };
  const { entries, changed } = body.data[0]!.attributes.rescoring;
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
  const rows = Array.from({ length: count }, (_, index) => [studentId(index), ...cells].join());
  const answer = await app
    .call('post', '/exams/entry-imports', admin)
    .attach('file', Buffer.from([ENTRY_COLUMNS.join(), ...rows].join('\n')), 'class.csv')
    .expect(201);
  const { id } = (answer.body as ResponseOf<'POST /exams/entry-imports'>).data;
  const started = performance.now();
  await app.call('post', `/exams/entry-imports/${id}/run`, admin).expect(202);
  const { entries } = await eventually(
    async () => {
      const answer = await app.call('get', `/exams/entry-imports/${id}`, admin).expect(200);
      return (answer.body as ResponseOf<'GET /exams/entry-imports/{id}'>).data.attributes;
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
