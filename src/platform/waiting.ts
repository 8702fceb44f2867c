import { setTimeout as delay } from 'node:timers/promises';

const RETRY_MS = 1_000;

/** Waits for `ms`, or until `signal` aborts. It never throws. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  await delay(ms, undefined, { signal }).catch(() => undefined);
}

/** Repeats the work each second until it succeeds. `reasonOf` returns why it could not yet, and throws if it never will. */
export async function untilPossible<Result>(
  work: () => Promise<Result>,
  reasonOf: (error: unknown) => string,
  warn: (reason: string) => void,
  signal?: AbortSignal,
): Promise<Result> {
  for (let last = ''; ; await delay(RETRY_MS, undefined, { signal })) {
    try {
      return await work();
    } catch (error) {
      const reason = reasonOf(error);
      if (reason !== last) warn(reason);
      last = reason;
    }
  }
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
