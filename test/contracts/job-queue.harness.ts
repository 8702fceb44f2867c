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
export const HOUR_MS = 3_600_000;

/** A promise to be kept from outside. */
export function gate<Value = void>() {
  let open!: (value: Value) => void;
  const passed = new Promise<Value>((resolve) => (open = resolve));
  return { open, passed };
}
