import { Unavailable } from '../../kernel/errors';
import { say } from '../words';

export interface JobOptions {
  /** A job with the id of one that waits, runs or has finished is not added again. No colons. */
  readonly id?: string;
  readonly delayMs?: number;
  /** Runs before it is parked; 60 unless told, which over the back-off takes some ten minutes. */
  readonly attempts?: number;
  /** Before the second run, doubled before each further one up to ten times as long; 1,000 unless told. */
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

/** How long a job waits that has failed `attempt` times. */
export const backoffAfter = (attempt: number, backoffMs: number) =>
  backoffMs * Math.min(2 ** (attempt - 1), 10);

/** A job that has failed as often as it may. It is kept until somebody lets it run again. */
export interface ParkedJob {
  readonly id: string;
  readonly name: string;
  readonly attempts: number;
  /** The last failure's message. */
  readonly error: string;
  /** ISO 8601. */
  readonly parkedAt: string;
}

/** Told of each failed run, with its job, and of faults of the storage. */
export type OnJobError = (error: unknown, job?: Pick<Job, 'id' | 'name' | 'attempt'>) => void;

/** Jobs run at least once: a handler must bear being run again. */
export interface JobQueue {
  /** Resolves with the job's id once it is durable. Data must be JSON and must hold no personal data. */
  add(name: string, data: unknown, options?: JobOptions): Promise<string>;
  /** One job every `everyMs`, however often it is declared and by however many processes. */
  repeat(name: string, everyMs: number, data?: unknown): Promise<void>;
  /** At most one handler a name; it starts taking jobs at once. */
  process<Data>(name: string, handler: (job: Job<Data>) => Promise<unknown>, concurrency?: number): void;
  status(id: string): Promise<JobStatus | undefined>;
  /** The handler's answer. Throws the failure's message when the last run failed, `JobUnfinished` after `timeoutMs`. */
  result(id: string, timeoutMs: number): Promise<unknown>;
  /** Newest first, at most 1,000. */
  parked(): Promise<ParkedJob[]>;
  /** Lets a parked job run again, with all its attempts; false where none is parked under this id. */
  retry(id: string): Promise<boolean>;
  /** Lets what runs finish and takes nothing new. */
  close(): Promise<void>;
}

export const JOB_QUEUE = Symbol('JobQueue');

export class JobUnfinished extends Unavailable {
  constructor(readonly id: string) {
    super(say('unavailable.unfinished'));
    this.name = 'JobUnfinished';
  }
}
