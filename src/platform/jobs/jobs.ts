import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '../../../contract/languages';
import type { Actor } from '../../kernel/event';
import { BeingFilled } from '../../kernel/errors';
import { CONFIG, playsPart, scaledMs, type Config } from '../config/config';
import { History } from '../history/history';
import { WrittenPositions } from '../history/written-positions';
import { currentContext, runInContext, SYSTEM } from '../http/request-context';
import {
  BACKOFF_MS,
  JOB_QUEUE,
  type JobCounts,
  type JobOptions,
  type JobQueue,
  type JobStatus,
  type ParkedJob,
  Postponed,
} from './job-queue';

interface Envelope<Data> {
  readonly data: Data;
  readonly actor: Actor;
  readonly language?: Language;
  /** The correlation id of the request that caused the job, or else the job's own. */
  readonly correlationId?: string;
  readonly causationId?: string;
}

export interface AddOptions extends JobOptions {
  /** A `delayMs` that `WAIT_SCALE` multiplies. */
  readonly waitMs?: number;
}

export interface Work<Data> {
  /** The id of the job. Jobs and events that it adds derive their ids from it, so a repeated run adds them once. */
  readonly id: string;
  readonly data: Data;
  readonly progress: (done: number) => Promise<void>;
}

export type JobHandler<Data> = (work: Work<Data>) => Promise<unknown>;

/** How many jobs of one name a process runs at once, in no certain order, so the jobs must not depend on each other. */
export interface ConcurrentJob<Data> {
  readonly concurrency: number;
  readonly handle: JobHandler<Data>;
}

export const inParallel = <Data>(
  concurrency: number,
  handle: (data: Data) => Promise<unknown>,
): ConcurrentJob<Data> => ({ concurrency, handle: ({ data }) => handle(data) });

/** Handlers by job name. Jobs without a concurrency run one after the other. */
export type JobHandlers = Readonly<Record<string, JobHandler<never> | ConcurrentJob<never>>>;

/** The job queue with the caller's context: jobs have the same actor, language and correlation id. */
@Injectable()
export class Jobs {
  private waiting: (() => void)[] | null = [];

  constructor(
    @Inject(JOB_QUEUE) private readonly queue: JobQueue,
    private readonly history: History,
    @Inject(CONFIG) private readonly config: Pick<Config, 'role' | 'waitScale'>,
  ) {}

  add(name: string, data: unknown, { waitMs, ...options }: AddOptions = {}): Promise<string> {
    const { actor, language, correlationId, causationId } = currentContext();
    const { id, role } = actor;
    const envelope = { data, actor: { id, role }, language, correlationId, causationId };
    const delayMs = waitMs === undefined ? options.delayMs : scaledMs(this.config, waitMs);
    const backoffMs = scaledMs(this.config, options.backoffMs ?? BACKOFF_MS);
    return this.queue.add(name, envelope, { ...options, delayMs, backoffMs });
  }

  repeat(name: string, everyMs: number, data: unknown): Promise<void> {
    return this.queue.repeat(name, everyMs, { data, actor: SYSTEM });
  }

  /** Registers a handler if this process is a worker. It takes its first job after `start`. */
  handle<Data>(name: string, job: JobHandler<Data> | ConcurrentJob<Data>): void {
    if (!playsPart(this.config, 'worker')) return;
    const { handle, concurrency } = typeof job === 'function' ? { handle: job, concurrency: 1 } : job;
    const process = () =>
      this.queue.process<Envelope<Data>>(
        name,
        async ({ id, data: { data, ...cause }, progress }) =>
          runInContext(
            { correlationId: id, causationId: id, ...cause, written: new WrittenPositions() },
            () => handle({ id, data, progress }),
          ).catch((error: unknown) => {
            throw error instanceof BeingFilled ? new Postponed(error.message, { cause: error }) : error;
          }),
        concurrency,
      );
    if (this.waiting) this.waiting.push(process);
    else process();
  }

  /** Takes jobs from now on. Before that, it is unknown whether the stores belong together. */
  start(): void {
    const waiting = this.waiting ?? [];
    this.waiting = null;
    for (const process of waiting) process();
  }

  status(id: string): Promise<JobStatus | undefined> {
    return this.queue.status(id);
  }

  parked(): Promise<ParkedJob[]> {
    return this.queue.parked();
  }

  counts(): Promise<JobCounts[]> {
    return this.queue.counts();
  }

  retry(id: string): Promise<boolean> {
    return this.queue.retry(id);
  }

  /** Adds a job and waits for its result. What the job wrote counts as written by the caller. */
  async run<Result>(name: string, data: unknown, timeoutMs: number, options?: AddOptions): Promise<Result> {
    const result = (await this.queue.result(await this.add(name, data, options), timeoutMs)) as Result;
    currentContext().written.addAll(await this.history.head());
    return result;
  }
}
