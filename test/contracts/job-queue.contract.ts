import {
  FinalFailure,
  LastingFailure,
  Postponed,
  type Job,
  type JobQueue,
} from '../../src/platform/jobs/job-queue';
import { eventually } from '../support/eventually';
import {
  gate,
  HOUR_MS,
  MINUTE_MS,
  movableClock,
  TIMEOUT_MS,
  type JobQueueHarness,
} from './job-queue.harness';

export function jobQueueContract(name: string, start: () => Promise<JobQueueHarness>): void {
  describe(`${name} as a job queue`, () => {
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

    it('runs a job with its data and returns the result of the handler', async () => {
      const seen: Pick<Job, 'id' | 'name' | 'data' | 'attempt'>[] = [];
      queue.process('greet', async ({ id, name, data, attempt }: Job<{ who: string }>) => {
        seen.push({ id, name, data, attempt });
        return { said: `hello ${data.who}` };
      });
      const id = await queue.add('greet', { who: 'ada' });
      expect(await done(id)).toEqual({ said: 'hello ada' });
      expect(seen).toEqual([{ id, name: 'greet', data: { who: 'ada' }, attempt: 1 }]);
      expect(await queue.status(id)).toMatchObject({
        id,
        name: 'greet',
        state: 'completed',
        result: { said: 'hello ada' },
      });
    });

    it('returns the result of a finished job again, also to another process', async () => {
      const other = await harness.open();
      queue.process('double', async ({ data }: Job<number>) => data * 2);
      const id = await queue.add('double', 21, { delayMs: 50 });
      expect(await done(id, other)).toBe(42);
      expect(await done(id, other)).toBe(42);
      expect(await done(id)).toBe(42);
    });

    it('does not know a job that was never added', async () => {
      expect(await queue.status('none')).toBeUndefined();
      await expect(queue.result('none', TIMEOUT_MS)).rejects.toThrow();
    });

    it('stops waiting after the given time, while the job stays', async () => {
      const id = await queue.add('unhandled', 1);
      await expect(queue.result(id, 50)).rejects.toMatchObject({ name: 'JobUnfinished' });
      expect(await queue.status(id)).toMatchObject({ state: 'waiting' });
    });

    it('stores a job until a handler is registered, also over a restart', async () => {
      const id = await queue.add('later', { stored: true });
      expect(await queue.status(id)).toMatchObject({ state: 'waiting', progress: 0 });
      await queue.close();
      queue = await harness.open();
      queue.process('later', async ({ data }) => data);
      expect(await done(id)).toEqual({ stored: true });
    });

    it('runs jobs of one name in the order in which they were added', async () => {
      const order: number[] = [];
      const ids: string[] = [];
      for (const number of [1, 2, 3, 4, 5]) ids.push(await queue.add('count', number));
      queue.process('count', async ({ data }: Job<number>) => order.push(data));
      for (const id of ids) await done(id);
      expect(order).toEqual([1, 2, 3, 4, 5]);
    });

    it('accepts one handler for each name', () => {
      queue.process('single', async () => undefined);
      expect(() => queue.process('single', async () => undefined)).toThrow();
    });

    describe('a job id', () => {
      it('is generated if none is given', async () => {
        const [one, two] = [await queue.add('any', 1), await queue.add('any', 1)];
        expect(one).not.toBe(two);
      });

      it('adds a job once while it waits, runs or has finished', async () => {
        const other = await harness.open();
        const runs: unknown[] = [];
        const [running, finish] = [gate(), gate()];
        await Promise.all([
          queue.add('once', 'waiting', { id: 'the-one' }),
          queue.add('once', 'waiting too', { id: 'the-one' }),
        ]);
        queue.process('once', async ({ data }) => {
          runs.push(data);
          running.open();
          await finish.passed;
        });
        await running.passed;
        expect(await other.add('once', 'running', { id: 'the-one' })).toBe('the-one');
        finish.open();
        await done('the-one');
        expect(await queue.add('once', 'finished', { id: 'the-one' })).toBe('the-one');
        await done(await queue.add('once', 'next', { id: 'the-next' }));
        expect(runs).toEqual(['waiting', 'next']);
      });

      it('may not contain colons', async () => {
        await expect(queue.add('any', 1, { id: 'a:b' })).rejects.toThrow();
      });
    });

    describe('a delay', () => {
      it('passes before the job runs, and lets others run first', async () => {
        const clock = movableClock();
        const ran: unknown[] = [];
        queue.process('timed', async ({ data }) => void ran.push(data));
        const late = await queue.add('timed', 'late', { delayMs: HOUR_MS });
        expect(await queue.status(late)).toMatchObject({ state: 'delayed' });
        await done(await queue.add('timed', 'at once'));
        clock.moveOn(HOUR_MS - MINUTE_MS);
        await done(await queue.add('timed', 'a minute too early'));
        expect(ran).toEqual(['at once', 'a minute too early']);
        clock.moveOn(MINUTE_MS);
        await queue.add('timed', 'on time');
        await done(late);
        expect(ran).toContain('late');
      });
    });

    it('runs a postponed job again, as if it had not been tried', async () => {
      let runs = 0;
      queue.process('early', async () => {
        if (++runs < 3) throw new Postponed();
        return 'done';
      });
      const id = await queue.add('early', 1, { attempts: 1, backoffMs: 1 });
      expect(await done(id)).toBe('done');
      expect(runs).toBe(3);
      expect(await queue.status(id)).not.toHaveProperty('error');
    });

    it('holds back the other jobs of the name of a postponed one', async () => {
      const runs: unknown[] = [];
      queue.process('early', async ({ data }) => {
        runs.push(data);
        throw new Postponed();
      });
      queue.process('other', async () => undefined);
      const first = await queue.add('early', 'first', { backoffMs: HOUR_MS });
      await eventually(
        () => queue.status(first),
        (job) => job?.state === 'delayed',
      );
      await queue.add('early', 'second');
      for (let time = 0; time < 20; time++) await done(await queue.add('other', null));
      expect(runs).toEqual(['first']);
    });

    describe('a failing job', () => {
      it('runs again after a back-off that doubles, until it succeeds', async () => {
        const clock = movableClock();
        const attempts: number[] = [];
        queue.process('flaky', async ({ data, attempt }) => {
          if (data === 'another') return;
          attempts.push(attempt);
          if (attempt < 3) throw new Error(`no luck ${attempt}`);
          return 'at last';
        });
        const runAnother = async () => done(await queue.add('flaky', 'another'));
        const id = await queue.add('flaky', null, { attempts: 5, backoffMs: HOUR_MS });
        for (const [attempt, backoffMs] of [HOUR_MS, 2 * HOUR_MS].entries()) {
          const soFar = [1, 2].slice(0, attempt + 1);
          await eventually(
            () => queue.status(id),
            (job) => job?.state === 'delayed' && attempts.length === soFar.length,
          );
          clock.moveOn(backoffMs - MINUTE_MS);
          await runAnother();
          expect(attempts).toEqual(soFar);
          clock.moveOn(MINUTE_MS);
          await runAnother();
        }
        expect(await done(id)).toBe('at last');
        expect(attempts).toEqual([1, 2, 3]);
        expect(await queue.status(id)).toMatchObject({ state: 'completed', result: 'at last' });
      });

      it('fails for good after its last attempt, with the last message', async () => {
        const attempts: number[] = [];
        queue.process('hopeless', async ({ attempt }) => {
          attempts.push(attempt);
          throw new Error(`failure ${attempt}`);
        });
        const id = await queue.add('hopeless', null, { attempts: 2, backoffMs: 10 });
        await expect(done(id)).rejects.toThrow('failure 2');
        await expect(done(id)).rejects.toThrow('failure 2');
        expect(attempts).toEqual([1, 2]);
        expect(await queue.status(id)).toMatchObject({ state: 'failed', error: 'failure 2' });
      });

      it('is parked at once by a final failure', async () => {
        let runs = 0;
        queue.process('refused', async () => {
          runs += 1;
          throw new FinalFailure('No such mailbox.');
        });
        const id = await queue.add('refused', null, { backoffMs: 1 });
        await expect(done(id)).rejects.toThrow('No such mailbox.');
        expect(runs).toBe(1);
        expect(await queue.parked()).toMatchObject([{ id, attempts: 1, error: 'No such mailbox.' }]);
      });

      it('waits longer and longer after failures that may last', async () => {
        const clock = movableClock();
        let runs = 0;
        queue.process('greylisted', async ({ data }) => {
          if (data === 'another') return;
          runs += 1;
          throw new LastingFailure('Try again later.');
        });
        const runAnother = async () => done(await queue.add('greylisted', 'another'));
        const id = await queue.add('greylisted', null, { backoffMs: HOUR_MS });
        for (const [failed, hours] of [1, 2, 4, 8, 16, 32].entries()) {
          await eventually(
            () => queue.status(id),
            (job) => job?.state === 'delayed' && runs === failed + 1,
          );
          clock.moveOn(hours * HOUR_MS - MINUTE_MS);
          await runAnother();
          expect(runs).toBe(failed + 1);
          clock.moveOn(MINUTE_MS);
          await runAnother();
        }
      });

      it('has sixty attempts by default', async () => {
        let runs = 0;
        queue.process('hopeless', async () => {
          runs += 1;
          throw new Error('never');
        });
        const id = await queue.add('hopeless', null, { backoffMs: 1 });
        await expect(done(id)).rejects.toThrow('never');
        expect(runs).toBe(60);
      });

      it('is parked after its last attempt until it is run again', async () => {
        const other = await harness.open();
        let broken = true;
        const attempts: number[] = [];
        queue.process('hopeless', async ({ data, attempt }) => {
          attempts.push(attempt);
          if (broken) throw new Error(`no luck with ${String(data)}`);
          return 'at last';
        });
        const options = { attempts: 2, backoffMs: 1 };
        const first = await queue.add('hopeless', 'one', { id: 'one', ...options });
        await expect(done(first)).rejects.toThrow();
        const second = await queue.add('hopeless', 'two', { id: 'two', ...options });
        await expect(done(second)).rejects.toThrow();
        expect(await other.parked()).toEqual([
          {
            id: 'two',
            name: 'hopeless',
            attempts: 2,
            error: 'no luck with two',
            parkedAt: expect.any(String),
          },
          {
            id: 'one',
            name: 'hopeless',
            attempts: 2,
            error: 'no luck with one',
            parkedAt: expect.any(String),
          },
        ]);
        expect(await other.retry('one')).toBe(true);
        await expect(done(first)).rejects.toThrow();
        expect(attempts).toEqual([1, 2, 1, 2, 1, 2]);
        broken = false;
        expect(await other.retry('one')).toBe(true);
        expect(await done(first)).toBe('at last');
        expect((await queue.parked()).map(({ id }) => id)).toEqual(['two']);
        expect(await other.retry('one')).toBe(false);
        expect(await other.retry('none')).toBe(false);
      });

      it('is counted by name and state in every process', async () => {
        const other = await harness.open();
        expect(await queue.counts()).toEqual([]);
        await queue.add('wait', 1);
        await queue.add('wait', 2);
        await queue.add('wait', 3, { delayMs: HOUR_MS });
        queue.process('fail', () => Promise.reject(new Error('no')));
        queue.process('succeed', async () => null);
        const failing = await queue.add('fail', {}, { attempts: 1 });
        await expect(done(failing)).rejects.toThrow();
        await done(await queue.add('succeed', {}));
        const none = { waiting: 0, delayed: 0, active: 0, completed: 0, failed: 0 };
        expect(await other.counts()).toEqual([
          { ...none, name: 'fail', failed: 1 },
          { ...none, name: 'succeed', completed: 1 },
          { ...none, name: 'wait', waiting: 2, delayed: 1 },
        ]);
      });

      it('is delayed with its last message, and lets others run', async () => {
        queue.process('mixed', async ({ data }) => {
          if (data === 'bad') throw new Error('no luck');
          return data;
        });
        const bad = await queue.add('mixed', 'bad', { backoffMs: HOUR_MS });
        expect(await done(await queue.add('mixed', 'good'))).toBe('good');
        expect(await queue.status(bad)).toMatchObject({ state: 'delayed', error: 'no luck' });
      });
    });

    describe('waiting for the result of a job', () => {
      it('ends after the given time, while the job continues', async () => {
        const finish = gate();
        queue.process('slow', async () => {
          await finish.passed;
          return 'there';
        });
        const id = await queue.add('slow', null);
        await expect(queue.result(id, 30)).rejects.toThrow();
        finish.open();
        expect(await done(id)).toBe('there');
      });

      it('works for many callers at once', async () => {
        const finish = gate();
        queue.process('popular', async () => {
          await finish.passed;
          return 7;
        });
        const id = await queue.add('popular', null);
        const answers = Array.from({ length: 20 }, () => done(id));
        finish.open();
        expect(new Set(await Promise.all(answers))).toEqual(new Set([7]));
      });
    });

    describe('the progress of a job', () => {
      it('is seen while the job runs, also by another process', async () => {
        const other = await harness.open();
        const [half, finish] = [gate(), gate()];
        queue.process('long', async ({ progress }) => {
          await progress(0.5);
          half.open();
          await finish.passed;
        });
        const id = await queue.add('long', null);
        await half.passed;
        expect(await other.status(id)).toMatchObject({ state: 'active', progress: 0.5 });
        finish.open();
        await done(id);
      });

      it('ranges from 0 to 1', async () => {
        queue.process('wrong', ({ progress }) => progress(50));
        const id = await queue.add('wrong', null, { attempts: 1 });
        await expect(done(id)).rejects.toThrow();
      });
    });

    describe('the concurrency of a name', () => {
      it('is never above the requested number', async () => {
        let [running, most] = [0, 0];
        const three = gate();
        queue.process(
          'parallel',
          async () => {
            running += 1;
            most = Math.max(most, running);
            if (running === 3) three.open();
            await three.passed;
            running -= 1;
          },
          3,
        );
        const ids = await Promise.all(Array.from({ length: 20 }, () => queue.add('parallel', null)));
        await Promise.all(ids.map((id) => done(id)));
        expect(most).toBe(3);
      });

      it('does not affect other names', async () => {
        const finish = gate();
        queue.process('stuck', () => finish.passed);
        queue.process('free', async () => 'free');
        const stuck = await queue.add('stuck', null);
        expect(await done(await queue.add('free', null))).toBe('free');
        finish.open();
        await done(stuck);
      });
    });
  });
}
