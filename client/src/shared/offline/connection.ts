import { observable } from '../lib/observable';

/** Milliseconds between checks, spread so that not all browsers check at once. */
const PAUSE_MS = { least: 1_500, spread: 1_500 };
const PROBE_TIMEOUT_MS = 4_000;
/** A request that takes this long may be the first sign of a lost connection. */
const PROBE_AFTER_MS = 5_000;

const { origin } = 'location' in globalThis ? globalThis.location : { origin: '' };

const offline = observable(false);
let failures = 0;
let checking: Promise<void> | undefined;
let wake: () => void = () => undefined;

export const isOffline = offline.get;
export const { subscribe, useValue: useIsOffline } = offline;

export function onOnline(listener: () => void): () => void {
  let before = isOffline();
  return subscribe(() => {
    const isBack = before && !isOffline();
    before = isOffline();
    if (isBack) listener();
  });
}

/** Returns a promise that resolves when the client is offline, and a function that cancels it. A long wait is checked. */
export function untilOffline(): [Promise<void>, () => void] {
  if (isOffline()) return [Promise.resolve(), () => undefined];
  const late = setTimeout(probe, PROBE_AFTER_MS);
  let unsubscribe = () => {};
  const whenOffline = new Promise<void>((resolve) => {
    unsubscribe = subscribe(() => isOffline() && resolve());
  });
  const stop = () => {
    clearTimeout(late);
    unsubscribe();
  };
  return [whenOffline, stop];
}

export async function confirmOffline(): Promise<boolean> {
  probe();
  const [gone, stop] = untilOffline();
  await Promise.race([checking, gone]);
  stop();
  return isOffline();
}

export async function isReachable(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS);
    return (await fetch(`${origin}/healthz`, { cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
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
      offline.set(true);
      await pause();
    }
  }
  offline.set(false);
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
