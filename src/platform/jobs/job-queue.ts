import { Unavailable } from '../../kernel/errors';
import { t } from '../messages';

export interface JobOptions {
  /** An idempotency key without colons: a job is not added again if one with this id waits, runs or has finished. */
  readonly id?: string;
  readonly delayMs?: number;
  /** Attempts before the job is parked; by default 60, which take some ten minutes with the back-off. */
  readonly attempts?: number;
  /** The back-off before attempt 2, by default 1,000. It doubles, up to ten times that (see `LastingFailure`). */
  readonly backoffMs?: number;
}

export interface Job<Data = unknown> {
  readonly id: string;
  readonly name: string;
  readonly data: Data;
  readonly attempt: number;
  readonly progress: (done: number) => Promise<void>;
}

export type JobState = 'waiting' | 'delayed' | 'active' | 'completed' | 'failed';

export interface JobStatus {
  readonly id: string;
  readonly name: string;
  readonly state: JobState;
  readonly progress: number;
  readonly result?: unknown;
  readonly error?: string;
}

export const ATTEMPTS = 60;
export const BACKOFF_MS = 1_000;

/** A failure that no further attempt can fix, so that the job is parked at once. */
export class FinalFailure extends Error {}

/** A failure that may take hours to pass: the back-off grows to 900 times the first one, instead of ten times. */
export class LastingFailure extends Error {}

/** The job cannot run yet, and runs again after its first back-off. That is no failure, and counts as no attempt. */
export class Postponed extends Error {}

/** Returns the back-off of a job that has failed `attempt` times, the last time with this error. */
export const backoffAfter = (attempt: number, backoffMs: number, error?: unknown) =>
  backoffMs * Math.min(2 ** (attempt - 1), error instanceof LastingFailure ? 900 : 10);

export interface ParkedJob {
  readonly id: string;
  readonly name: string;
  readonly attempts: number;
  readonly error: string;
  readonly parkedAt: string;
}

export type JobCounts = Readonly<Record<JobState, number>> & { readonly name: string };

/** Called for each failed run, with its job, and for storage errors. */
export type OnJobError = (error: unknown, job?: Pick<Job, 'id' | 'name' | 'attempt'>) => void;

/** Runs jobs at least once, so handlers must be idempotent. */
export interface JobQueue {
  /** Resolves with the job's id once the job is durable. Data must be JSON without personal data. */
  add(name: string, data: unknown, options?: JobOptions): Promise<string>;
  /** Repeats a job every `everyMs`, however often and by however many processes it is declared. */
  repeat(name: string, everyMs: number, data?: unknown): Promise<void>;
  process<Data>(name: string, handler: (job: Job<Data>) => Promise<unknown>, concurrency?: number): void;
  status(id: string): Promise<JobStatus | undefined>;
  /** Returns the handler's result. Throws the last run's failure, or `JobUnfinished` after `timeoutMs`. */
  result(id: string, timeoutMs: number): Promise<unknown>;
  parked(): Promise<ParkedJob[]>;
  /** Returns counts by name. Finished jobs count only while they are stored. */
  counts(): Promise<JobCounts[]>;
  retry(id: string): Promise<boolean>;
  close(): Promise<void>;
}

export const JOB_QUEUE = Symbol('JobQueue');

export class JobUnfinished extends Unavailable {
  constructor(readonly id: string) {
    super(t('unavailable.unfinished'));
    this.name = 'JobUnfinished';
  }
}
