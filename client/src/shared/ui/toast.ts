import { useSyncExternalStore } from 'react';
import { saidOf, type Said } from '../api/errors';

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
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

function show(kind: Toast['kind'], { message, details }: Said, action?: ToastAction): number {
  const shown: Toast = { id: ++lastId, kind, message, details, action };
  const others = toasts.filter((toast) => toast.message !== message);
  change([...others, shown].slice(-MOST));
  letGo(shown);
  return shown.id;
}

/** Each answers the id that `dismiss` takes. */
export const toast = {
  success: (message: string, action?: ToastAction) => show('success', { message }, action),
  warning: (message: string) => show('warning', { message }),
  error: (message: string, action?: ToastAction) => show('error', { message }, action),
  /** What is said of a failed call. */
  failure: (error: unknown) => show('error', saidOf(error)),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToasts = () => useSyncExternalStore(subscribe, () => toasts);
