import { useSyncExternalStore } from 'react';

/** Milliseconds between checks, spread so that not all browsers ask at once when the server is back. */
const PAUSE_MS = { least: 1_500, spread: 1_500 };
const PATIENCE_MS = 4_000;

const { origin } = 'location' in globalThis ? globalThis.location : { origin: '' };

let away = false;
let doubts = 0;
let checking: Promise<void> | undefined;
let wake: () => void = () => undefined;
const listeners = new Set<() => void>();

export const isOffline = () => away;

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useIsOffline = () => useSyncExternalStore(subscribe, isOffline);

/** Calls the listener each time the server responds again; returns the unsubscribe function. */
export function onOnline(listener: () => void): () => void {
  let before = away;
  return subscribe(() => {
    const isBack = before && !away;
    before = away;
    if (isBack) listener();
  });
}

/** Returns a promise that resolves when the client is offline, and a function that stops waiting for it. */
export function untilOffline(): [Promise<void>, () => void] {
  if (away) return [Promise.resolve(), () => undefined];
  let stop = () => {};
  const gone = new Promise<void>((resolve) => {
    stop = subscribe(() => away && resolve());
  });
  return [gone, stop];
}

/** Checks the connection after a request without a response; resolves with whether the client is offline. */
export async function confirmOffline(): Promise<boolean> {
  probe();
  const [gone, stop] = untilOffline();
  await Promise.race([checking, gone]);
  stop();
  return away;
}

export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    return (await fetch(`${origin}/healthz`, { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

function tell(now: boolean) {
  if (away === now) return;
  away = now;
  listeners.forEach((listener) => listener());
}

const pause = () =>
  new Promise<void>((resolve) => {
    wake = resolve;
    setTimeout(resolve, PAUSE_MS.least + Math.random() * PAUSE_MS.spread);
  });

/** Checks again if something failed meanwhile, because the response may have been sent before that failure. */
async function check(): Promise<void> {
  for (let before = -1; before !== doubts;) {
    before = doubts;
    while (!(await isReachable())) {
      tell(true);
      await pause();
    }
  }
  tell(false);
}

/** Reports a failed request or a possible loss of connection: checks the server until it responds. */
export function probe(): void {
  doubts++;
  wake();
  checking ??= check().finally(() => {
    checking = undefined;
  });
}

export function watchConnection(): void {
  for (const name of ['online', 'offline']) window.addEventListener(name, probe);
  document.addEventListener('visibilitychange', () => wake());
}

/** Reloads the page, unless that would show the browser's own error page. */
export async function reloadIfPossible(): Promise<void> {
  if ((await isReachable()) || navigator.serviceWorker?.controller) window.location.reload();
  else probe();
}
