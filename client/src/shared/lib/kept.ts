import { readToken, userOf } from '../api/token';
import { keepText, namesIn, textIn, type Place } from './storage';

const PREFIX = 'kept:';

/** What one person has begun and not sent: each has an own place in the browser. */
const keyOf = (name: string) => `${PREFIX}${userOf(readToken())?.id ?? ''}:${name}`;

export const kept = <Value>(place: Place, name: string) => valueIn<Value>(place, keyOf(name));

/** What cannot be read is none. */
function valueIn<Value>(place: Place, key: string): Value | undefined {
  const text = textIn(place, key);
  try {
    return text === null ? undefined : (JSON.parse(text) as Value);
  } catch {
    return undefined;
  }
}

/** Undefined keeps nothing. */
export function keep(place: Place, name: string, value: unknown): void {
  keepText(place, keyOf(name), value === undefined ? undefined : JSON.stringify(value));
}

/** Calls whenever another tab has changed it; the answer ends that. */
export function onKeptElsewhere(name: string, listener: () => void): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === keyOf(name)) listener();
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** Forgets what the test of each finds, whosever it is. */
export function forgetKeptWhere(place: Place, prefix: string, isMeant: (value: unknown) => boolean): void {
  for (const key of namesIn(place)) {
    const name = key.startsWith(PREFIX) && key.slice(key.indexOf(':', PREFIX.length) + 1);
    if (name && name.startsWith(prefix) && isMeant(valueIn(place, key))) keepText(place, key, undefined);
  }
}

/** Nothing of it outlives the session, whose computer may be anybody's. */
export function forgetKept(): void {
  for (const place of ['localStorage', 'sessionStorage'] as const) {
    for (const key of namesIn(place)) if (key.startsWith(PREFIX)) keepText(place, key, undefined);
  }
}
