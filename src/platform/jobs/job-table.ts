import type { Database, Statement } from 'better-sqlite3';
import type { JobCounts, JobState } from './job-queue';

const LISTED = 1_000;
const MAX_FINISHED = 1_000;
const FINISHED_RETENTION_MS = 7 * 24 * 3_600_000;

/**
 * `due_at` is when a waiting job may run, when an active one's lease ends, and when a finished one finished. It was
 * `ahead_ms` ahead when it was set; jobs of earlier releases have null there.
 */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS jobs(
    seq INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, data TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting', due_at INTEGER NOT NULL, attempt INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL, backoff_ms INTEGER NOT NULL, progress REAL NOT NULL DEFAULT 0,
    result TEXT, error TEXT, ahead_ms INTEGER) STRICT;
  CREATE INDEX IF NOT EXISTS jobs_open ON jobs(name, due_at) WHERE state IN ('waiting', 'active');
  CREATE INDEX IF NOT EXISTS jobs_completed ON jobs(name, due_at) WHERE state = 'completed';
  CREATE INDEX IF NOT EXISTS jobs_failed ON jobs(due_at) WHERE state = 'failed';
  CREATE TABLE IF NOT EXISTS schedules(
    name TEXT PRIMARY KEY, every_ms INTEGER NOT NULL CHECK(every_ms > 0), data TEXT NOT NULL, next_at INTEGER NOT NULL,
    last_job TEXT) STRICT`;

export interface JobRow {
  readonly seq: number;
  readonly id: string;
  readonly name: string;
  readonly data: string;
  readonly state: 'waiting' | 'active' | 'completed' | 'failed';
  readonly dueAt: number;
  readonly attempt: number;
  readonly attempts: number;
  readonly backoffMs: number;
  readonly progress: number;
  readonly result: string | null;
  readonly error: string | null;
}

export type NewJob = Pick<JobRow, 'id' | 'name' | 'data' | 'attempts' | 'backoffMs'> & Due;

interface Due {
  readonly now: number;
  readonly aheadMs: number;
}

/** Identifies one run of a job, so that a run never touches a job that another run has taken over. */
export type Run = Pick<JobRow, 'seq' | 'attempt'>;

/** Without an error, the error of the last run remains. A run that counts as no attempt allows the job one more. */
export type Ending = Pick<JobRow, 'state' | 'result' | 'error'> & Partial<Pick<JobRow, 'attempts'>> & Due;

interface Schedule {
  readonly name: string;
  readonly everyMs: number;
  readonly data: string;
  readonly nextAt: number;
  readonly lastJob: string | null;
}

const COLUMNS = `seq, id, name, data, state, due_at AS dueAt, attempt, attempts, backoff_ms AS backoffMs,
  progress, result, error`;
const DUE = 'due_at = :now + :aheadMs, ahead_ms = :aheadMs';
const THIS_RUN = `seq = :seq AND attempt = :attempt AND state = 'active'`;
const OPEN_OF_NAME = `FROM jobs WHERE name = ? AND state IN ('waiting', 'active')`;
const COMPLETED_OF_NAME = `FROM jobs WHERE name = :name AND state = 'completed'`;

export class JobTable {
  private readonly byId: Statement<[id: string], JobRow>;
  private readonly insert: Statement<[NewJob]>;
  private readonly dueOfName: Statement<[name: string, now: number, limit: number], JobRow>;
  private readonly nextOfName: Statement<[name: string], number | null>;
  private readonly begin: Statement<[{ seq: number } & Due]>;
  private readonly extend: Statement<[Run & Due]>;
  private readonly setBack: Statement<[{ now: number }]>;
  private readonly note: Statement<[Run & { progress: number }]>;
  private readonly failed: Statement<[], JobRow>;
  private readonly byState: Statement<[now: number], { name: string; state: JobState; count: number }>;
  private readonly reopen: Statement<[{ id: string; now: number }]>;
  private readonly finish: Statement<[Run & Omit<Ending, 'attempts'> & { attempts: number | null }]>;
  private readonly dropCompleted: Statement<[{ name: string; retained: number; since: number }]>;
  private readonly declare: Statement<[Omit<Schedule, 'lastJob'> & { now: number }]>;
  private readonly dueSchedules: Statement<[{ now: number }], Schedule>;
  private readonly nextSchedule: Statement<[], number | null>;
  private readonly advance: Statement<[Pick<Schedule, 'name' | 'nextAt' | 'lastJob'>]>;

  constructor(database: Database) {
    database.exec(SCHEMA);
    const columns = database.pragma('table_info(jobs)') as readonly { readonly name: string }[];
    if (!columns.some(({ name }) => name === 'ahead_ms'))
      database.exec('ALTER TABLE jobs ADD COLUMN ahead_ms INTEGER');
    this.byId = database.prepare(`SELECT ${COLUMNS} FROM jobs WHERE id = ?`);
    this.insert = database.prepare(
      `INSERT INTO jobs(id, name, data, due_at, ahead_ms, attempts, backoff_ms)
       VALUES (:id, :name, :data, :now + :aheadMs, :aheadMs, :attempts, :backoffMs) ON CONFLICT(id) DO NOTHING`,
    );
    this.dueOfName = database.prepare(
      `SELECT ${COLUMNS} ${OPEN_OF_NAME} AND due_at <= ? ORDER BY due_at, seq LIMIT ?`,
    );
    this.nextOfName = database.prepare<[string], number | null>(`SELECT min(due_at) ${OPEN_OF_NAME}`).pluck();
    this.begin = database.prepare(
      `UPDATE jobs SET state = 'active', ${DUE}, attempt = attempt + 1 WHERE seq = :seq`,
    );
    this.extend = database.prepare(`UPDATE jobs SET ${DUE} WHERE ${THIS_RUN}`);
    this.setBack = database.prepare(
      `UPDATE jobs SET due_at = :now + ahead_ms
       WHERE state IN ('waiting', 'active') AND due_at > :now + ahead_ms`,
    );
    this.note = database.prepare(`UPDATE jobs SET progress = :progress WHERE ${THIS_RUN}`);
    this.finish = database.prepare(
      `UPDATE jobs SET state = :state, ${DUE}, result = :result, error = coalesce(:error, error),
         attempts = coalesce(:attempts, attempts)
       WHERE ${THIS_RUN}`,
    );
    this.failed = database.prepare(
      `SELECT ${COLUMNS} FROM jobs WHERE state = 'failed' ORDER BY due_at DESC, seq DESC LIMIT ${LISTED}`,
    );
    this.byState = database.prepare(
      `SELECT name, iif(state = 'waiting' AND due_at > ?, 'delayed', state) AS state, count(*) AS count
       FROM jobs GROUP BY 1, 2 ORDER BY 1`,
    );
    this.reopen = database.prepare(
      `UPDATE jobs SET state = 'waiting', due_at = :now, ahead_ms = 0, attempt = 0, progress = 0
       WHERE id = :id AND state = 'failed'`,
    );
    this.dropCompleted = database.prepare(
      `DELETE FROM jobs WHERE seq IN (
         SELECT seq ${COMPLETED_OF_NAME} AND due_at < :since UNION
         SELECT seq FROM (SELECT seq ${COMPLETED_OF_NAME} ORDER BY due_at DESC, seq DESC LIMIT -1 OFFSET :retained))`,
    );
    this.declare = database.prepare(
      `INSERT INTO schedules(name, every_ms, data, next_at) VALUES (:name, :everyMs, :data, :now)
       ON CONFLICT(name) DO UPDATE SET data = :data, every_ms = :everyMs,
         next_at = CASE WHEN every_ms = :everyMs THEN next_at ELSE :nextAt END`,
    );
    this.dueSchedules = database.prepare(
      `SELECT name, every_ms AS everyMs, data, next_at AS nextAt, last_job AS lastJob
       FROM schedules WHERE next_at <= :now OR next_at > :now + every_ms`,
    );
    this.nextSchedule = database.prepare<[], number | null>('SELECT min(next_at) FROM schedules').pluck();
    this.advance = database.prepare(
      'UPDATE schedules SET next_at = :nextAt, last_job = :lastJob WHERE name = :name',
    );
  }

  find(id: string): JobRow | undefined {
    return this.byId.get(id);
  }

  add(job: NewJob): void {
    this.insert.run(job);
  }

  due(name: string, now: number, limit: number): JobRow[] {
    return this.dueOfName.all(name, now, limit);
  }

  nextDue(name: string): number {
    return this.nextOfName.get(name) ?? Infinity;
  }

  start(row: JobRow, due: Due): JobRow {
    this.begin.run({ seq: row.seq, ...due });
    return { ...row, state: 'active', attempt: row.attempt + 1 };
  }

  renew({ seq, attempt }: Run, due: Due): void {
    this.extend.run({ seq, attempt, ...due });
  }

  /** After the clock was set back, gives jobs the delay again that they had when they were added. */
  followClock(now: number): void {
    this.setBack.run({ now });
  }

  progress({ seq, attempt }: Run, progress: number): void {
    this.note.run({ seq, attempt, progress });
  }

  end({ seq, attempt }: Run, ending: Ending): void {
    this.finish.run({ seq, attempt, attempts: null, ...ending });
  }

  parked(): JobRow[] {
    return this.failed.all();
  }

  counts(now: number): JobCounts[] {
    const counts = new Map<string, JobCounts>();
    for (const { name, state, count } of this.byState.all(now)) {
      const none = { name, waiting: 0, delayed: 0, active: 0, completed: 0, failed: 0 };
      counts.set(name, { ...(counts.get(name) ?? none), [state]: count });
    }
    return [...counts.values()];
  }

  retry(id: string, now: number): boolean {
    return this.reopen.run({ id, now }).changes === 1;
  }

  prune(name: string, now: number): void {
    this.dropCompleted.run({ name, retained: MAX_FINISHED, since: now - FINISHED_RETENTION_MS });
  }

  repeat(name: string, everyMs: number, data: string, now: number): void {
    this.declare.run({ name, everyMs, data, now, nextAt: now + everyMs });
  }

  /** Skips missed intervals. A schedule due later than one interval from now was set by a clock that was ahead. */
  addRepeated(now: number, options: Pick<NewJob, 'attempts' | 'backoffMs'>): void {
    for (const { name, everyMs, data, nextAt, lastJob } of this.dueSchedules.all({ now })) {
      const last = lastJob === null ? undefined : this.find(lastJob);
      const waits = last?.state === 'waiting' && last.dueAt <= now + everyMs;
      const id = waits ? last.id : `repeat-${name}-${nextAt}`;
      if (!waits) this.add({ id, name, data, now, aheadMs: 0, ...options });
      this.advance.run({
        name,
        nextAt: now + everyMs - ((((now - nextAt) % everyMs) + everyMs) % everyMs),
        lastJob: id,
      });
    }
  }

  nextRepeated(): number {
    return this.nextSchedule.get() ?? Infinity;
  }
}
