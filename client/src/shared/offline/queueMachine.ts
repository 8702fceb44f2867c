import type { FetchArgs } from '@reduxjs/toolkit/query';

/** Must be serializable, because it is stored with its request. */
export interface Change {
  readonly kind: string;
  readonly of: unknown;
  readonly what: string;
}

/** What the device stores. */
export interface StoredMutation {
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

/** `unconfirmed`: the server may have performed it, so every further attempt has the same key. `gone`: only the device still has it. */
type State = 'queued' | 'sending' | 'unconfirmed' | 'refused' | 'gone';

type Step = 'send' | 'settle' | 'refuse' | 'lose' | 'release' | 'discard';

const TRANSITIONS: Readonly<Record<State, Readonly<Partial<Record<Step, State>>>>> = {
  queued: { send: 'sending', discard: 'gone' },
  sending: { settle: 'gone', refuse: 'refused', lose: 'unconfirmed', discard: 'gone' },
  unconfirmed: {
    send: 'unconfirmed',
    settle: 'gone',
    refuse: 'refused',
    lose: 'unconfirmed',
    discard: 'gone',
  },
  refused: { release: 'queued', discard: 'gone' },
  gone: {},
};

export interface QueuedMutation extends StoredMutation {
  readonly state: State;
  /** False while only memory has its latest state; if the device stores nothing, until the page closes. */
  readonly isStored: boolean;
}

export type QueueEvent =
  | { readonly type: 'add'; readonly mutation: StoredMutation }
  | { readonly type: Exclude<Step, 'refuse'>; readonly id: string }
  | { readonly type: 'refuse'; readonly id: string; readonly reason: string }
  /** The device has stored or deleted this state of a mutation. */
  | { readonly type: 'stored'; readonly mutation: QueuedMutation }
  /** The device has these, of this tab and of others. */
  | { readonly type: 'read'; readonly mutations: readonly StoredMutation[] };

type Queue = readonly QueuedMutation[];

/** Steps that a state does not allow change nothing: what was discarded meanwhile is neither sent nor refused. */
export function reduceQueue(queue: Queue, event: QueueEvent): Queue {
  if (event.type === 'add')
    return sorted([...queue, { ...event.mutation, state: 'queued', isStored: false }]);
  if (event.type === 'read') return merge(queue, event.mutations);
  if (event.type === 'stored') return queue.flatMap((one) => storedAs(one, event.mutation));
  return queue.map((one) => (one.id === event.id ? step(one, event) : one));
}

function step(mutation: QueuedMutation, event: Extract<QueueEvent, { readonly id: string }>): QueuedMutation {
  const state = TRANSITIONS[mutation.state][event.type];
  if (!state || state === mutation.state) return mutation;
  if (event.type === 'send' || event.type === 'lose') return { ...mutation, state };
  const { refused: _, ...rest } = mutation;
  return { ...rest, state, isStored: false, ...(event.type === 'refuse' && { refused: event.reason }) };
}

const sorted = (queue: Queue): Queue => queue.toSorted((a, b) => (a.id < b.id ? -1 : 1));

/** Another step may have followed while the device was storing. */
function storedAs(one: QueuedMutation, written: QueuedMutation): Queue {
  const isSame =
    one.id === written.id &&
    one.refused === written.refused &&
    (one.state === 'gone') === (written.state === 'gone');
  if (!isSame) return [one];
  return one.state === 'gone' ? [] : [{ ...one, isStored: true }];
}

/** What only memory has stays; any other mutation that the device no longer has was settled by another tab. */
function merge(queue: Queue, stored: readonly StoredMutation[]): Queue {
  const known = new Map(queue.map((one) => [one.id, one]));
  const read = stored
    .filter(({ id }) => known.get(id)?.isStored !== false)
    .map((one): QueuedMutation => ({
      ...one,
      state: stateOf(one, known.get(one.id)?.state),
      isStored: true,
    }));
  return sorted([...queue.filter(({ isStored }) => !isStored), ...read]);
}

/** The attempts of this page are not stored: after a reload, a mutation is queued with the same key. */
function stateOf({ refused }: StoredMutation, known: State = 'queued'): State {
  if (refused !== undefined) return 'refused';
  return known === 'refused' ? 'queued' : known;
}
