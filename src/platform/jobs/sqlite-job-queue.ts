import { randomUUID } from 'node:crypto';
import type { Database, Transaction } from 'better-sqlite3';
import { fileGuard, openDatabase } from '../sqlite/open-database';
import {
  ATTEMPTS,
  BACKOFF_MS,
  backoffAfter,
  FinalFailure,
  type Job,
  type JobCounts,
  type JobOptions,
  type JobQueue,
  type JobStatus,
  type OnJobError,
  type ParkedJob,
  Postponed,
} from './job-queue';
import { StorageErrors } from '../sqlite/storage-errors';
import { JobResults } from './job-results';
import { JobTable, type Ending, type JobRow } from './job-table';
import { ABANDONED, JobWorkers, type ClaimedJobs, type Worker } from './job-workers';

/** Bounds how long one commit keeps the process busy. */
const WRITES_PER_COMMIT = 1_000;
const CLOSED = 'The job queue is closed.';

export interface SqliteJobQueueOptions {
  readonly onError?: OnJobError;
  /** How long a job's lease lasts after its process died; by default 30,000. */
  readonly leaseMs?: number;
  readonly pollMs?: number;
  readonly storageErrors?: StorageErrors;
}

interface Write {
  /** A write that only says how far a job is may be lost in a power failure: the job then runs again. */
  readonly isDurable: boolean;
  run(now: number): unknown;
  resolve(): void;
  reject(error: unknown): void;
}

interface Batch extends ClaimedJobs {
  readonly refused: ReadonlyMap<Write, unknown>;
}

/** Jobs that are added, end or are taken share a commit. A lease lets another process take over from a dead one. */
export class SqliteJobQueue implements JobQueue {
  private readonly database: Database;
  private readonly table: JobTable;
  private readonly results: JobResults;
  private readonly commit: Transaction<(writes: readonly Write[], now: number) => Batch>;
  private readonly assertFilesInPlace: () => void;
  private readonly onError: OnJobError;
  private readonly storageErrors: StorageErrors;

  private readonly workers: JobWorkers;
  private readonly runs = new Set<Promise<void>>();
  private readonly namesToPrune = new Set<string>();
  private readonly writes: Write[] = [];
  private areCommitsSynced = true;
  private nextBatch?: NodeJS.Immediate;
  private readonly poll: NodeJS.Timeout;
  private timer?: NodeJS.Timeout;
  private isRunning = true;
  private closing?: Promise<void>;

  constructor(
    file: string,
    {
      onError = warn,
      leaseMs = 30_000,
      pollMs = 1_000,
      storageErrors = new StorageErrors(),
    }: SqliteJobQueueOptions = {},
  ) {
    this.onError = onError;
    this.storageErrors = storageErrors;
    this.database = openDatabase(file, {
      synchronous: 'FULL',
      remedy: 'Put back the last sound copy of it, or remove it: then the jobs that it held are not done.',
    });
    this.table = new JobTable(this.database);
    this.results = new JobResults(this.table);
    this.workers = new JobWorkers(this.table, leaseMs);
    this.assertFilesInPlace = fileGuard(file);
    this.commit = this.database.transaction((writes, now) => this.commitBatch(writes, now));
    this.poll = setInterval(() => this.pollOthers(), pollMs).unref();
  }

  async add(name: string, data: unknown, options: JobOptions = {}): Promise<string> {
    const { id = randomUUID(), delayMs = 0, attempts = ATTEMPTS, backoffMs = BACKOFF_MS } = options;
    if (id.includes(':')) throw new Error(`The job id ${id} has a colon.`);
    const job = { id, name, data: toJson(data) ?? 'null', attempts, backoffMs };
    await this.write((now) => {
      this.table.add({ ...job, now, aheadMs: delayMs });
      this.workers.expect(name, now + delayMs);
    });
    return id;
  }

  async repeat(name: string, everyMs: number, data?: unknown): Promise<void> {
    const json = toJson(data) ?? 'null';
    await this.write((now) => {
      this.table.repeat(name, everyMs, json, now);
      this.workers.expectAny();
    });
  }

  process<Data>(name: string, handler: (job: Job<Data>) => Promise<unknown>, concurrency = 1): void {
    if (!this.isRunning) throw new Error(CLOSED);
    this.workers.add(name, handler as Worker['handler'], concurrency);
    this.wake();
  }

  async status(id: string): Promise<JobStatus | undefined> {
    const row = this.table.find(id);
    if (!row) return undefined;
    const delayed = row.state === 'waiting' && row.dueAt > Date.now();
    return {
      id,
      name: row.name,
      state: delayed ? 'delayed' : row.state,
      progress: row.progress,
      ...(row.result !== null && { result: JSON.parse(row.result) as unknown }),
      ...(row.error !== null && { error: row.error }),
    };
  }

  result(id: string, timeoutMs: number): Promise<unknown> {
    return this.results.of(id, timeoutMs);
  }

  async parked(): Promise<ParkedJob[]> {
    return this.table.parked().map(({ id, name, attempt, error, dueAt }) => ({
      id,
      name,
      attempts: attempt,
      error: error ?? '',
      parkedAt: new Date(dueAt).toISOString(),
    }));
  }

  async counts(): Promise<JobCounts[]> {
    return this.table.counts(Date.now());
  }

  async retry(id: string): Promise<boolean> {
    let retried = false;
    await this.write((now) => {
      retried = this.table.retry(id, now);
      this.workers.expectAny();
    });
    return retried;
  }

  close(): Promise<void> {
    return (this.closing ??= this.shutDown());
  }

  private async shutDown(): Promise<void> {
    this.isRunning = false;
    while (this.runs.size > 0) await Promise.all(this.runs);
    while (this.writes.length > 0) this.writeBatch();
    clearInterval(this.poll);
    clearTimeout(this.timer);
    clearImmediate(this.nextBatch);
    this.database.close();
    this.results.abandon(new Error(CLOSED));
  }

  private write(run: Write['run'], isDurable = true): Promise<void> {
    return new Promise((resolve, reject) => {
      if (!this.database.open) throw new Error(CLOSED);
      this.writes.push({ isDurable, run, resolve, reject });
      this.wake();
    });
  }

  private wake(): void {
    this.nextBatch ??= setImmediate(() => this.writeBatch());
  }

  private writeBatch(): void {
    const now = Date.now();
    const writes = this.writes.splice(0, WRITES_PER_COMMIT);
    this.nextBatch = undefined;
    if (this.writes.length > 0) this.wake();
    let batch: Batch;
    try {
      this.syncCommits(writes.some(({ isDurable }) => isDurable));
      batch = this.storageErrors.watch(this.database, this.assertFilesInPlace, () =>
        this.commit.immediate(writes, now),
      );
    } catch (error) {
      this.workers.expectAny();
      for (const write of writes) write.reject(error);
      if (writes.length === 0) this.onError(error);
      return;
    }
    for (const write of writes) {
      if (batch.refused.has(write)) write.reject(batch.refused.get(write));
      else write.resolve();
    }
    for (const row of batch.claimed) this.start(row);
    for (const row of batch.abandoned) {
      this.report(new Error(ABANDONED), row);
      this.results.announce(row.id);
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.wake(), Math.max(0, batch.next - now)).unref();
  }

  /** A commit that is synced later syncs the earlier ones too, so their order is never lost. */
  private syncCommits(areSynced: boolean): void {
    if (areSynced === this.areCommitsSynced) return;
    this.database.pragma(`synchronous = ${areSynced ? 'FULL' : 'NORMAL'}`);
    this.areCommitsSynced = areSynced;
  }

  private commitBatch(writes: readonly Write[], now: number): Batch {
    const refused = new Map<Write, unknown>();
    for (const write of writes) {
      try {
        write.run(now);
      } catch (error) {
        if (!this.database.inTransaction) throw error;
        refused.set(write, error);
      }
    }
    for (const name of this.namesToPrune) this.table.prune(name, now);
    const next = this.workers.renewLeases(now);
    const started = this.isRunning ? this.workers.take(now) : { claimed: [], abandoned: [], next };
    this.assertFilesInPlace();
    this.namesToPrune.clear();
    return { refused, ...started, next: Math.min(next, started.next) };
  }

  private start(row: JobRow): void {
    const worker = this.workers.of(row.name);
    worker.running.add(row);
    const run = this.run(row, worker);
    this.runs.add(run);
    void run.finally(() => this.runs.delete(run));
  }

  private async run(row: JobRow, { handler, running }: Worker): Promise<void> {
    const ending = await this.handle(row, handler);
    running.delete(row);
    try {
      await this.write(() => {
        this.table.end(row, ending);
        this.namesToPrune.add(row.name);
        if (ending.state === 'waiting') this.workers.expect(row.name, ending.now + ending.aheadMs);
      }, false);
      this.results.announce(row.id);
    } catch (error) {
      this.report(error, row);
    }
  }

  private async handle(row: JobRow, handler: Worker['handler']): Promise<Ending> {
    const { id, name, attempt, attempts, backoffMs } = row;
    const data = JSON.parse(row.data) as unknown;
    const progress = async (done: number) => {
      if (!(done >= 0 && done <= 1)) throw new RangeError(`Progress goes from 0 to 1, not to ${done}.`);
      await this.write(() => this.table.progress(row, done), false);
    };
    try {
      const result = toJson(await handler({ id, name, data, attempt, progress })) ?? null;
      return { state: 'completed', now: Date.now(), aheadMs: 0, result, error: null };
    } catch (error) {
      const waiting = { state: 'waiting', now: Date.now(), result: null } as const;
      if (error instanceof Postponed) {
        this.workers.pause(name, waiting.now + backoffMs);
        return { ...waiting, aheadMs: backoffMs, error: null, attempts: attempts + 1 };
      }
      this.report(error, row);
      const message = error instanceof Error ? error.message : String(error);
      if (attempt >= attempts || error instanceof FinalFailure)
        return { state: 'failed', now: Date.now(), aheadMs: 0, result: null, error: message };
      const aheadMs = backoffAfter(attempt, backoffMs, error);
      return { ...waiting, aheadMs, error: message };
    }
  }

  private pollOthers(): void {
    this.workers.expectAny();
    this.wake();
    try {
      this.results.announceAll();
    } catch (error) {
      this.onError(error);
    }
  }

  private report(error: unknown, { id, name, attempt }: JobRow): void {
    this.onError(error, { id, name, attempt });
  }
}

const toJson = (value: unknown) => JSON.stringify(value) as string | undefined;

const warn = (error: unknown) => process.emitWarning(error instanceof Error ? error : String(error));
