import { Unavailable } from '../../kernel/errors';
import { say } from '../words';

export interface JobOptions {
  /** Idempotency key: a job with the id of one that waits, runs or has finished is not added again. No colons. */
  readonly id?: string;
  readonly delayMs?: number;
  /** Attempts before it is parked; by default 60, which takes some ten minutes with the back-off. */
  readonly attempts?: number;
  /**
   * Back-off before the second attempt, doubled before each further one up to ten times as long (see `LastingFailure`);
   * by default 1,000.
   */
  readonly backoffMs?: number;
}

export interface Job<Data = unknown> {
  readonly id: string;
  readonly name: string;
  readonly data: Data;
  /** 1 on the first run. */
  readonly attempt: number;
  /** From 0 to 1. */
  readonly progress: (done: number) => Promise<void>;
}

export type JobState = 'waiting' | 'delayed' | 'active' | 'completed' | 'failed';

export interface JobStatus {
  readonly id: string;
  readonly name: string;
  readonly state: JobState;
  readonly progress: number;
  readonly result?: unknown;
  /** The last failure's message. */
  readonly error?: string;
}

export const ATTEMPTS = 60;
export const BACKOFF_MS = 1_000;

/** A failure that no further attempt mends: the job is parked at once. */
export class FinalFailure extends Error {}

/** A failure that may take hours to pass: the back-off grows to 900 times the first one, instead of ten times. */
export class LastingFailure extends Error {}

/** The back-off of a job that has failed `attempt` times, the last time with this error. */
export const backoffAfter = (attempt: number, backoffMs: number, error?: unknown) =>
  backoffMs * Math.min(2 ** (attempt - 1), error instanceof LastingFailure ? 900 : 10);

/** A job that has used up its attempts, or failed for good. It is kept until somebody retries it. */
export interface ParkedJob {
  readonly id: string;
  readonly name: string;
  readonly attempts: number;
  /** The last failure's message. */
  readonly error: string;
  /** ISO 8601. */
  readonly parkedAt: string;
}

/** Of one name, how many there are in each state. */
export type JobCounts = Readonly<Record<JobState, number>> & { readonly name: string };

/** Called for each failed run, with its job, and for storage faults. */
export type OnJobError = (error: unknown, job?: Pick<Job, 'id' | 'name' | 'attempt'>) => void;

/** Jobs run at least once: handlers must be idempotent. */
export interface JobQueue {
  /** Resolves with the job's id once it is durable. Data must be JSON and must hold no personal data. */
  add(name: string, data: unknown, options?: JobOptions): Promise<string>;
  /** Repeats a job every `everyMs`, however often and by however many processes it is declared. */
  repeat(name: string, everyMs: number, data?: unknown): Promise<void>;
  /** At most one handler per name; it starts taking jobs at once. */
  process<Data>(name: string, handler: (job: Job<Data>) => Promise<unknown>, concurrency?: number): void;
  status(id: string): Promise<JobStatus | undefined>;
  /** The handler's result. Throws the last run's failure, or `JobUnfinished` after `timeoutMs`. */
  result(id: string, timeoutMs: number): Promise<unknown>;
  /** Newest first, at most 1,000. */
  parked(): Promise<ParkedJob[]>;
  /** By name; of those that have finished, as many as are still kept. */
  counts(): Promise<JobCounts[]>;
  /** Retries a parked job, with all its attempts; false if none is parked under this id. */
  retry(id: string): Promise<boolean>;
  /** Lets running jobs finish and takes no new ones. */
  close(): Promise<void>;
}

export const JOB_QUEUE = Symbol('JobQueue');

export class JobUnfinished extends Unavailable {
  constructor(readonly id: string) {
    super(say('unavailable.unfinished'));
    this.name = 'JobUnfinished';
  }
}
