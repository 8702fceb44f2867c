import { useSyncExternalStore } from 'react';

/** A value outside React. Components read it with `useValue`, which renders them again when it changes. */
export function observable<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const set = (next: Value): void => {
    if (next === value) return;
    value = next;
    listeners.forEach((listener) => listener());
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return { get, set, subscribe, useValue: () => useSyncExternalStore(subscribe, get) };
}
