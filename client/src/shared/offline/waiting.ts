import { useMemo, useSyncExternalStore } from 'react';
import type { BaseQueryApi, FetchArgs } from '@reduxjs/toolkit/query';
import { createStore, del, set, values, type UseStore } from 'idb-keyval';
import { readToken, userOf } from '../api/token';
import { now } from '../lib/clock';
import type { Instant } from '../lib/time';

/** A change that the server has not answered. It belongs to one person, on one device. */
export interface Waiting {
  /** Begins with the time, so that it sorts; the request's key too unless it has one, so that it happens once. */
  readonly id: string;
  /** Of the same change, which the server refused without saying that nothing was stored. */
  readonly key?: string;
  readonly userId: string;
  readonly change: Change;
  readonly request: FetchArgs;
  /** Why the server would not have it, of one that stays until somebody decides. */
  readonly refused?: string;
}

type Dispatch = BaseQueryApi['dispatch'];
type Store = Pick<BaseQueryApi, 'dispatch' | 'getState'>;

/** What a request does, for the person and for the screen. */
export interface Change {
  readonly kind: string;
  readonly of: unknown;
  readonly what: string;
}

interface Rule<Of> {
  readonly what: string;
  /** Shows what waits as done; repeats do no harm. */
  readonly shows?: (of: Of, dispatch: Dispatch) => void;
  /** Takes in the answer, in every tab, also where whoever asked for it is gone. */
  readonly lands?: (of: Of, answer: unknown, store: Store) => void;
  /** The sentence of a refusal, with which it stays until it is sent again. */
  readonly refusal?: (reason: string) => string;
}

const rules = new Map<string, Rule<never>>();

/** For `waits` of a call that may wait: one that does no harm when it comes late, or twice. */
export function waits<Of>(kind: string, rule: Rule<Of>): (of: Of) => Change {
  rules.set(kind, rule);
  return (of) => ({ kind, of, what: rule.what });
}

export const ruleOf = ({ change }: Waiting) => rules.get(change.kind);

export const me = () => userOf(readToken())?.id;

let store: UseStore | undefined;
const kept = () => (store ??= createStore('outbox', 'changes'));
const keyOf = ({ userId, id }: Waiting) => [userId, id];

/** What another tab did: it changed the store, or a change of its has an answer. */
type Told = 'changed' | { readonly landed: Waiting; readonly answer: unknown };

/** Tells the other tabs; a browser without it repaints them when they load. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('outbox') : undefined;
const tell = (told: Told) => tabs?.postMessage(told);

/** What is not in the store: about to be, or for good where the browser keeps nothing. */
const unkept = new Map<string, Waiting>();
const listeners = new Set<() => void>();
let all: readonly Waiting[] = [];
let removals = 0;

function show(entries: readonly Waiting[]) {
  all = entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  listeners.forEach((listener) => listener());
}

/** Undefined where the browser keeps nothing. */
async function inStore<Result>(act: (store: UseStore) => Promise<Result>): Promise<Result | undefined> {
  if (!('indexedDB' in globalThis)) return undefined;
  return act(kept()).catch((error: unknown) => {
    console.warn('What waits is in memory alone', error);
    return undefined;
  });
}

/** Makes what is at hand agree with the store, into which other tabs write too. */
export async function readAgain(): Promise<void> {
  const before = removals;
  const read = (await inStore(values<Waiting>)) ?? all;
  if (removals !== before) return readAgain();
  show([...read.filter(({ id }) => !unkept.has(id)), ...unkept.values()]);
}

const takeIn = (entry: Waiting, answer: unknown, store: Store) =>
  ruleOf(entry)?.lands?.(entry.change.of as never, answer, store);

/** Before it is removed, so that it is at no moment neither waiting nor there. */
export function land(entry: Waiting, answer: unknown, store: Store): void {
  takeIn(entry, answer, store);
  tell({ landed: entry, answer });
}

/** What the other tabs tell. */
export function hearTabs(store: Store): void {
  if (!tabs) return;
  tabs.onmessage = ({ data: told }: MessageEvent<Told>) => {
    if (told === 'changed') void readAgain();
    else if (told.landed.userId === me()) takeIn(told.landed, told.answer, store);
  };
}

/** All that the signed-in person has waiting, in order. */
export function waiting(): readonly Waiting[] {
  const mine = me();
  return all.filter(({ userId }) => userId === mine);
}

export async function put(entry: Waiting): Promise<void> {
  unkept.set(entry.id, entry);
  show([...all.filter(({ id }) => id !== entry.id), entry]);
  const isKept = await inStore((store) => set(keyOf(entry), entry, store).then(() => true));
  if (isKept && unkept.get(entry.id) === entry) unkept.delete(entry.id);
  tell('changed');
}

export async function remove(entry: Waiting): Promise<void> {
  removals++;
  unkept.delete(entry.id);
  show(all.filter(({ id }) => id !== entry.id));
  await inStore((store) => del(keyOf(entry), store));
  removals++;
  tell('changed');
}

/** What the signed-in person has waiting, when he or she leaves for good. */
export const forgetWaiting = () => Promise.all(waiting().map(remove));

/** When it was made. */
export const madeAt = ({ id }: Waiting): Instant => new Date(parseInt(id, 10)).toISOString();

let last = 0;
/** Later than all before it in this tab, also where the clock is set back. */
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

/** What waits now, drawn again as that changes; of one kind where it is named. */
export function useWaiting(kind?: string): readonly Waiting[] {
  const everything = useSyncExternalStore(subscribe, () => all);
  return useMemo(() => {
    const mine = me();
    return everything.filter((entry) => entry.userId === mine && (!kind || entry.change.kind === kind));
  }, [everything, kind]);
}

export function showWaiting(dispatch: Dispatch): void {
  for (const entry of waiting()) {
    if (entry.refused === undefined) ruleOf(entry)?.shows?.(entry.change.of as never, dispatch);
  }
}
