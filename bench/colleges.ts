import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { noFacts } from '../contract/colleges';
import { DEMO_COLLEGES } from '../src/demo/content';
import { college } from '../src/modules/colleges/college.decider';
import { readCollegeFile } from '../src/modules/colleges/imports/college-file';
import { Dispatcher } from '../src/platform/dispatch/dispatcher';
import { Written } from '../src/platform/history/written';
import { runInContext, SYSTEM } from '../src/platform/http/request-context';
import { TestApp, type User } from '../test/support/app';
import { figure, quantiles, timeOf, timesOf, type Figure } from './figure';

/** Below the limit of each call, which one student asks so often. */
const CALLS = 100;
const GOAL = ['the goal', 50] as const;

/** What a student's call takes that looks at a whole catalogue, from the request to the answer. */
export async function overColleges(
  dataDir: string,
  count: number,
  name: string,
  prepared: (app: TestApp, student: User) => Promise<() => Promise<unknown>>,
): Promise<Figure[]> {
  await mkdir(dataDir, { recursive: true });
  const app = await TestApp.start(dataDir);
  try {
    const ask = await prepared(app, await app.user('student', 'Grace'));
    await fill(app, count);
    const first = await timeOf(ask);
    return [
      ...quantiles(`${name} ${count} colleges`, await timesOf(CALLS, ask), GOAL),
      figure('the first, which reads all of them', [first, 'ms'], GOAL),
    ];
  } finally {
    await app.stop();
  }
}

/** With those of the demonstration, many times over. */
async function fill(app: TestApp, count: number): Promise<void> {
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
