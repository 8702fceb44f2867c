import { useSyncExternalStore } from 'react';

/** Between two questions; not all browsers ask at once when the server is back. */
const PAUSE_MS = { least: 1_500, spread: 1_500 };
const PATIENCE_MS = 4_000;

const { origin } = 'location' in globalThis ? globalThis.location : { origin: '' };

let away = false;
let doubts = 0;
let checking: Promise<void> | undefined;
let wake: () => void = () => undefined;
const listeners = new Set<() => void>();

/** Whether no server answers, as far as is known. */
export const isAway = () => away;

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const useAway = () => useSyncExternalStore(subscribe, isAway);

/** Calls each time when the server answers again; the answer ends that. */
export function onBack(listener: () => void): () => void {
  let before = away;
  return subscribe(() => {
    const isBack = before && !away;
    before = away;
    if (isBack) listener();
  });
}

/** Once no server answers; the second function gives up waiting for that. */
export function untilAway(): [Promise<void>, () => void] {
  if (away) return [Promise.resolve(), () => undefined];
  let stop = () => {};
  const gone = new Promise<void>((resolve) => {
    stop = subscribe(() => away && resolve());
  });
  return [gone, stop];
}

/** Asks the server whether it is there, after something got no answer. */
export async function confirmAway(): Promise<boolean> {
  suspect();
  const [gone, stop] = untilAway();
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

/** An answer that may have been on its way before the last doubt says nothing about it. */
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

/** Something got no answer, or may from now on: asks the server until it answers. */
export function suspect(): void {
  doubts++;
  wake();
  checking ??= check().finally(() => {
    checking = undefined;
  });
}

export function watchConnection(): void {
  for (const name of ['online', 'offline']) window.addEventListener(name, suspect);
  document.addEventListener('visibilitychange', () => wake());
}

/** Loads the page anew, but never into the browser's own page of errors. */
export async function reloadIfPossible(): Promise<void> {
  if ((await isReachable()) || navigator.serviceWorker?.controller) window.location.reload();
  else suspect();
}
