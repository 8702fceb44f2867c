import { ATTEMPTS, BACKOFF_MS, type Job } from './job-queue';
import type { JobRow, JobTable } from './job-table';

export const ABANDONED = 'The process that ran the job stopped.';

export interface Worker {
  readonly handler: (job: Job) => Promise<unknown>;
  readonly concurrency: number;
  readonly running: Set<JobRow>;
  /** Before this time, no job that this process knows of is due. */
  nextDueAt: number;
  /** A job that was postponed holds back the others of its name, which wait for the same view. */
  pausedUntil: number;
}

export interface ClaimedJobs {
  readonly claimed: readonly JobRow[];
  readonly abandoned: readonly JobRow[];
  readonly next: number;
}

/** Takes jobs for this process's handlers, and queries only names that may have one due. */
export class JobWorkers {
  private readonly workers = new Map<string, Worker>();
  private repeatAt = 0;
  private renewAt = 0;
  private latest = Infinity;

  constructor(
    private readonly table: JobTable,
    private readonly leaseMs: number,
  ) {}

  add(name: string, handler: Worker['handler'], concurrency: number): void {
    if (this.workers.has(name)) throw new Error(`There is a handler of ${name} jobs already.`);
    this.workers.set(name, { handler, concurrency, running: new Set(), nextDueAt: 0, pausedUntil: 0 });
  }

  of(name: string): Worker {
    return this.workers.get(name)!;
  }

  expect(name: string, dueAt: number): void {
    const worker = this.workers.get(name);
    if (worker) worker.nextDueAt = Math.min(worker.nextDueAt, dueAt);
  }

  pause(name: string, until: number): void {
    this.of(name).pausedUntil = until;
  }

  /** Assumes that any job may be due, since other processes add jobs too. */
  expectAny(): void {
    this.repeatAt = 0;
    for (const name of this.workers.keys()) this.expect(name, 0);
  }

  renewLeases(now: number): number {
    this.followClock(now);
    if (now < this.renewAt) return this.renewAt;
    for (const { running } of this.workers.values()) {
      for (const row of running) this.table.renew(row, { now, aheadMs: this.leaseMs });
    }
    return (this.renewAt = now + this.leaseMs / 3);
  }

  take(now: number): ClaimedJobs {
    this.addRepeated(now);
    const claimed: JobRow[] = [];
    const abandoned: JobRow[] = [];
    let next = this.repeatAt;
    for (const [name, worker] of this.workers) {
      let free = worker.concurrency - worker.running.size;
      const isPaused = worker.pausedUntil > now;
      const due = free > 0 && !isPaused && worker.nextDueAt <= now ? this.table.due(name, now, free) : [];
      for (const row of due) {
        if (row.state === 'active' && row.attempt >= row.attempts) {
          this.table.end(row, { state: 'failed', now, aheadMs: 0, result: null, error: ABANDONED });
          abandoned.push(row);
        } else {
          claimed.push(this.table.start(row, { now, aheadMs: this.leaseMs }));
          free -= 1;
        }
      }
      if (free === 0) continue;
      if (worker.nextDueAt <= now && !isPaused) worker.nextDueAt = this.table.nextDue(name);
      next = Math.min(next, Math.max(worker.nextDueAt, worker.pausedUntil));
    }
    return { claimed, abandoned, next };
  }

  /** The clock may have been set back before the start, too. */
  private followClock(now: number): void {
    if (now < this.latest) {
      this.table.followClock(now);
      this.expectAny();
      for (const name of this.workers.keys()) this.pause(name, 0);
      this.renewAt = 0;
    }
    this.latest = now;
  }

  private addRepeated(now: number): void {
    if (now < this.repeatAt) return;
    this.table.addRepeated(now, { attempts: ATTEMPTS, backoffMs: BACKOFF_MS });
    this.expectAny();
    this.repeatAt = this.table.nextRepeated();
  }
}
