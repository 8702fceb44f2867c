import type { FetchArgs } from '@reduxjs/toolkit/query';
import { clear, createStore, delMany, entries, get, setMany, type UseStore } from 'idb-keyval';
import { me } from '../api/token';
import { now, nowDate } from '../lib/clock';
import { observable } from '../lib/observable';
import type { Instant } from '../lib/time';
import { subscribe, isOffline } from './connection';
import { MAX_AGE_MS, MAX_BYTES } from './offlineReads';

interface Response {
  readonly at: Instant;
  readonly data: unknown;
}

interface CachedResponse {
  readonly at: Instant;
  readonly json: string;
}

type Key = [userId: string, release: string, asked: string];

const WRITE_MS = 1_000;

const oldest = () => new Date(now() - MAX_AGE_MS).toISOString();
const bytesOf = ({ json }: CachedResponse) => new Blob([json]).size;

let store: UseStore | undefined;
const openStore = () => (store ??= createStore('last-seen', 'answers'));

/** Releases may expect responses of different shapes. */
const release = () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

const keyOf = ({ url, params, headers }: FetchArgs, userId: string): Key => [
  userId,
  release(),
  JSON.stringify([url, params ?? null, headers ?? null]),
];

const unwritten = new Map<string, [Key, Response]>();
let writing: ReturnType<typeof setTimeout> | undefined;
let bytesSincePruned = 0;

const asOf = observable<Instant | undefined>(undefined);
/** Time of the oldest cached response on the screen; undefined if there is none. */
export const useAsOf = asOf.useValue;

export function cacheResponse(asked: FetchArgs, data: unknown): void {
  const userId = me();
  if (!userId || !('indexedDB' in globalThis)) return;
  const key = keyOf(asked, userId);
  unwritten.set(key.join(' '), [key, { at: nowDate().toISOString(), data }]);
  writing ??= setTimeout(() => void write(), WRITE_MS);
}

async function write(): Promise<void> {
  writing = undefined;
  const responses = [...unwritten.values()].map(([key, { at, data }]): [Key, CachedResponse] => [
    key,
    { at, json: JSON.stringify(data) },
  ]);
  unwritten.clear();
  try {
    await setMany(responses, openStore());
    for (const [, response] of responses) bytesSincePruned += bytesOf(response);
    if (bytesSincePruned > MAX_BYTES / 10) await pruneResponseCache();
  } catch (error) {
    console.warn('The response was not cached', error);
  }
}

async function stored(key: Key): Promise<Response | undefined> {
  const found = await get<CachedResponse>(key, openStore()).catch(() => undefined);
  return found && { at: found.at, data: JSON.parse(found.json) as unknown };
}

export async function cachedResponse(asked: FetchArgs): Promise<{ readonly data: unknown } | undefined> {
  const userId = me();
  if (!userId || !('indexedDB' in globalThis)) return undefined;
  const key = keyOf(asked, userId);
  const known = unwritten.get(key.join(' '))?.[1] ?? (await stored(key));
  if (!known || known.at < oldest() || me() !== userId) return undefined;
  const before = asOf.get();
  asOf.set(before && before < known.at ? before : known.at);
  return { data: known.data };
}

/** Deletes responses that the signed-in user may no longer see; without a user, all. */
export async function pruneResponseCache(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  bytesSincePruned = 0;
  const mine = me();
  const all = await entries<Key, CachedResponse>(openStore());
  const newestFirst = all.toSorted(([, a], [, b]) => (a.at < b.at ? 1 : -1));
  let bytes = 0;
  const unneeded = newestFirst.filter(
    ([[userId, of], response]) =>
      userId !== mine ||
      of !== release() ||
      response.at < oldest() ||
      (bytes += bytesOf(response)) > MAX_BYTES,
  );
  await delMany(
    unneeded.map(([key]) => key),
    openStore(),
  );
}

/** Does not reject, because without a store there is nothing to delete. */
export async function clearResponseCache(): Promise<void> {
  clearTimeout(writing);
  writing = undefined;
  unwritten.clear();
  asOf.set(undefined);
  if (!('indexedDB' in globalThis)) return;
  await clear(openStore()).catch((error: unknown) =>
    console.warn('Stored responses were not deleted', error),
  );
}

subscribe(() => !isOffline() && asOf.set(undefined));
