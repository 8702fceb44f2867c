import { useSyncExternalStore } from 'react';

/** Milliseconds between checks, spread so that not all browsers check at once. */
const PAUSE_MS = { least: 1_500, spread: 1_500 };
const PROBE_TIMEOUT_MS = 4_000;

const { origin } = 'location' in globalThis ? globalThis.location : { origin: '' };

let offline = false;
let failures = 0;
let checking: Promise<void> | undefined;
let wake: () => void = () => undefined;
const listeners = new Set<() => void>();

export const isOffline = () => offline;

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useIsOffline = () => useSyncExternalStore(subscribe, isOffline);

export function onOnline(listener: () => void): () => void {
  let before = offline;
  return subscribe(() => {
    const isBack = before && !offline;
    before = offline;
    if (isBack) listener();
  });
}

/** Returns a promise that resolves when the client is offline, and a function that cancels it. */
export function untilOffline(): [Promise<void>, () => void] {
  if (offline) return [Promise.resolve(), () => undefined];
  let stop = () => {};
  const whenOffline = new Promise<void>((resolve) => {
    stop = subscribe(() => offline && resolve());
  });
  return [whenOffline, stop];
}

export async function confirmOffline(): Promise<boolean> {
  probe();
  const [gone, stop] = untilOffline();
  await Promise.race([checking, gone]);
  stop();
  return offline;
}

export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    return (await fetch(`${origin}/healthz`, { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

function setOffline(now: boolean) {
  if (offline === now) return;
  offline = now;
  listeners.forEach((listener) => listener());
}

const pause = () =>
  new Promise<void>((resolve) => {
    wake = resolve;
    setTimeout(resolve, PAUSE_MS.least + Math.random() * PAUSE_MS.spread);
  });

/** Checks again if a request failed meanwhile, because that failure may be newer than the response. */
async function check(): Promise<void> {
  for (let before = -1; before !== failures;) {
    before = failures;
    while (!(await isReachable())) {
      setOffline(true);
      await pause();
    }
  }
  setOffline(false);
}

export function probe(): void {
  failures++;
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
