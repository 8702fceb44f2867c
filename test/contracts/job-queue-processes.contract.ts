import type { Job, JobQueue } from '../../src/platform/jobs/job-queue';
import { eventually } from '../support/eventually';
import {
  gate,
  HOUR_MS,
  YEAR_MS,
  MINUTE_MS,
  movableClock,
  TIMEOUT_MS,
  type JobQueueHarness,
} from './job-queue.harness';

export function jobQueueProcessesContract(
  name: string,
  start: (leaseMs?: number) => Promise<JobQueueHarness>,
): void {
  describe(`${name} as the job queue of several processes`, () => {
    let harness: JobQueueHarness;
    let queue: JobQueue;

    const done = (id: string, of = queue) => of.result(id, TIMEOUT_MS);

    beforeEach(async () => {
      harness = await start();
      queue = await harness.open();
    });

    afterEach(async () => {
      jest.restoreAllMocks();
      await harness.dispose();
    });

    describe('processes', () => {
      it('run each job once', async () => {
        await harness.dispose();
        // A job also runs again where its process stands still for longer than the lease, as on a busy machine.
        harness = await start(MINUTE_MS);
        queue = await harness.open();
        const runs: unknown[] = [];
        const workers = [queue, await harness.open(), await harness.open()];
        const ids = await Promise.all(
          Array.from({ length: 150 }, (_, number) => queue.add('shared', number)),
        );
        for (const worker of workers) {
          worker.process('shared', async ({ data }) => void runs.push(data), 4);
        }
        await Promise.all(ids.map((id) => done(id)));
        expect(runs.length).toBe(150);
        expect(new Set(runs).size).toBe(150);
      });

      it('take over the jobs of a dead process', async () => {
        const id = await queue.add('fragile', { precious: 1 });
        await harness.takeAndDie('fragile');
        expect(await queue.status(id)).toMatchObject({ state: 'active' });
        queue.process('fragile', async ({ data }) => data);
        expect(await done(id)).toEqual({ precious: 1 });
      });

      it('do not take over from a living process, however long its job runs', async () => {
        const other = await harness.open();
        const finish = gate();
        let runs = 0;
        const handler = async () => {
          runs += 1;
          await finish.passed;
        };
        queue.process('lengthy', handler);
        other.process('lengthy', handler);
        other.process('clock', async () => undefined);
        const id = await queue.add('lengthy', null);
        await done(await queue.add('clock', null, { delayMs: harness.leaseMs * 1.5 }));
        expect(runs).toBe(1);
        finish.open();
        await done(id);
        expect(runs).toBe(1);
      });
    });

    describe('a delayed job', () => {
      it('runs after its delay if a clock that was ahead is set back', async () => {
        const clock = movableClock();
        clock.moveOn(YEAR_MS);
        queue.process('later', async ({ data }) => data);
        const id = await queue.add('later', 'on time', { delayMs: 300 });
        clock.moveOn(-YEAR_MS);
        expect(await done(id)).toBe('on time');
      });

      it('runs after its delay if its clock was set back before a restart', async () => {
        const clock = movableClock();
        clock.moveOn(YEAR_MS);
        const id = await queue.add('later', 'on time', { delayMs: 300 });
        await queue.close();
        clock.moveOn(-YEAR_MS);
        queue = await harness.open();
        queue.process('later', async ({ data }) => data);
        expect(await done(id)).toBe('on time');
      });

      it('is tried again after its back-off if the clock is set back', async () => {
        const clock = movableClock();
        clock.moveOn(YEAR_MS);
        queue.process('later', async ({ attempt }) => {
          if (attempt > 1) return attempt;
          throw new Error('not yet');
        });
        const id = await queue.add('later', null, { backoffMs: 3_000 });
        await eventually(
          () => queue.status(id),
          (job) => job?.state === 'delayed',
        );
        clock.moveOn(-YEAR_MS);
        expect(await done(id)).toBe(2);
      });
    });

    describe('a repeated job', () => {
      const declaredByTwo = async (everyMs: number, onRun: (runs: readonly Job[]) => void) => {
        const runs: Job[] = [];
        const other = await harness.open();
        const handler = async (job: Job) => {
          if (job.data === 'another') return;
          runs.push(job);
          onRun(runs);
        };
        for (const each of [queue, other]) each.process('tick', handler, 4);
        await Promise.all([queue, other, queue, other].map((each) => each.repeat('tick', everyMs, { n: 1 })));
        return runs;
      };

      it('runs repeatedly, each time once, however many processes declare it', async () => {
        const fourth = gate();
        const runs = await declaredByTwo(50, ({ length }) => length === 4 && fourth.open());
        await fourth.passed;
        expect(runs.slice(0, 4).map(({ data }) => data)).toEqual(Array(4).fill({ n: 1 }));
        expect(new Set(runs.map(({ id }) => id)).size).toBe(runs.length);
      });

      it('runs once an interval, however often it is declared', async () => {
        const clock = movableClock();
        const runs = await declaredByTwo(HOUR_MS, () => undefined);
        const runAnother = async () => done(await queue.add('tick', 'another'));
        for (let interval = 1; interval <= 4; interval++) {
          await eventually(
            () => runAnother().then(() => runs.length),
            (length) => length >= interval,
          );
          clock.moveOn(HOUR_MS - MINUTE_MS);
          await runAnother();
          expect(runs).toHaveLength(interval);
          clock.moveOn(MINUTE_MS);
        }
      });

      it('continues after a clock that was ahead was set back', async () => {
        const clock = movableClock();
        clock.moveOn(YEAR_MS);
        const runs = await declaredByTwo(HOUR_MS, () => undefined);
        const runsAfterAnother = () =>
          queue
            .add('tick', 'another')
            .then(done)
            .then(() => runs.length);
        await eventually(runsAfterAnother, (length) => length === 1);
        clock.moveOn(-YEAR_MS);
        await eventually(runsAfterAnother, (length) => length === 2, 20_000);
      });

      it('continues if it is declared after its clock was set back', async () => {
        const clock = movableClock();
        clock.moveOn(YEAR_MS);
        await queue.repeat('early', HOUR_MS, 'repeated');
        await queue.close();
        clock.moveOn(-YEAR_MS);
        queue = await harness.open();
        const first = gate();
        await queue.repeat('early', HOUR_MS, 'repeated');
        queue.process('early', async () => first.open());
        await first.passed;
      });

      it('waits for its next interval when it is declared after a restart', async () => {
        const runs: unknown[] = [];
        const first = gate();
        const handler = async ({ data }: Job) => {
          runs.push(data);
          first.open();
        };
        queue.process('hourly', handler);
        await queue.repeat('hourly', HOUR_MS, 'repeated');
        await first.passed;
        await queue.close();
        queue = await harness.open();
        await queue.repeat('hourly', HOUR_MS, 'repeated');
        queue.process('hourly', handler);
        await done(await queue.add('hourly', 'added'));
        expect(runs).toEqual(['repeated', 'added']);
      });

      it('does not pile up while it has no handler', async () => {
        queue.process('clock', async () => undefined);
        await queue.repeat('unattended', 20, 'repeated');
        await done(await queue.add('clock', null, { delayMs: 200 }));
        const runs: unknown[] = [];
        const marker = await queue.add('unattended', 'added');
        queue.process('unattended', async ({ data }) => void runs.push(data));
        await done(marker);
        expect(runs.slice(0, 2)).toEqual(['repeated', 'added']);
      });

      it('follows the interval or data of its last declaration', async () => {
        const fresh = gate();
        queue.process('paced', async ({ data }) => {
          if (data === 'new') fresh.open();
        });
        await queue.repeat('paced', HOUR_MS, 'old');
        await queue.repeat('paced', 50, 'new');
        await fresh.passed;
      });
    });

    describe('closing a job queue', () => {
      it('finishes running jobs, takes no new ones and leaves the rest to others', async () => {
        const [running, finish] = [gate(), gate()];
        const ran: unknown[] = [];
        queue.process('work', async ({ data, progress }) => {
          running.open();
          await finish.passed;
          await progress(1);
          ran.push(data);
          return data;
        });
        const [first, second] = [await queue.add('work', 1), await queue.add('work', 2)];
        await running.passed;
        const finished = done(first);
        const closed = queue.close();
        finish.open();
        await closed;
        expect(await finished).toBe(1);
        expect(ran).toEqual([1]);

        const other = await harness.open();
        expect(await other.status(first)).toMatchObject({ state: 'completed', result: 1 });
        expect(await other.status(second)).toMatchObject({ state: 'waiting' });
        other.process('work', async ({ data }) => data);
        expect(await done(second, other)).toBe(2);
      });

      it('stores jobs that are being added', async () => {
        const added = queue.add('work', 1);
        await queue.close();
        expect(await (await harness.open()).status(await added)).toMatchObject({ state: 'waiting' });
      });

      it('rejects later calls and waiting ones', async () => {
        const waiting = queue.result(await queue.add('unhandled', 1), TIMEOUT_MS);
        const refused = expect(waiting).rejects.toThrow();
        await queue.close();
        await refused;
        await expect(queue.add('unhandled', 1)).rejects.toThrow();
        await expect(queue.repeat('unhandled', 1_000)).rejects.toThrow();
      });

      it('is harmless when repeated', async () => {
        await Promise.all([queue.close(), queue.close()]);
        await queue.close();
      });
    });
  });
}
