import type { JobQueue } from '../../src/platform/jobs/job-queue';

export interface JobQueueHarness {
  /** Another queue on the same storage, as another process would open it; the harness closes it. */
  open(): JobQueue | Promise<JobQueue>;
  /** How long after the death of its process a job is taken again. */
  readonly leaseMs: number;
  /** Lets another process take a job of this name and kills it while it runs it. */
  takeAndDie(name: string): Promise<void>;
  dispose(): Promise<void>;
}

export const PATIENCE_MS = 30_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Lets the time of this process go on at once, as the queues read it; timers run as they do. */
export function movableClock(): { moveOn: (ms: number) => void } {
  const now = Date.now.bind(Date);
  let ahead = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  return { moveOn: (ms) => void (ahead += ms) };
}

/** A promise to be kept from outside. */
export function gate<Value = void>() {
  let open!: (value: Value) => void;
  const passed = new Promise<Value>((resolve) => (open = resolve));
  return { open, passed };
}
