import { useMemo } from 'react';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { del, set, values } from 'idb-keyval';
import { me } from '../api/token';
import { now } from '../lib/clock';
import { observable } from '../lib/observable';
import type { Instant } from '../lib/time';
import { deviceStore } from './deviceStore';
import {
  reduceQueue,
  type Change,
  type QueuedMutation,
  type QueueEvent,
  type StoredMutation,
} from './queueMachine';
import { clearResponseCache } from './responseCache';

type Dispatch = BaseQueryApi['dispatch'];
type Store = Pick<BaseQueryApi, 'dispatch' | 'getState'>;

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

export const ruleOf = ({ change }: StoredMutation) => rules.get(change.kind);

/** A message from another tab: the store has changed, or a mutation got a response. */
type QueueMessage = 'changed' | { readonly answered: StoredMutation; readonly answer: unknown };

/** Without BroadcastChannel, tabs see changes of others only when they load. */
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('outbox') : undefined;
const broadcast = (message: QueueMessage) => tabs?.postMessage(message);

const queue = observable<readonly QueuedMutation[]>([]);
const apply = (event: QueueEvent) => queue.set(reduceQueue(queue.get(), event));

const inStore = deviceStore('outbox', 'changes');

function write({ state, isStored: _, ...stored }: QueuedMutation): Promise<true | undefined> {
  const key = [stored.userId, stored.id];
  return inStore((store) => (state === 'gone' ? del(key, store) : set(key, stored, store)).then(() => true));
}

/** Changes the queue at once, and then what the device has stored of it. */
export async function changeQueue(event: Exclude<QueueEvent, { type: 'read' | 'stored' }>): Promise<void> {
  apply(event);
  const changed = event.type === 'add' ? event.mutation.id : event.id;
  const mutation = queue.get().find(({ id }) => id === changed);
  if (!mutation || mutation.isStored) return;
  // Stored responses make room for mutations.
  const isWritten = (await write(mutation)) ?? (await clearResponseCache(), await write(mutation));
  if (isWritten || mutation.state === 'gone') apply({ type: 'stored', mutation });
  broadcast('changed');
}

export async function readQueue(): Promise<void> {
  const mutations = await inStore(values<StoredMutation>);
  if (mutations) apply({ type: 'read', mutations });
}

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

/** What the device could not store would be lost with the page. */
queue.subscribe(() => {
  const isAtRisk = queuedMutations().some(({ isStored }) => !isStored);
  window[isAtRisk ? 'addEventListener' : 'removeEventListener']('beforeunload', warn);
});

const applyResponse = (mutation: StoredMutation, answer: unknown, store: Store) =>
  ruleOf(mutation)?.onResponse?.(mutation.change.of as never, answer, store);

/** Call it before settling the mutation, so that its effect never disappears from the screen. */
export function reportResponse(mutation: StoredMutation, answer: unknown, store: Store): void {
  applyResponse(mutation, answer, store);
  broadcast({ answered: mutation, answer });
}

export function listenToTabs(store: Store): void {
  if (!tabs) return;
  tabs.onmessage = ({ data: message }: MessageEvent<QueueMessage>) => {
    if (message === 'changed') void readQueue();
    else if (message.answered.userId === me()) applyResponse(message.answered, message.answer, store);
  };
}

const ownIn = (all: readonly QueuedMutation[]) => {
  const mine = me();
  return all.filter(({ userId, state }) => userId === mine && state !== 'gone');
};

export const queuedMutations = (): readonly QueuedMutation[] => ownIn(queue.get());

export const deleteQueuedMutations = () =>
  Promise.all(queuedMutations().map(({ id }) => changeQueue({ type: 'discard', id })));

export const queuedAt = ({ id }: StoredMutation): Instant => new Date(parseInt(id, 10)).toISOString();

let last = 0;
/** Ids of a tab always increase, even if the clock is set back. */
export function nextId(): string {
  last = Math.max(now(), last + 1);
  return `${String(last).padStart(15, '0')}-${crypto.randomUUID()}`;
}

export function useQueuedMutations(kind?: string): readonly QueuedMutation[] {
  const all = queue.useValue();
  return useMemo(() => ownIn(all).filter(({ change }) => !kind || change.kind === kind), [all, kind]);
}

export function applyQueuedMutations(dispatch: Dispatch): void {
  for (const mutation of queuedMutations()) {
    if (mutation.state !== 'refused')
      ruleOf(mutation)?.optimisticUpdate?.(mutation.change.of as never, dispatch);
  }
}
