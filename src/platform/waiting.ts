import { setTimeout as delay } from 'node:timers/promises';

/** Waits for `ms`, or until `signal` aborts. It never throws. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}

/** Returns the result of `work`, or undefined if it takes longer than `ms`. Errors after that are ignored. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> {
  const end = new AbortController();
  try {
    return await Promise.race([work, delay(ms, undefined, { signal: end.signal, ref: false })]);
  } finally {
    end.abort();
  }
}
