import type { FetchArgs } from '@reduxjs/toolkit/query';
import { clear, get, type UseStore } from 'idb-keyval';
import { me } from '../api/token';
import { nowDate } from '../lib/clock';
import { observable } from '../lib/observable';
import type { Instant } from '../lib/time';
import { subscribe, isOffline } from './connection';
import { deviceStore } from './deviceStore';
import type * as Reads from './offlineReads';
import type { Key, Read, Response, StoredResponse } from './offlineReads';

const WRITE_MS = 1_000;

const inStore = deviceStore('last-seen', 'answers');

/** Releases may expect responses of different shapes. */
const release = () => document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';

const keyOf = ({ url, params, headers }: FetchArgs, userId: string): Key => [
  userId,
  release(),
  JSON.stringify([url, params ?? null, headers ?? null]),
];

let unwritten: readonly Response[] = [];
let writing: ReturnType<typeof setTimeout> | undefined;

const asOf = observable<Instant | undefined>(undefined);
/** Time of the oldest cached response on the screen; undefined if there is none. */
export const useAsOf = asOf.useValue;

/** The list of what may be stored is only needed after the first load. */
const maintain = (act: (reads: typeof Reads, store: UseStore) => Promise<void>) =>
  inStore(async (store) => act(await import('./offlineReads'), store));

export function cacheResponse(read: Read, asked: FetchArgs, data: unknown): void {
  const userId = me();
  if (!userId) return;
  unwritten = [...unwritten, { read, asked, key: keyOf(asked, userId), data }];
  writing ??= setTimeout(() => {
    const responses = unwritten;
    forgetUnwritten();
    void maintain(({ storeResponses }, store) => storeResponses(responses, store));
  }, WRITE_MS);
}

function forgetUnwritten(): void {
  clearTimeout(writing);
  writing = undefined;
  unwritten = [];
}

export async function cachedResponse(asked: FetchArgs): Promise<{ readonly data: unknown } | undefined> {
  const userId = me();
  if (!userId) return undefined;
  const key = [...keyOf(asked, userId)];
  const found = await inStore((store) => get<StoredResponse>(key, store));
  if (!found || found.until < nowDate().toISOString() || me() !== userId) return undefined;
  const before = asOf.get();
  asOf.set(before && before < found.at ? before : found.at);
  return { data: JSON.parse(found.json) as unknown };
}

export const pruneResponseCache = () =>
  maintain(({ pruneResponses }, store) => pruneResponses(release(), store));

export async function clearResponseCache(): Promise<void> {
  forgetUnwritten();
  asOf.set(undefined);
  await inStore(clear);
}

subscribe(() => !isOffline() && asOf.set(undefined));
