import { useSyncExternalStore } from 'react';
import { messageOf } from '../api/errors';

export interface Toast {
  readonly id: number;
  readonly kind: 'success' | 'warning' | 'error';
  readonly message: string;
}

const MOST = 2;
const SUCCESS_MS = 6_000;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  listeners.forEach((listener) => listener());
}

export const dismiss = (id: number) => change(toasts.filter((toast) => toast.id !== id));

function show(kind: Toast['kind'], message: string): number {
  const id = ++lastId;
  const others = toasts.filter((toast) => toast.message !== message);
  change([...others, { id, kind, message }].slice(-MOST));
  if (kind === 'success') setTimeout(() => dismiss(id), SUCCESS_MS);
  return id;
}

/** Each answers the id that `dismiss` takes. */
export const toast = {
  success: (message: string) => show('success', message),
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
