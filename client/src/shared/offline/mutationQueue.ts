import { useMemo } from 'react';
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import { createStore, del, set, values, type UseStore } from 'idb-keyval';
import { readToken, userOf } from '../api/token';
import { now } from '../lib/clock';
import { observable } from '../lib/observable';
import type { Instant } from '../lib/time';

export interface QueuedMutation {
  /** Ids sort chronologically. The id is also the idempotency key, unless `key` is set. */
  readonly id: string;
  /** The key of an earlier attempt whose outcome is unknown. */
  readonly key?: string;
  readonly userId: string;
  readonly change: Change;
  readonly request: FetchArgs;
  /** Why the server rejected it; it stays until the user decides. */
  readonly refused?: string;
}

type Dispatch = BaseQueryApi['dispatch'];
type Store = Pick<BaseQueryApi, 'dispatch' | 'getState'>;

/** Must be serializable, because it is stored with its request. */
export interface Change {
  readonly kind: string;
  readonly of: unknown;
  readonly what: string;
}

interface Rule<Of> {
  readonly what: string;
  /** May run repeatedly. */
  readonly optimisticUpdate?: (of: Of, dispatch: Dispatch) => void;
  /** Runs in every tab, even if the caller no longer exists. */
  readonly onResponse?: (of: Of, answer: unknown, store: Store) => void;
  /** The message of a rejection. With this rule, a rejected mutation stays until the user sends it again. */
  readonly refusal?: (reason: string) => string;
}

const rules = new Map<string, Rule<never>>();

/** Returns the `queuedAs` option of a call; its mutation must be harmless when late or repeated. */
export function queuedMutation<Of>(kind: string, rule: Rule<Of>): (of: Of) => Change {
  rules.set(kind, rule);
  return (of) => ({ kind, of, what: rule.what });
}

export const ruleOf = ({ change }: QueuedMutation) => rules.get(change.kind);

export const me = () => userOf(readToken())?.id;

let store: UseStore | undefined;
const openStore = () => (store ??= createStore('outbox', 'changes'));
const keyOf = ({ userId, id }: QueuedMutation) => [userId, id];

/** A message from another tab: the store has changed, or a mutation got a response. */
type QueueMessage = 'changed' | { readonly answered: QueuedMutation; readonly answer: unknown };

/** Without BroadcastChannel, tabs see changes of others only when they load. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('outbox') : undefined;
const broadcast = (message: QueueMessage) => tabs?.postMessage(message);

/** Mutations that are not yet in the browser's storage. If there is no storage, these are all mutations. */
const unstored = new Map<string, QueuedMutation>();
const all = observable<readonly QueuedMutation[]>([]);
let removals = 0;

const show = (entries: readonly QueuedMutation[]) =>
  all.set(entries.toSorted((a, b) => (a.id < b.id ? -1 : 1)));

async function inStore<Result>(act: (store: UseStore) => Promise<Result>): Promise<Result | undefined> {
  if (!('indexedDB' in globalThis)) return undefined;
  return act(openStore()).catch((error: unknown) => {
    console.warn('Queued mutations are only in memory', error);
    return undefined;
  });
}

export async function readAgain(): Promise<void> {
  const before = removals;
  const read = (await inStore(values<QueuedMutation>)) ?? all.get();
  if (removals !== before) return readAgain();
  show([...read.filter(({ id }) => !unstored.has(id)), ...unstored.values()]);
}

const applyResponse = (entry: QueuedMutation, answer: unknown, store: Store) =>
  ruleOf(entry)?.onResponse?.(entry.change.of as never, answer, store);

/** Call it before removing the mutation, so that its effect never disappears from the screen. */
export function settleMutation(entry: QueuedMutation, answer: unknown, store: Store): void {
  applyResponse(entry, answer, store);
  broadcast({ answered: entry, answer });
}

export function listenToTabs(store: Store): void {
  if (!tabs) return;
  tabs.onmessage = ({ data: message }: MessageEvent<QueueMessage>) => {
    if (message === 'changed') void readAgain();
    else if (message.answered.userId === me()) applyResponse(message.answered, message.answer, store);
  };
}

export function queuedMutations(): readonly QueuedMutation[] {
  const mine = me();
  return all.get().filter(({ userId }) => userId === mine);
}

export async function put(entry: QueuedMutation): Promise<void> {
  unstored.set(entry.id, entry);
  show([...all.get().filter(({ id }) => id !== entry.id), entry]);
  const isStored = await inStore((store) => set(keyOf(entry), entry, store).then(() => true));
  if (isStored && unstored.get(entry.id) === entry) unstored.delete(entry.id);
  broadcast('changed');
}

export async function remove(entry: QueuedMutation): Promise<void> {
  removals++;
  unstored.delete(entry.id);
  show(all.get().filter(({ id }) => id !== entry.id));
  await inStore((store) => del(keyOf(entry), store));
  removals++;
  broadcast('changed');
}

export const deleteQueuedMutations = () => Promise.all(queuedMutations().map(remove));

export const queuedAt = ({ id }: QueuedMutation): Instant => new Date(parseInt(id, 10)).toISOString();

let last = 0;
/** Ids of a tab always increase, even if the clock is set back. */
export function nextId(): string {
  last = Math.max(now(), last + 1);
  return `${String(last).padStart(15, '0')}-${crypto.randomUUID()}`;
}

export function useQueuedMutations(kind?: string): readonly QueuedMutation[] {
  const everything = all.useValue();
  return useMemo(() => {
    const mine = me();
    return everything.filter((entry) => entry.userId === mine && (!kind || entry.change.kind === kind));
  }, [everything, kind]);
}

export function applyQueuedMutations(dispatch: Dispatch): void {
  for (const entry of queuedMutations()) {
    if (entry.refused === undefined) ruleOf(entry)?.optimisticUpdate?.(entry.change.of as never, dispatch);
  }
}
