import { readToken, userOf } from '../api/token';

const PREFIX = 'kept:';

/** What one person has begun and not sent: each has an own place in the browser. */
const keyOf = (name: string) => `${PREFIX}${userOf(readToken())?.id ?? ''}:${name}`;

export function kept<Value>(storage: Storage, name: string): Value | undefined {
  const text = storage.getItem(keyOf(name));
  return text === null ? undefined : (JSON.parse(text) as Value);
}

/** Undefined keeps nothing. */
export function keep(storage: Storage, name: string, value: unknown): void {
  if (value === undefined) storage.removeItem(keyOf(name));
  else storage.setItem(keyOf(name), JSON.stringify(value));
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
export function forgetKeptWhere(
  storage: Storage,
  prefix: string,
  isMeant: (value: unknown) => boolean,
): void {
  for (const key of Object.keys(storage)) {
    const name = key.startsWith(PREFIX) && key.slice(key.indexOf(':', PREFIX.length) + 1);
    if (name && name.startsWith(prefix) && isMeant(JSON.parse(storage.getItem(key)!)))
      storage.removeItem(key);
  }
}

/** Nothing of it outlives the session, whose computer may be anybody's. */
export function forgetKept(): void {
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  }
}
