import { useMemo, useSyncExternalStore } from 'react';
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import { createStore, del, set, values, type UseStore } from 'idb-keyval';
import { readToken, userOf } from '../api/token';
import { now } from '../lib/clock';
import type { Instant } from '../lib/time';

/** A mutation without a response yet, of one user on one device. */
export interface QueuedMutation {
  /** Starts with the time, so that ids sort chronologically. It is also the idempotency key unless `key` is set. */
  readonly id: string;
  /** The key of an earlier attempt, whose refusal did not say that nothing was stored. */
  readonly key?: string;
  readonly userId: string;
  readonly change: Change;
  readonly request: FetchArgs;
  /** Why the server rejected it; such a mutation stays until the user decides. */
  readonly refused?: string;
}

type Dispatch = BaseQueryApi['dispatch'];
type Store = Pick<BaseQueryApi, 'dispatch' | 'getState'>;

/** A change has to be serializable, because it is stored with its request. */
export interface Change {
  readonly kind: string;
  readonly of: unknown;
  readonly what: string;
}

interface Rule<Of> {
  readonly what: string;
  /** It applies the optimistic update and may run repeatedly. */
  readonly shows?: (of: Of, dispatch: Dispatch) => void;
  /** Handles the response in every tab, even if its caller no longer exists. */
  readonly lands?: (of: Of, answer: unknown, store: Store) => void;
  /** Returns the message of a rejection. A mutation with such a rule stays queued until the user sends it again. */
  readonly refusal?: (reason: string) => string;
}

const rules = new Map<string, Rule<never>>();

/** Returns the `queuedMutation` option of a call whose mutation may be queued: it must be harmless when late or repeated. */
export function queuedMutation<Of>(kind: string, rule: Rule<Of>): (of: Of) => Change {
  rules.set(kind, rule);
  return (of) => ({ kind, of, what: rule.what });
}

export const ruleOf = ({ change }: QueuedMutation) => rules.get(change.kind);

export const me = () => userOf(readToken())?.id;

let store: UseStore | undefined;
const kept = () => (store ??= createStore('outbox', 'changes'));
const keyOf = ({ userId, id }: QueuedMutation) => [userId, id];

/** Message from another tab: it changed the store, or one of its mutations got a response. */
type QueueMessage = 'changed' | { readonly landed: QueuedMutation; readonly answer: unknown };

/** Without BroadcastChannel, other tabs notice changes only when they load. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('outbox') : undefined;
const tell = (told: QueueMessage) => tabs?.postMessage(told);

/** Mutations that are not stored: those being written, or all of them if the browser stores nothing. */
const unkept = new Map<string, QueuedMutation>();
const listeners = new Set<() => void>();
let all: readonly QueuedMutation[] = [];
let removals = 0;

function show(entries: readonly QueuedMutation[]) {
  all = entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  listeners.forEach((listener) => listener());
}

/** The result is undefined if the browser stores nothing. */
async function inStore<Result>(act: (store: UseStore) => Promise<Result>): Promise<Result | undefined> {
  if (!('indexedDB' in globalThis)) return undefined;
  return act(kept()).catch((error: unknown) => {
    console.warn('What waits is in memory alone', error);
    return undefined;
  });
}

/** Updates the list in memory from the store, into which other tabs write too. */
export async function readAgain(): Promise<void> {
  const before = removals;
  const read = (await inStore(values<QueuedMutation>)) ?? all;
  if (removals !== before) return readAgain();
  show([...read.filter(({ id }) => !unkept.has(id)), ...unkept.values()]);
}

const takeIn = (entry: QueuedMutation, answer: unknown, store: Store) =>
  ruleOf(entry)?.lands?.(entry.change.of as never, answer, store);

/** Applies a response. Call it before removing the mutation, so that its effect never disappears from the screen. */
export function settleMutation(entry: QueuedMutation, answer: unknown, store: Store): void {
  takeIn(entry, answer, store);
  tell({ landed: entry, answer });
}

export function listenToTabs(store: Store): void {
  if (!tabs) return;
  tabs.onmessage = ({ data: told }: MessageEvent<QueueMessage>) => {
    if (told === 'changed') void readAgain();
    else if (told.landed.userId === me()) takeIn(told.landed, told.answer, store);
  };
}

export function waiting(): readonly QueuedMutation[] {
  const mine = me();
  return all.filter(({ userId }) => userId === mine);
}

export async function put(entry: QueuedMutation): Promise<void> {
  unkept.set(entry.id, entry);
  show([...all.filter(({ id }) => id !== entry.id), entry]);
  const isKept = await inStore((store) => set(keyOf(entry), entry, store).then(() => true));
  if (isKept && unkept.get(entry.id) === entry) unkept.delete(entry.id);
  tell('changed');
}

export async function remove(entry: QueuedMutation): Promise<void> {
  removals++;
  unkept.delete(entry.id);
  show(all.filter(({ id }) => id !== entry.id));
  await inStore((store) => del(keyOf(entry), store));
  removals++;
  tell('changed');
}

/** Deletes the queued mutations of a user who logs out. */
export const forgetWaiting = () => Promise.all(waiting().map(remove));

export const madeAt = ({ id }: QueuedMutation): Instant => new Date(parseInt(id, 10)).toISOString();

let last = 0;
/** Ids of one tab always increase, even if the clock is set back. */
export function nextId(): string {
  last = Math.max(now(), last + 1);
  return `${String(last).padStart(15, '0')}-${crypto.randomUUID()}`;
}

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** The queued mutations, optionally of one kind; redraws when they change. */
export function useWaiting(kind?: string): readonly QueuedMutation[] {
  const everything = useSyncExternalStore(subscribe, () => all);
  return useMemo(() => {
    const mine = me();
    return everything.filter((entry) => entry.userId === mine && (!kind || entry.change.kind === kind));
  }, [everything, kind]);
}

export function applyQueuedMutations(dispatch: Dispatch): void {
  for (const entry of waiting()) {
    if (entry.refused === undefined) ruleOf(entry)?.shows?.(entry.change.of as never, dispatch);
  }
}
