import type { FetchArgs } from '@reduxjs/toolkit/query';
import { clear, createStore, delMany, entries, get, keys, setMany, type UseStore } from 'idb-keyval';
import { now, nowDate } from '../lib/clock';
import { observable } from '../lib/observable';
import type { Instant } from '../lib/time';
import { subscribe, isOffline } from './connection';
import { me } from './mutationQueue';

interface CachedResponse {
  readonly at: Instant;
  readonly data: unknown;
}

type Key = [userId: string, release: string, asked: string];

const WRITE_MS = 1_000;
const MAX_RESPONSES = 300;
const CACHE_TTL_MS = 14 * 24 * 3_600_000;

let store: UseStore | undefined;
const openStore = () => (store ??= createStore('last-seen', 'answers'));

/** Releases may expect responses of different shapes. */
const release = () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

const keyOf = ({ url, params, headers }: FetchArgs, userId: string): Key => [
  userId,
  release(),
  JSON.stringify([url, params ?? null, headers ?? null]),
];

const unwritten = new Map<string, [Key, CachedResponse]>();
let writing: ReturnType<typeof setTimeout> | undefined;

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
  const answers = [...unwritten.values()];
  unwritten.clear();
  try {
    await setMany(answers, openStore());
    if ((await keys(openStore())).length > MAX_RESPONSES) await pruneResponseCache();
  } catch (error) {
    console.warn('The response was not cached', error);
  }
}

export async function cachedResponse(asked: FetchArgs): Promise<{ readonly data: unknown } | undefined> {
  const userId = me();
  if (!userId || !('indexedDB' in globalThis)) return undefined;
  const key = keyOf(asked, userId);
  const known =
    unwritten.get(key.join(' '))?.[1] ?? (await get<CachedResponse>(key, openStore()).catch(() => undefined));
  if (!known || me() !== userId) return undefined;
  const oldest = asOf.get();
  asOf.set(oldest && oldest < known.at ? oldest : known.at);
  return { data: known.data };
}

/** Deletes responses that the signed-in user may no longer see; without a user, all. */
export async function pruneResponseCache(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  const mine = me();
  const oldest = new Date(now() - CACHE_TTL_MS).toISOString();
  const all = await entries<Key, CachedResponse>(openStore());
  const newestFirst = all.toSorted(([, a], [, b]) => (a.at < b.at ? 1 : -1));
  const unneeded = newestFirst.filter(
    ([[userId, of], { at }], place) =>
      userId !== mine || of !== release() || at < oldest || place >= MAX_RESPONSES,
  );
  await delMany(
    unneeded.map(([key]) => key),
    openStore(),
  );
}

export async function clearResponseCache(): Promise<void> {
  clearTimeout(writing);
  writing = undefined;
  unwritten.clear();
  asOf.set(undefined);
  if ('indexedDB' in globalThis) await clear(openStore());
}

subscribe(() => !isOffline() && asOf.set(undefined));
