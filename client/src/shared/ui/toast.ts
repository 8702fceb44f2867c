import { UNDO_MINUTES } from 'contract/undo';
import { errorMessage, type ErrorMessages } from '../api/errors';
import { readToken, userOf } from '../api/token';
import { observable } from '../lib/observable';

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
  /** Undoes the action and names it in the success message. */
  readonly undoes?: (what: string) => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'warning' | 'error';
  readonly message: string;
  readonly details?: string;
  readonly action?: ToastAction;
}

const MAX_TOASTS = 2;
const SUCCESS_MS = 6_000;
/** Counted from when pointer and focus have left the toast. */
const ACTION_MS = 10_000;

const toasts = observable<readonly Toast[]>([]);
export const useToasts = toasts.useValue;

let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

export const dismiss = (id: number) => {
  stopTimer(id);
  toasts.set(toasts.get().filter((toast) => toast.id !== id));
};

export function stopTimer(id: number) {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function startTimer({ id, kind, action }: Toast) {
  stopTimer(id);
  if (kind === 'success') {
    timers.set(
      id,
      setTimeout(() => dismiss(id), action ? ACTION_MS : SUCCESS_MS),
    );
  }
}

let undoable: readonly Done[] = [];

interface Done extends Toast {
  readonly at: number;
  readonly by: string | undefined;
}

const MAX_UNDOABLE = 20;

const me = () => userOf(readToken())?.id;

export function runToastAction({ id, action }: Toast): void {
  undoable = undoable.filter((done) => done.id !== id);
  dismiss(id);
  action?.run();
}

/** Names the action if its toast is gone; returns false if there is nothing to undo. */
export function undoLast(): boolean {
  const since = performance.now() - UNDO_MINUTES * 60_000;
  const last = undoable.findLast(({ at, by }) => at > since && by === me());
  if (!last) return false;
  if (toasts.get().some(({ id }) => id === last.id)) runToastAction(last);
  else {
    undoable = undoable.filter((done) => done !== last);
    last.action?.undoes?.(last.message);
  }
  return true;
}

function show(kind: Toast['kind'], text: string | ErrorMessages, action?: ToastAction): number {
  const { message, details } = typeof text === 'string' ? { message: text, details: undefined } : text;
  const shown: Toast = { id: ++lastId, kind, message, details, action };
  if (action?.undoes) {
    undoable = [...undoable, { ...shown, at: performance.now(), by: me() }].slice(-MAX_UNDOABLE);
  }
  const others = toasts.get().filter((toast) => toast.message !== message);
  toasts.set([...others, shown].slice(-MAX_TOASTS));
  startTimer(shown);
  return shown.id;
}

export const toast = {
  success: (message: string, action?: ToastAction) => show('success', message, action),
  warning: (text: string | ErrorMessages) => show('warning', text),
  error: (text: string | ErrorMessages, action?: ToastAction) => show('error', text, action),
  failure: (error: unknown) => show('error', errorMessage(error)),
};
