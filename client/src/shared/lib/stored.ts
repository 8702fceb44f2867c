import { useSyncExternalStore } from 'react';
import { me } from '../api/token';
import { storeText, namesIn, textIn, type Place } from './storage';

const PREFIX = 'kept:';

/** Reads a value from its text, undefined if the text is not one, and writes it. */
export interface Codec<Value> {
  readonly read: (text: string) => Value | undefined;
  readonly write: (value: Value) => string;
}

export const plainText: Codec<string> = { read: (text) => text, write: (text) => text };

const json: Codec<unknown> = {
  read: (text) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return undefined;
    }
  },
  write: JSON.stringify,
};

interface Options<Value> {
  readonly place?: Place;
  readonly codec?: Codec<Value>;
  /** Stays at the end of the session, and is not of one user unless its name has the user’s id. */
  readonly outlastsSession?: boolean;
}

const listeners = new Set<() => void>();

/** A value in the browser’s storage, by default the signed-in user’s until the end of the session. */
export function stored<Value>(
  name: string,
  { place = 'localStorage', codec = json as Codec<Value>, outlastsSession }: Options<Value> = {},
) {
  /** Each user has separate entries. */
  const keyOf = () => (outlastsSession ? name : `${PREFIX}${me() ?? ''}:${name}`);
  let last: { readonly text: string | null; readonly value?: Value } = { text: null };

  /** Returns the same object until the text changes. */
  const get = (): Value | undefined => {
    const text = textIn(place, keyOf());
    if (text !== last.text) last = { text, value: text === null ? undefined : codec.read(text) };
    return last.value;
  };
  /** Undefined deletes the entry. Returns whether the change outlasts the page. */
  const set = (value: Value | undefined): boolean => {
    const isStored = storeText(place, keyOf(), value === undefined ? undefined : codec.write(value));
    listeners.forEach((listener) => listener());
    return isStored;
  };
  const onChangedElsewhere = (listener: () => void) => {
    const changed = ({ key }: StorageEvent) => {
      if (key === keyOf()) listener();
    };
    window.addEventListener('storage', changed);
    return () => window.removeEventListener('storage', changed);
  };
  const subscribe = (listener: () => void) => {
    const stop = onChangedElsewhere(listener);
    listeners.add(listener);
    return () => {
      stop();
      listeners.delete(listener);
    };
  };
  return { get, set, onChangedElsewhere, useValue: () => useSyncExternalStore(subscribe, get) };
}

/** Deletes matching entries of all users whose name starts with `prefix`. */
export function clearStoredWhere(place: Place, prefix: string, matches: (value: unknown) => boolean): void {
  for (const key of namesIn(place)) {
    const name = key.startsWith(PREFIX) && key.slice(key.indexOf(':', PREFIX.length) + 1);
    const text = name && name.startsWith(prefix) && textIn(place, key);
    if (typeof text === 'string' && matches(json.read(text))) storeText(place, key, undefined);
  }
}

/** Deletes all entries at the end of the session, because the computer may be shared. */
export function clearStored(): void {
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    for (const key of namesIn(place)) if (key.startsWith(PREFIX)) storeText(place, key, undefined);
  }
}
