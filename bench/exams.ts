import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Answers } from '../src/modules/exams/entries/exam-entries.events';
import { score } from '../src/modules/exams/entries/score';
import type { ExamForm } from '../src/modules/exams/forms/exam-form';
import { ExamForms } from '../src/modules/exams/forms/exam-forms';
import { inTurns as someAtATime } from '../src/platform/dispatch/in-turns';
import { History } from '../src/platform/history/history';
import { TestApp, type User } from '../test/support/app';
import { Catalogue } from '../test/support/colleges';
import { figure, percentile, type Figure } from './figure';

const ENTRIES = 20_000;
const OF_EACH_STUDENT = 8;
const CALLS = 500;
const GOAL_MS = 50;
const metadata = { actor: { id: 'bench', role: 'system' }, correlationId: 'bench' };

/** What an analysis takes among many entries, from the request to the answer. */
export async function exams(folder: string, scale: number): Promise<Figure[]> {
  const dataDir = join(folder, 'exams');
  await mkdir(dataDir, { recursive: true });
  const app = await TestApp.start(dataDir);
  const student = await app.user('student', 'Grace');
  await saveColleges(app, student);
  const entries = Math.round(ENTRIES * scale);
  await fill(app, student, entries);
  const analysis = await analyses(app, student, entries);
  await app.stop();
  return analysis;
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
    const studentId = of === 0 ? student.id : `student-${of}`;
    const form = index % 10 === 0 ? forms[0]! : forms[1 + (index % (forms.length - 1))]!;
    const [entryId, answers] = [randomUUID(), answersTo(form, index)];
    const { formId, type, code, revision: formRevision, sample } = form;
    const ids = { entryId, studentId, formId, formRevision };
    const dateTaken = `2026-${String((index % 9) + 1).padStart(2, '0')}-14`;
    const told = { before: null, scored: score(form, answers), cause: 'entered' };
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
