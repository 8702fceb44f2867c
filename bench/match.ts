import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { noFacts } from '../contract/colleges';
import { DEMO_COLLEGES } from '../src/demo/content';
import { demoSurvey } from '../src/demo/survey';
import { college } from '../src/modules/colleges/college.decider';
import { readCollegeFile } from '../src/modules/colleges/college-file';
import { Dispatcher } from '../src/platform/dispatch/dispatcher';
import { Written } from '../src/platform/history/written';
import { runInContext, SYSTEM } from '../src/platform/http/request-context';
import { TestApp } from '../test/support/app';
import { figure, percentile, type Figure } from './figure';

const COLLEGES = 2_000;
/** Below the limit of the call, which one student asks so often. */
const CALLS = 100;
const GOAL_MS = 50;

/** What a match over a whole catalogue takes, from the request to the answer. */
export async function match(folder: string, scale: number): Promise<Figure[]> {
  const dataDir = join(folder, 'match');
  await mkdir(dataDir, { recursive: true });
  const app = await TestApp.start(dataDir);
  const student = await app.user('student', 'Grace');
  const colleges = Math.round(COLLEGES * scale);
  await fill(app, colleges);
  const ask = async () => {
    const started = performance.now();
    await app.call('post', '/colleges/college-survey/what-if', student).send(demoSurvey).expect(200);
    return performance.now() - started;
  };
  const first = await ask();
  const times: number[] = [];
  while (times.length < CALLS) times.push(await ask());
  await app.stop();
  const limit = ['the goal', GOAL_MS] as const;
  return [
    figure(`a match over ${colleges} colleges, p50`, [percentile(times, 0.5), 'ms'], limit, { atMost: 1 }),
    figure('the same, p99', [percentile(times, 0.99), 'ms'], limit),
    figure('the first after the catalogue changed', [first, 'ms'], limit),
  ];
}

/** Those of the demonstration, many times over. */
export async function fill(app: TestApp, count: number): Promise<void> {
  const { rows } = await readCollegeFile(createReadStream(DEMO_COLLEGES));
  const dispatcher = app.app.get(Dispatcher);
  const add = (index: number) => {
    const { description, facts } = rows[index % rows.length]!;
    const ceebCode = String(100_000 + index);
    const name = `${description.name} ${index}`;
    return runInContext({ actor: SYSTEM, correlationId: 'bench', written: new Written() }, () =>
      dispatcher.dispatch(college, ceebCode, 'AddCollege', {
        ceebCode,
        description: { ...description, name },
        facts: { ...noFacts, ...facts, unitId: String(200_000 + index) },
        status: 'published',
      }),
    );
  };
  for (let from = 0; from < count; from += 100) {
    const many = Array.from({ length: Math.min(100, count - from) }, (_, index) => add(from + index));
    await Promise.all(many);
  }
  await app.settled();
}
