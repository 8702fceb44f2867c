import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type * as BullMq from 'bullmq';
import type { Job as BullJob, Queue, QueueEvents, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { openRedis, type RedisClients } from '../redis-clients';
import { StoreUnavailable } from '../store-unavailable';
import { dueAtOf, firstDelayOf, jobOf, runs, STATES, statusIn } from './bullmq-job';
import {
  ATTEMPTS,
  BACKOFF_MS,
  backoffAfter,
  FinalFailure,
  JobUnfinished,
  type Job,
  type JobCounts,
  type JobOptions,
  type JobQueue,
  type JobStatus,
  type OnJobError,
  type ParkedJob,
  Postponed,
} from './job-queue';

const SILENCE_STEPS = 10;
/** How long Redis may take for one call. A job may still be added after that. */
const RESPONSE_TIMEOUT_MS = 5_000;
const LISTED = 1_000;
const CLOSED = 'The job queue is closed.';

export interface BullMqJobQueueOptions {
  readonly onError: OnJobError;
  readonly prefix?: string;
  /** How long a job's lease lasts after its process died; by default 30,000. */
  readonly leaseMs?: number;
}

interface Schedule {
  readonly everyMs: number;
  readonly data: unknown;
}

/** Uses one BullMQ queue per name. A set in Redis lists the names, so that a job can be found by its id. */
export class BullMqJobQueue implements JobQueue {
  private readonly redis: Redis;
  private readonly prefix: string;
  private readonly leaseMs: number;
  private readonly onError: OnJobError;
  private readonly queues = new Map<string, Queue>();
  private readonly events = new Map<string, Promise<QueueEvents>>();
  private readonly workers = new Map<string, Worker>();
  private readonly registered = new Set<string>();
  private readonly pending = new Set<Promise<unknown>>();
  private readonly schedules = new Map<string, Schedule>();
  private checking?: NodeJS.Timeout;
  private lastCheck = Infinity;
  private readonly closed = new AbortController();
  private closing?: Promise<void>;

  static async open(url: string, options: BullMqJobQueueOptions): Promise<BullMqJobQueue> {
    const [bullmq, clients] = await Promise.all([import('bullmq'), openRedis(url, options.onError)]);
    return new BullMqJobQueue(bullmq, clients, options);
  }

  private constructor(
    private readonly bullmq: typeof BullMq,
    private readonly clients: RedisClients,
    { onError, prefix = 'quadrangle', leaseMs = 30_000 }: BullMqJobQueueOptions,
  ) {
    this.redis = clients.redis;
    this.onError = onError;
    this.prefix = prefix;
    this.leaseMs = leaseMs;
  }

  add(name: string, data: unknown, options: JobOptions = {}): Promise<string> {
    const { id, delayMs = 0, attempts = ATTEMPTS, backoffMs = BACKOFF_MS } = options;
    return this.use(async () => {
      if (id?.includes(':')) throw new Error(`The job id ${id} has a colon.`);
      const bullOptions = {
        jobId: id ?? crypto.randomUUID(),
        delay: delayMs,
        ...runs(attempts, backoffMs),
      };
      const adding = this.register(name).then(() => this.queue(name).add(name, data ?? null, bullOptions));
      return (await this.answered(adding)).id!;
    });
  }

  repeat(name: string, everyMs: number, data?: unknown): Promise<void> {
    return this.use(async () => {
      const schedule = { everyMs, data: data ?? null };
      await this.answered(this.register(name).then(() => this.schedule(name, schedule)));
      this.schedules.set(name, schedule);
      this.watchClock();
    });
  }

  process<Data>(name: string, handler: (job: Job<Data>) => Promise<unknown>, concurrency = 1): void {
    if (this.closing) throw new Error(CLOSED);
    if (this.workers.has(name)) throw new Error(`There is a handler of ${name} jobs already.`);
    const handle = (job: BullJob<Data>, token?: string) =>
      handler(jobOf(job)).catch(async (error: unknown) => {
        if (error instanceof Postponed) {
          const delayMs = firstDelayOf(job);
          await job.moveToDelayed(Date.now() + delayMs, token);
          await this.pause(worker, delayMs);
          throw new this.bullmq.DelayedError();
        }
        if (!(error instanceof FinalFailure)) throw error;
        throw Object.assign(new this.bullmq.UnrecoverableError(error.message), { cause: error });
      });
    const worker = new this.bullmq.Worker<Data>(name, handle, {
      ...this.shared(),
      concurrency,
      lockDuration: this.leaseMs,
      stalledInterval: this.leaseMs,
      maxStalledCount: ATTEMPTS - 1,
      settings: {
        backoffStrategy: (attempt, _type, error, job) => backoffAfter(attempt, firstDelayOf(job), error),
      },
    });
    worker.on('failed', (job, error) => {
      this.onError(error, job && { id: job.id!, name: job.name, attempt: job.attemptsStarted });
    });
    worker.on('error', this.onError);
    this.workers.set(name, worker);
    this.watchClock();
  }

  status(id: string): Promise<JobStatus | undefined> {
    return this.use(async () => {
      const queue = await this.queueOf(id);
      return queue && this.answered(statusIn(queue, id));
    });
  }

  result(id: string, timeoutMs: number): Promise<unknown> {
    return this.use(async () => {
      const queue = await this.queueOf(id);
      if (!queue) throw new Error(`There is no job ${id}.`);
      const answered = new AbortController();
      const signal = AbortSignal.any([answered.signal, this.closed.signal, AbortSignal.timeout(timeoutMs)]);
      try {
        return await this.whenFinished(queue, id, signal);
      } catch (error) {
        if (error !== signal.reason) throw error;
        if (this.closed.signal.aborted) throw new Error(CLOSED, { cause: error });
        if (!this.isConnected()) throw new StoreUnavailable('job queue', error);
        throw new JobUnfinished(id);
      } finally {
        answered.abort();
      }
    });
  }

  parked(): Promise<ParkedJob[]> {
    return this.use(async () => {
      const names = await this.answered(this.redis.smembers(this.namesKey()));
      const failed = await this.answered(
        Promise.all(names.map((name) => this.queue(name).getFailed(0, LISTED - 1))),
      );
      return (failed.flat() as BullJob[])
        .sort((a, b) => (b.finishedOn ?? 0) - (a.finishedOn ?? 0))
        .slice(0, LISTED)
        .map(({ id, name, attemptsMade, failedReason, finishedOn }) => ({
          id: id!,
          name,
          attempts: attemptsMade,
          error: failedReason,
          parkedAt: new Date(finishedOn ?? 0).toISOString(),
        }));
    });
  }

  counts(): Promise<JobCounts[]> {
    return this.use(async () => {
      const names = await this.answered(this.redis.smembers(this.namesKey()));
      const counting = names.sort().map(async (name) => {
        const {
          waiting = 0,
          delayed = 0,
          active = 0,
          completed = 0,
          failed = 0,
        } = await this.queue(name).getJobCounts(...STATES);
        return { name, waiting, delayed, active, completed, failed };
      });
      return this.answered(Promise.all(counting));
    });
  }

  retry(id: string): Promise<boolean> {
    return this.use(async () => {
      const queue = await this.queueOf(id);
      return queue !== undefined && this.answered(retried(queue, id));
    });
  }

  close(): Promise<void> {
    return (this.closing ??= this.shutDown());
  }

  /** If Redis is down, there is nothing to wait for: running jobs are taken again once their leases expire. */
  private async shutDown(): Promise<void> {
    clearInterval(this.checking);
    const lost = new Promise<void>((resolve) => {
      this.redis.once('close', () => resolve());
      if (!this.isConnected()) resolve();
    });
    // A worker whose own connection is lost at this moment would never end.
    const finished = this.clients.connected().then(() => this.finish());
    await Promise.race([finished.catch(this.onError), lost]);
    this.closed.abort();
    await Promise.allSettled(this.pending);
    this.clients.disconnect();
  }

  private async finish(): Promise<void> {
    await Promise.all([...this.workers.values()].map((worker) => worker.close()));
    this.closed.abort();
    await Promise.allSettled(this.pending);
    await Promise.all([...this.events.values()].map(async (events) => (await events).close()));
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    await this.redis.quit();
  }

  private async use<T>(work: () => Promise<T>): Promise<T> {
    if (this.closed.signal.aborted) throw new Error(CLOSED);
    const running = work();
    this.pending.add(running);
    try {
      return await running;
    } finally {
      this.pending.delete(running);
    }
  }

  private async schedule(name: string, { everyMs, data }: Schedule): Promise<void> {
    if (await this.isAhead(name, everyMs)) await this.queue(name).removeJobScheduler(name);
    const template = { name, data, opts: runs(ATTEMPTS, BACKOFF_MS) };
    await this.queue(name).upsertJobScheduler(name, { every: everyMs }, template);
  }

  /** A schedule due later than two intervals from now was set by a clock that was ahead. */
  private async isAhead(name: string, everyMs: number): Promise<boolean> {
    const scheduler = await this.queue(name).getJobScheduler(name);
    return (scheduler?.next ?? 0) > Date.now() + 2 * everyMs;
  }

  /** The clock may be set back while this process runs, or may have been set back before. */
  /** The other jobs of its name wait for the same view as a postponed one. */
  private async pause(worker: BullMq.Worker, delayMs: number): Promise<void> {
    await worker.pause(true);
    const resume = () => (worker.closing ? undefined : worker.resume().catch(this.onError));
    setTimeout(() => void resume(), delayMs).unref();
  }

  private watchClock(): void {
    this.checking ??= setInterval(() => void this.followClock(), this.leaseMs).unref();
  }

  private async followClock(): Promise<void> {
    if (!this.isConnected()) return;
    const before = this.lastCheck;
    this.lastCheck = Date.now();
    if (this.lastCheck < before)
      await this.use(() => this.bringBackDelayed()).catch((error: unknown) => {
        this.lastCheck = Infinity;
        this.onError(error);
      });
    await this.checkSchedules();
  }

  /** Starts the delays again of jobs that a clock ahead had delayed. */
  private async bringBackDelayed(): Promise<void> {
    for (const name of await this.redis.smembers(this.namesKey())) {
      const queue = this.queue(name);
      for (let from = 0; ; from += LISTED) {
        const last = String(from + LISTED - 1);
        const listed = await this.redis.zrange(queue.toKey('delayed'), from, last, 'WITHSCORES');
        for (const [index, id] of listed.entries()) {
          if (index % 2 === 0) await this.bringBack(queue, id, dueAtOf(listed[index + 1]!));
        }
        if (listed.length < 2 * LISTED) break;
      }
    }
  }

  private async bringBack(queue: Queue, id: string, dueAt: number): Promise<void> {
    // The lease covers differences between the clocks of processes. Repeated jobs are checked separately.
    const latest = Date.now() + this.leaseMs;
    if (id.startsWith('repeat:') || dueAt <= latest) return;
    const job = (await queue.getJob(id)) as BullJob | undefined;
    if (job && dueAt > latest + job.delay && (await job.isDelayed())) await job.changeDelay(job.delay);
  }

  private async checkSchedules(): Promise<void> {
    const checks = [...this.schedules].map(([name, schedule]) =>
      this.use(async () => {
        if (await this.isAhead(name, schedule.everyMs)) await this.schedule(name, schedule);
      }),
    );
    await Promise.all(checks).catch(this.onError);
  }

  private isConnected(): boolean {
    return this.redis.status === 'ready';
  }

  /** While Redis is down, its client queues commands, so that nothing is lost; callers do not wait for them. */
  private async answered<T>(work: Promise<T>): Promise<T> {
    const answered = new AbortController();
    try {
      return await Promise.race([work, this.silence(answered.signal)]);
    } finally {
      answered.abort();
    }
  }

  /** Waits in small steps, so that time in which this process is too busy to hear Redis does not count as silence. */
  private async silence(answered: AbortSignal): Promise<never> {
    for (let step = 0; step < SILENCE_STEPS; step++) {
      await delay(RESPONSE_TIMEOUT_MS / SILENCE_STEPS, undefined, { signal: answered });
    }
    throw new StoreUnavailable(
      'job queue',
      new Error(`Redis gave no answer within ${RESPONSE_TIMEOUT_MS} ms.`),
    );
  }

  private async whenFinished(queue: Queue, id: string, signal: AbortSignal): Promise<unknown> {
    const events = await this.answered(this.eventsOf(queue.name));
    for (;;) {
      const endings = ['completed', 'failed'].map((ending) => once(events, `${ending}:${id}`, { signal }));
      const word = Promise.allSettled([Promise.race(endings)]);
      const { state, result, error } = (await this.answered(statusIn(queue, id))) ?? {};
      if (state === 'completed') return result;
      if (state === 'failed') throw new Error(error);
      signal.throwIfAborted();
      await word;
    }
  }

  private async queueOf(id: string): Promise<Queue | undefined> {
    const names = await this.answered(this.redis.smembers(this.namesKey()));
    const keys = names.map((name) => this.queue(name).toKey(id));
    const found = await this.answered(Promise.all(keys.map((key) => this.redis.exists(key))));
    const name = names[found.indexOf(1)];
    return name === undefined ? undefined : this.queue(name);
  }

  private async register(name: string): Promise<void> {
    if (this.registered.has(name)) return;
    await this.redis.sadd(this.namesKey(), name);
    this.registered.add(name);
  }

  private queue(name: string): Queue {
    const known = this.queues.get(name);
    if (known) return known;
    const queue = new this.bullmq.Queue(name, this.shared());
    queue.on('error', this.onError);
    this.queues.set(name, queue);
    return queue;
  }

  private eventsOf(name: string): Promise<QueueEvents> {
    const known = this.events.get(name);
    if (known) return known;
    const opened = this.openEvents(name);
    this.events.set(name, opened);
    return opened;
  }

  /** Starts at this moment; by default, it would miss what happens before its first read reaches Redis. */
  private async openEvents(name: string): Promise<QueueEvents> {
    const [seconds, microseconds] = await this.redis.time();
    const lastEventId = `${Number(seconds) * 1_000 + Math.floor(Number(microseconds) / 1_000)}-0`;
    const events = new this.bullmq.QueueEvents(name, { ...this.shared(), lastEventId });
    events.setMaxListeners(0).on('error', this.onError);
    await events.waitUntilReady();
    return events;
  }

  private shared() {
    return { connection: this.redis, prefix: this.prefix };
  }

  private namesKey() {
    return `${this.prefix}:names`;
  }
}

async function retried(queue: Queue, id: string): Promise<boolean> {
  const job = (await queue.getJob(id)) as BullJob | undefined;
  if (!(await job?.isFailed())) return false;
  await job!.retry('failed', { resetAttemptsMade: true, resetAttemptsStarted: true });
  return true;
}
