import { createReadStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { noFacts } from '../contract/colleges';
import { colleges } from '../projections/colleges/colleges';
import { DEMO_COLLEGES } from '../src/demo/content';
import { college } from '../src/modules/colleges/college.decider';
import { readCollegeFile } from '../src/modules/colleges/imports/college-file';
import { Dispatcher } from '../src/platform/dispatch/dispatcher';
import { Views } from '../src/platform/document-store/views';
import { WrittenPositions } from '../src/platform/history/written-positions';
import { runInContext, SYSTEM } from '../src/platform/http/request-context';
import { TestApp, type User } from '../test/support/app';
import { figure, median, percentile, measureMs, type Figure } from './figure';

/** Below the rate limits, because one student makes all calls. */
const CALLS = 100;

export async function overColleges(
  dataDir: string,
  count: number,
  name: string,
  prepared: (app: TestApp, student: User) => Promise<() => Promise<unknown>>,
): Promise<Figure[]> {
  await mkdir(dataDir, { recursive: true });
  const app = await TestApp.start(dataDir);
  try {
    const student = await app.user('student', 'Grace');
    const ask = await prepared(app, student);
    const page = () => app.call('get', '/colleges/catalogue?sort=name', student).expect(200);
    await Promise.all([ask(), page()]);
    await fill(app, count);
    const first = await measureMs(ask);
    const read = await measureMs(() => app.app.get(Views).find(colleges));
    const [times, pages]: [number[], number[]] = [[], []];
    while (times.length < CALLS) {
      times.push(await measureMs(ask));
      pages.push(await measureMs(page));
    }
    return [
      figure(`${name} ${count} colleges, p50`, [median(times), 'ms'], ['the goal', 50], { atMost: 1 }),
      figure('the same', [median(times), 'ms'], ['a page of them by name', median(pages)]),
      figure('the same, p99', [p99(times), 'ms'], ['such a page, p99', p99(pages)]),
      figure('the first, which reads all of them', [first, 'ms'], ['reading their documents', read]),
    ];
  } finally {
    await app.stop();
  }
}

const p99 = (times: readonly number[]) => percentile(times, 0.99);

async function fill(app: TestApp, count: number): Promise<void> {
  const { rows } = await readCollegeFile(createReadStream(DEMO_COLLEGES));
  const dispatcher = app.app.get(Dispatcher);
  const add = (index: number) => {
    const { description, facts } = rows[index % rows.length]!;
    const ceebCode = String(100_000 + index);
    const name = `${description.name} ${index}`;
    return runInContext({ actor: SYSTEM, correlationId: 'bench', written: new WrittenPositions() }, () =>
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
