import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ClientEvents, ServerEvent, ServerEventName, Tag } from 'contract/realtime';
import { api } from '../api/baseApi';
import { LIST } from '../api/tags';
import { deviceNow } from '../lib/clock';

type EventOf<Name extends ServerEventName> = Extract<ServerEvent, { name: Name }>;

/** The type of a method, whose parameters are bivariant, so that a patch may narrow the draft and the arguments. */
type Patch<Event> = { apply(draft: unknown, event: Event, args: unknown): void }['apply'];

interface Rule<Event> {
  /** Recipes by endpoint, which apply the event to each cached response. */
  readonly patch?: Readonly<Record<string, Patch<Event>>>;
  /** Tags of queries to refetch, because the event does not contain all their data. */
  readonly invalidate?: (event: Event) => readonly { readonly type: Tag; readonly id: string }[];
}

const rules = new Map<string, Rule<ServerEvent>>();

export function onServerEvent<Name extends ServerEventName>(name: Name, rule: Rule<EventOf<Name>>): void {
  rules.set(name, rule as Rule<ServerEvent>);
}

/** An equal version is the echo of the client's own change and a lower one came late, so neither counts. */
export const isNews = (have: { readonly version: number } | undefined, event: ServerEvent) =>
  have !== undefined && event.version > have.version;

interface ApiState {
  readonly api: ReturnType<typeof api.reducer>;
}
export interface LiveStore {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  readonly getState: () => ApiState;
}

/** Features inject their endpoints later, so their names are unknown to the compiler. */
const patchQuery = api.util.updateQueryData as unknown as (
  endpoint: string,
  args: unknown,
  recipe: (draft: unknown) => void,
) => UnknownAction;

export function applyEvent({ dispatch, getState }: LiveStore, event: ServerEvent, onlyKey?: string): void {
  const rule = rules.get(event.name);
  if (!rule) return;
  const { type, id } = event;
  const cached = api.util.selectInvalidatedBy(getState(), [
    { type, id },
    { type, id: LIST },
  ]);
  for (const { endpointName, originalArgs, queryCacheKey } of cached) {
    const patch = rule.patch?.[endpointName];
    if (!patch || (onlyKey && queryCacheKey !== onlyKey)) continue;
    dispatch(patchQuery(endpointName, originalArgs, (draft) => patch(draft, event, originalArgs)));
  }
  const tags = onlyKey ? undefined : rule.invalidate?.(event);
  if (tags?.length) dispatch(api.util.invalidateTags([...tags]));
}

const KEPT = 500;
const recent: { readonly at: number; readonly event: ServerEvent }[] = [];

/** Applies events that arrived during a query to its response, which may be older. */
export const replayMiddleware: Middleware<object, ApiState> = (store) => (next) => (action) => {
  const result = next(action);
  if (isAnswered(action)) {
    const key = action.meta.arg.queryCacheKey;
    const started = store.getState().api.queries[key]?.startedTimeStamp ?? 0;
    for (const { at, event } of recent) if (at >= started) applyEvent(store, event, key);
  }
  return result;
};

/** Applies an event to the cache, and remembers it for responses that arrive later. */
export function happened(store: LiveStore, event: ServerEvent): void {
  recent.push({ at: deviceNow(), event });
  if (recent.length > KEPT) recent.shift();
  applyEvent(store, event);
}

interface Answered {
  readonly meta: { readonly arg: { readonly queryCacheKey: string } };
}
export const isAnswered = (action: unknown): action is Answered =>
  (action as UnknownAction).type === `${api.reducerPath}/executeQuery/fulfilled`;

const listeners = new Set<(event: ServerEvent) => void>();

/** Subscribes to all events, for those that no cache stores; returns the unsubscribe function. */
export function listen(listener: (event: ServerEvent) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

interface Channel {
  readonly connected: boolean;
  emit(name: keyof ClientEvents, data: unknown): unknown;
}

let channel: Channel | undefined;

export const speakThrough = (socket: Channel) => {
  channel = socket;
};

/** Sends an event that matters only now; it is dropped while offline. */
export function say<Name extends keyof ClientEvents>(name: Name, data: ClientEvents[Name]): void {
  if (channel?.connected) channel.emit(name, data);
}

export interface LiveSocket {
  on(name: 'connect' | 'connect_error', listener: () => void): unknown;
  on(name: 'event', listener: (events: readonly ServerEvent[]) => void): unknown;
}

export function bindSocket(socket: LiveSocket, store: LiveStore, liveTags: readonly Tag[]): void {
  let mayHaveMissed = false;
  socket.on('connect', () => {
    // Needed even if Socket.IO recovered the session: events are lost while it checks the token again.
    if (mayHaveMissed) store.dispatch(api.util.invalidateTags([...liveTags]));
    mayHaveMissed = true;
  });
  socket.on('connect_error', () => {
    mayHaveMissed = true;
  });
  socket.on('event', (events) => {
    for (const event of events) {
      happened(store, event);
      listeners.forEach((listener) => listener(event));
    }
  });
}
