import { readToken, userOf } from '../api/token';
import { storeText, namesIn, textIn, type Place } from './storage';

const PREFIX = 'kept:';

/** Each user has separate entries in the browser's storage. */
const keyOf = (name: string) => `${PREFIX}${userOf(readToken())?.id ?? ''}:${name}`;

export const getStored = <Value>(place: Place, name: string) => valueIn<Value>(place, keyOf(name));

function valueIn<Value>(place: Place, key: string): Value | undefined {
  const text = textIn(place, key);
  try {
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

export function setStored(place: Place, name: string, value: unknown): void {
  storeText(place, keyOf(name), value === undefined ? undefined : JSON.stringify(value));
}

export function onStoredElsewhere(name: string, listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === keyOf(name)) listener();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** Deletes matching entries of all users whose name starts with `prefix`. */
export function clearStoredWhere(place: Place, prefix: string, matches: (value: unknown) => boolean): void {
  for (const key of namesIn(place)) {
    const name = key.startsWith(PREFIX) && key.slice(key.indexOf(':', PREFIX.length) + 1);
    if (name && name.startsWith(prefix) && matches(valueIn(place, key))) storeText(place, key, undefined);
  }
}

/** Deletes all entries at the end of the session, because the computer may be shared. */
export function clearStored(): void {
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    for (const key of namesIn(place)) if (key.startsWith(PREFIX)) storeText(place, key, undefined);
  }
}
