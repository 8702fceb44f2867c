import { useSyncExternalStore } from 'react';
import { UNDO_MINUTES } from 'contract/undo';
import { saidOf, type Said } from '../api/errors';
import { readToken, userOf } from '../api/token';

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** Of one that takes back: the same, naming what that is. */
  readonly undoes?: (what: string) => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'warning' | 'error';
  readonly message: string;
  readonly details?: string;
  /** What can be done about it, such as taking it back. */
  readonly action?: ToastAction;
}

const MOST = 2;
const SUCCESS_MS = 6_000;
/** Time to read and decide, from when nobody is at it. */
const ACTION_MS = 10_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, ReturnType<typeof setTimeout>>();

function change(next: readonly Toast[]) {
  toasts = next;
  listeners.forEach((listener) => listener());
}

export const dismiss = (id: number) => {
  hold(id);
  change(toasts.filter((toast) => toast.id !== id));
};

/** Somebody is at it: it stays until `letGo`. */
export function hold(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function letGo({ id, kind, action }: Toast) {
  hold(id);
  if (kind === 'success') {
    timers.set(
      id,
      setTimeout(() => dismiss(id), action ? ACTION_MS : SUCCESS_MS),
    );
  }
}

/** What was done here lately and can be taken back, the last at the end. */
let undoable: readonly Done[] = [];

interface Done extends Toast {
  readonly at: number;
  readonly by: string | undefined;
}

const MOST_UNDOABLE = 20;

const me = () => userOf(readToken())?.id;

/** Does what a toast offers. */
export function act({ id, action }: Toast): void {
  undoable = undoable.filter((done) => done.id !== id);
  dismiss(id);
  action?.run();
}

/** Takes back the last act, and names it where its toast has gone; false where there is none. */
export function undoLast(): boolean {
  const since = performance.now() - UNDO_MINUTES * 60_000;
  const last = undoable.findLast(({ at, by }) => at > since && by === me());
  if (!last) return false;
  if (toasts.some(({ id }) => id === last.id)) act(last);
  else {
    undoable = undoable.filter((done) => done !== last);
    last.action?.undoes?.(last.message);
  }
  return true;
}

function show(kind: Toast['kind'], said: string | Said, action?: ToastAction): number {
  const { message, details } = typeof said === 'string' ? { message: said, details: undefined } : said;
  const shown: Toast = { id: ++lastId, kind, message, details, action };
  if (action?.undoes) {
    undoable = [...undoable, { ...shown, at: performance.now(), by: me() }].slice(-MOST_UNDOABLE);
  }
  const others = toasts.filter((toast) => toast.message !== message);
  change([...others, shown].slice(-MOST));
  letGo(shown);
  return shown.id;
}

/** Each answers the id that `dismiss` takes. */
export const toast = {
  success: (message: string, action?: ToastAction) => show('success', message, action),
  warning: (said: string | Said) => show('warning', said),
  error: (said: string | Said, action?: ToastAction) => show('error', said, action),
  /** What is said of a failed call. */
  failure: (error: unknown) => show('error', saidOf(error)),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToasts = () => useSyncExternalStore(subscribe, () => toasts);
