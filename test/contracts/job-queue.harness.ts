import type { JobQueue } from '../../src/platform/jobs/job-queue';

export interface JobQueueHarness {
  /** Opens another queue on the same storage, as another process would; the harness closes it. */
  open(): JobQueue | Promise<JobQueue>;
  /** Milliseconds after the death of a process until another takes its job. */
  readonly leaseMs: number;
  /** Lets another process take a job of this name, and kills that process while the job runs. */
  takeAndDie(name: string): Promise<void>;
  dispose(): Promise<void>;
}

export const TIMEOUT_MS = 30_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const YEAR_MS = 365 * 24 * HOUR_MS;

/** Shifts the time that the queues read; timers run as usual. */
export function movableClock(): { moveOn: (ms: number) => void } {
  const now = Date.now.bind(Date);
  let ahead = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  return { moveOn: (ms) => void (ahead += ms) };
}

export function gate<Value = void>() {
  let open!: (value: Value) => void;
  const passed = new Promise<Value>((resolve) => (open = resolve));
  return { open, passed };
}
