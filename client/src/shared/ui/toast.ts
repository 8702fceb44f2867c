import { useSyncExternalStore } from 'react';
import { messageOf } from '../api/errors';

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'warning' | 'error';
  readonly message: string;
  /** What can be done about it, such as taking it back. */
  readonly action?: { readonly label: string; readonly run: () => void };
}

const MOST = 2;
const SUCCESS_MS = 6_000;
/** Time to read, decide and get there. */
const ACTION_MS = 20_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  listeners.forEach((listener) => listener());
}

export const dismiss = (id: number) => change(toasts.filter((toast) => toast.id !== id));

function show(kind: Toast['kind'], message: string, action?: Toast['action']): number {
  const id = ++lastId;
  const others = toasts.filter((toast) => toast.message !== message);
  change([...others, { id, kind, message, action }].slice(-MOST));
  if (kind === 'success') setTimeout(() => dismiss(id), action ? ACTION_MS : SUCCESS_MS);
  return id;
}

/** Each answers the id that `dismiss` takes. */
export const toast = {
  success: (message: string, action?: Toast['action']) => show('success', message, action),
  warning: (message: string) => show('warning', message),
  error: (message: string) => show('error', message),
  /** The sentence of a failed call. */
  failure: (error: unknown) => show('error', messageOf(error)),
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useToasts = () => useSyncExternalStore(subscribe, () => toasts);
