import { setTimeout as delay } from 'node:timers/promises';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';

const KEY = 'quadrangle:waiting-writers';
const RETRY_MS = 1;
/** A thread that ended while it waited is counted for ever, and must not stop the others. */
const MAX_YIELD_MS = 50;

const shared = (getEnvironmentData(KEY) as SharedArrayBuffer | undefined) ?? new SharedArrayBuffer(4);
setEnvironmentData(KEY, shared);
/** The number of writers of this process, in all its threads, that wait for the lock of a database. */
const waiting = new Int32Array(shared);

/** Repeats `attempt` while it finds the database locked, without blocking the thread. */
export async function retryWhileBusy<T>(
  attempt: () => T,
  isBusy: (error: unknown) => boolean,
  timeoutMs: number,
): Promise<T> {
  try {
    return attempt();
  } catch (error) {
    if (!isBusy(error)) throw error;
  }
  Atomics.add(waiting, 0, 1);
  try {
    for (const deadline = Date.now() + timeoutMs; ;) {
      await delay(RETRY_MS);
      try {
        return attempt();
      } catch (error) {
        if (!isBusy(error) || Date.now() > deadline) throw error;
      }
    }
  } finally {
    Atomics.sub(waiting, 0, 1);
  }
}

/** Lets the writers of other threads go first. SQLite knows no queue: a long work would take the lock again at once. */
export async function yieldToWriters(): Promise<void> {
  for (const until = Date.now() + MAX_YIELD_MS; Atomics.load(waiting, 0) > 0 && Date.now() < until;)
    await delay(RETRY_MS);
}
