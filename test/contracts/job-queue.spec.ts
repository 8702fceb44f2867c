import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Postponed } from '../../src/platform/jobs/job-queue';
import { SqliteJobQueue, type SqliteJobQueueOptions } from '../../src/platform/jobs/sqlite-job-queue';
import { eventually } from '../support/eventually';
import type { WorkReport } from '../support/job-queue-process';
import { JobTakers } from '../support/job-takers';
import { jobQueueProcessesContract } from './job-queue-processes.contract';
import { jobQueueContract } from './job-queue.contract';
import { HOUR_MS, movableClock, TIMEOUT_MS } from './job-queue.harness';

const LEASE_MS = 1_000;

async function start(leaseMs = LEASE_MS) {
  const folder = await mkdtemp(join(tmpdir(), 'job-queue-'));
  const file = join(folder, 'jobs.db');
  const opened: SqliteJobQueue[] = [];
  const takers = new JobTakers();
  const request = (name: string) => ({ storage: { file }, leaseMs, name });

  const open = (options: SqliteJobQueueOptions = {}) => {
    const queue = new SqliteJobQueue(file, {
      leaseMs,
      pollMs: 20,
      onError: () => undefined,
      ...options,
    });
    opened.push(queue);
    return queue;
  };

  return {
    file,
    folder,
    open,
    leaseMs,
    takeElsewhere: (name: string, blockUntil: string) => takers.take({ ...request(name), blockUntil }),
    takeAndDie: (name: string) => takers.takeAndDie(request(name)),
    async dispose() {
      await takers.dispose();
      for (const queue of opened) await queue.close();
      await rm(folder, { recursive: true });
    },
  };
}

jobQueueContract('SQLite', start);
jobQueueProcessesContract('SQLite', start);

describe('the SQLite job queue', () => {
  let storage: Awaited<ReturnType<typeof start>>;

  beforeEach(async () => {
    storage = await start();
  });

  afterEach(async () => {
    jest.restoreAllMocks();
    await storage.dispose();
  });

  it('runs a postponed job although the clock is set back', async () => {
    const clock = movableClock();
    const queue = storage.open();
    let runs = 0;
    queue.process('early', async () => {
      if (++runs === 1) throw new Postponed();
    });
    const id = await queue.add('early', null, { backoffMs: 200 });
    await eventually(
      () => queue.status(id),
      (job) => job?.state === 'delayed',
    );
    clock.moveOn(-HOUR_MS);
    await queue.result(id, TIMEOUT_MS);
    expect(runs).toBe(2);
  });

  it('fails a job whose last attempt ended with its process, with a reason', async () => {
    const failures: unknown[] = [];
    const queue = storage.open({ onError: (error, job) => failures.push([String(error), job]) });
    let runs = 0;
    const id = await queue.add('fragile', { secret: 1 }, { attempts: 1 });
    await storage.takeAndDie('fragile');
    queue.process('fragile', async () => void (runs += 1));
    await expect(queue.result(id, TIMEOUT_MS)).rejects.toThrow('The process that ran the job stopped.');
    expect(await queue.status(id)).toMatchObject({ state: 'failed' });
    expect(runs).toBe(0);
    expect(failures).toEqual([
      ['Error: The process that ran the job stopped.', { id, name: 'fragile', attempt: 1 }],
    ]);
  });

  it('ignores a stalled process once another has taken its job over', async () => {
    const queue = storage.open();
    const go = join(storage.folder, 'go');
    const id = await queue.add('stalling', null);
    const stalled = await storage.takeElsewhere('stalling', go);
    const attempts: number[] = [];
    queue.process('stalling', async ({ attempt }) => {
      attempts.push(attempt);
      const closed = once(stalled, 'message');
      await writeFile(go, '');
      expect(await closed).toContain('closed' satisfies WorkReport);
      expect(await queue.status(id)).toMatchObject({ state: 'active' });
      return 'taken over';
    });
    expect(await queue.result(id, TIMEOUT_MS)).toBe('taken over');
    expect(attempts).toEqual([2]);
  });

  it('reports each failed run with its job, but without its data', async () => {
    const failures: unknown[] = [];
    const queue = storage.open({ onError: (error, job) => failures.push([String(error), job]) });
    queue.process('failing', async () => Promise.reject(new Error('no')));
    const id = await queue.add('failing', { secret: 1 }, { attempts: 2, backoffMs: 1 });
    await expect(queue.result(id, TIMEOUT_MS)).rejects.toThrow('no');
    expect(failures).toEqual([
      ['Error: no', { id, name: 'failing', attempt: 1 }],
      ['Error: no', { id, name: 'failing', attempt: 2 }],
    ]);
  });

  it('stores the last 1,000 finished jobs of a name and drops older ones', async () => {
    const queue = storage.open();
    const runs: unknown[] = [];
    queue.process('many', async ({ id }) => void runs.push(id), 50);
    queue.process('few', async () => 'stored');
    await queue.result(await queue.add('few', null, { id: 'rare' }), TIMEOUT_MS);
    for (let number = 0; number < 1_200; number += 100) {
      const ids = Array.from({ length: 100 }, (_, index) => `job-${number + index}`);
      await Promise.all(ids.map((id) => queue.add('many', null, { id })));
      await Promise.all(ids.map((id) => queue.result(id, TIMEOUT_MS)));
    }
    expect(await queue.status('job-0')).toBeUndefined();
    expect(await queue.status('job-199')).toBeUndefined();
    expect(await queue.status('job-200')).toMatchObject({ state: 'completed' });
    expect(await queue.status('rare')).toMatchObject({ state: 'completed' });
    runs.length = 0;
    await queue.add('many', null, { id: 'job-1199' });
    await queue.result(await queue.add('many', null, { id: 'job-0' }), TIMEOUT_MS);
    expect(runs).toEqual(['job-0']);
  });

  it('refuses a faulty addition without harm to others of its commit', async () => {
    const queue = storage.open();
    const outcomes = await Promise.allSettled([
      queue.add('any', 1, { id: 'before' }),
      queue.add('any', 2, { id: 'faulty', delayMs: 0.5 }),
      queue.repeat('any', 0),
      queue.add('any', 3, { id: 'after' }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(await queue.status('before')).toBeDefined();
    expect(await queue.status('faulty')).toBeUndefined();
    expect(await queue.status('after')).toBeDefined();
  });

  it('acknowledges nothing once its file is gone', async () => {
    const queue = storage.open();
    await queue.add('any', 1);
    await rm(storage.file);
    await expect(queue.add('any', 2)).rejects.toThrow('moved, replaced or deleted');
  });
});
