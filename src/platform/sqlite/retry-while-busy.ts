import { setTimeout as delay } from 'node:timers/promises';

const RETRY_MS = 1;

/** Repeats `attempt` while it finds the database locked, without blocking the thread. */
export async function retryWhileBusy<T>(
  attempt: () => T,
  isBusy: (error: unknown) => boolean,
  timeoutMs: number,
): Promise<T> {
  for (const deadline = Date.now() + timeoutMs; ; await delay(RETRY_MS)) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || Date.now() > deadline) throw error;
    }
  }
}
