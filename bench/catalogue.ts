import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TestApp } from '../test/support/app';
import { figure, percentile, type Figure } from './figure';
import { fill } from './match';

const COLLEGES = 5_000;
const CALLS = 100;
const GOAL_MS = 50;

/** All at once, with what is dearest: the fit of each college, and an order by it. */
const SEARCH = 'name=e&fit=target,reach,unknown&kind=public,private&sort=fit&currentPage=3&pageSize=25';

/** What a search of a whole catalogue takes, from the request to the answer. */
export async function catalogue(folder: string, scale: number): Promise<Figure[]> {
  const dataDir = join(folder, 'catalogue');
  await mkdir(dataDir, { recursive: true });
  const app = await TestApp.start(dataDir);
  const student = await app.user('student', 'Grace');
  const sat = { type: 'SAT', dateTaken: '2026-03-14', scores: { verbal: 650, math: 640 } };
  await app.call('post', '/users/test', student).send(sat).expect(201);
  const colleges = Math.round(COLLEGES * scale);
  await fill(app, colleges);
  const ask = async () => {
    const started = performance.now();
    await app.call('get', `/colleges/catalogue?${SEARCH}`, student).expect(200);
    return performance.now() - started;
  };
  const first = await ask();
  const times: number[] = [];
  while (times.length < CALLS) times.push(await ask());
  await app.stop();
  const limit = ['the goal', GOAL_MS] as const;
  return [
    figure(`a search of ${colleges} colleges, p50`, [percentile(times, 0.5), 'ms'], limit, { atMost: 1 }),
    figure('the same, p99', [percentile(times, 0.99), 'ms'], limit),
    figure('the first, which reads all of them', [first, 'ms'], limit),
  ];
}
