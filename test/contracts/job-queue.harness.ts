import type { JobQueue } from '../../src/platform/jobs/job-queue';

export interface JobQueueHarness {
  /** Opens another queue on the same storage, as another process would; the harness closes it. */
  open(): JobQueue | Promise<JobQueue>;
  /** The time in milliseconds after the death of a process before its job is taken again. */
  readonly leaseMs: number;
  /** Lets another process take a job of this name, and kills it while it runs the job. */
  takeAndDie(name: string): Promise<void>;
  dispose(): Promise<void>;
}

export const TIMEOUT_MS = 30_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Advances the time of this process as the queues read it; timers run as usual. */
export function movableClock(): { moveOn: (ms: number) => void } {
  const now = Date.now.bind(Date);
  let ahead = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  return { moveOn: (ms) => void (ahead += ms) };
}

/** Returns a promise that is resolved from outside. */
export function gate<Value = void>() {
  let open!: (value: Value) => void;
  const passed = new Promise<Value>((resolve) => (open = resolve));
  return { open, passed };
}
