import { AsyncLocalStorage } from 'node:async_hooks';
import { EVENT_STORE } from '../../src/platform/event-store/event-store';
import { JOB_QUEUE, type Job, type JobOptions } from '../../src/platform/jobs/job-queue';
import { SqliteJobQueue } from '../../src/platform/jobs/sqlite-job-queue';
import { VAULT } from '../../src/platform/vault/vault';
import type { TestApp } from './app';

const WRITES = [
  [EVENT_STORE, ['append']],
  [VAULT, ['put', 'remove', 'removeOwned']],
  [JOB_QUEUE, ['add']],
] as const;

interface Life {
  readonly jobId: string;
  left: number;
  readonly isHeard: boolean;
  hasEnded: boolean;
}

type Handler = (job: Job) => Promise<unknown>;
type Method = (...args: unknown[]) => Promise<unknown>;

/** Upper limit for the delay of a job, so that no test waits for it. */
const SOON_MS = 100;

/** Kills the process of each job before and after each of its writes, in applications started from now on. */
export class DyingJobs {
  readonly deaths = new Map<string, number>();
  private readonly added = new Map<string, Set<string>>();
  private readonly life = new AsyncLocalStorage<Life>();

  constructor({ die }: { readonly die: boolean }) {
    const { process, add } = SqliteJobQueue.prototype;
    const { deaths, life, added } = this;
    jest.spyOn(SqliteJobQueue.prototype, 'process').mockImplementation(function (
      this: SqliteJobQueue,
      name,
      handler,
      concurrency,
    ) {
      deaths.set(name, deaths.get(name) ?? 0);
      const living: Handler = async (job) => {
        for (let turn = 0; ; turn++) {
          const left = die ? Math.floor(turn / 2) : Infinity;
          const one: Life = { jobId: job.id, left, isHeard: turn % 2 === 1, hasEnded: false };
          const [ended] = await Promise.allSettled([life.run(one, () => handler(job))]);
          if (one.hasEnded) deaths.set(name, deaths.get(name)! + 1);
          else if (ended.status === 'fulfilled') return ended.value;
          else throw ended.reason;
        }
      };
      process.call(this, name, living as never, concurrency);
    });
    jest.spyOn(SqliteJobQueue.prototype, 'add').mockImplementation(async function (
      this: SqliteJobQueue,
      name: string,
      data: unknown,
      { delayMs = 0, ...options }: JobOptions = {},
    ) {
      const id = await add.call(this, name, data, { ...options, delayMs: Math.min(delayMs, SOON_MS) });
      const by = life.getStore()?.jobId;
      if (by !== undefined) {
        const what = `${by} adds ${name} ${JSON.stringify((data as { data: unknown }).data)}`;
        added.set(what, (added.get(what) ?? new Set()).add(id));
      }
      return id;
    });
  }

  /** Returns what jobs have done twice under different ids. */
  twice(): string[] {
    return [...this.added].filter(([, ids]) => ids.size > 1).map(([what]) => what.replace(/^\S+ /, ''));
  }

  watch({ app }: TestApp): void {
    for (const [token, methods] of WRITES) {
      const store = app.get<Record<string, Method>>(token);
      for (const method of methods) {
        const write = store[method]!.bind(store);
        store[method] = async (...args) => {
          const one = this.life.getStore();
          if (!one) return write(...args);
          if (!one.hasEnded && one.left-- > 0) return write(...args);
          if (!one.hasEnded && one.isHeard) await write(...args);
          one.hasEnded = true;
          throw new Error('The process ended here.');
        };
      }
    }
  }
}
