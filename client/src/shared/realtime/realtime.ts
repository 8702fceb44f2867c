import type { Middleware, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ClientEvents, ServerEvent, ServerEventName, Tag } from 'contract/realtime';
import { api } from '../api/baseApi';
import { dropEarly } from '../api/request';
import { LIST } from '../api/resource';
import { deviceNow } from '../lib/clock';

type EventOf<Name extends ServerEventName> = Extract<ServerEvent, { name: Name }>;

/** Method parameters are bivariant, so a patch may narrow the draft and the arguments. */
type Patch<Event> = { apply(draft: unknown, event: Event, args: unknown): void }['apply'];

interface Rule<Event> {
  /** Changes of cached responses, by endpoint. */
  readonly patch?: Readonly<Record<string, Patch<Event>>>;
  /** Tags to refetch, because the event lacks some of their data. */
  readonly invalidate?: (event: Event) => readonly { readonly type: Tag; readonly id: string }[];
}

const rules = new Map<string, Rule<ServerEvent>>();

export function onServerEvent<Name extends ServerEventName>(name: Name, rule: Rule<EventOf<Name>>): void {
  rules.set(name, rule as Rule<ServerEvent>);
}

/** False for the client's own change, whose version is equal, and for an event that came late. */
export const isNewer = (have: { readonly version: number } | undefined, event: ServerEvent) =>
  have !== undefined && event.version > have.version;

interface ApiState {
  readonly api: ReturnType<typeof api.reducer>;
}
export interface LiveStore {
  readonly dispatch: ThunkDispatch<ApiState, unknown, UnknownAction>;
  readonly getState: () => ApiState;
}

/** Endpoints are injected later, so the compiler does not know their names. */
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

const MAX_RECENT = 500;
const recent: { readonly at: number; readonly event: ServerEvent }[] = [];

/** Applies events that arrived during a query, whose response may be older. */
export const replayMiddleware: Middleware<object, ApiState> = (store) => (next) => (action) => {
  const result = next(action);
  if (isAnswered(action)) {
    const key = action.meta.arg.queryCacheKey;
    const started = store.getState().api.queries[key]?.startedTimeStamp ?? 0;
    for (const { at, event } of recent) if (at >= started) applyEvent(store, event, key);
  }
  return result;
};

export function handleEvent(store: LiveStore, event: ServerEvent): void {
  dropEarly();
  recent.push({ at: deviceNow(), event });
  if (recent.length > MAX_RECENT) recent.shift();
  applyEvent(store, event);
}

interface Answered {
  readonly meta: { readonly arg: { readonly queryCacheKey: string } };
}
export const isAnswered = (action: unknown): action is Answered =>
  (action as UnknownAction).type === `${api.reducerPath}/executeQuery/fulfilled`;

const listeners = new Set<(event: ServerEvent) => void>();

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

export const setChannel = (socket: Channel) => {
  channel = socket;
};

export function emitVolatile<Name extends keyof ClientEvents>(name: Name, data: ClientEvents[Name]): void {
  if (channel?.connected) channel.emit(name, data);
}

export interface LiveSocket {
  on(name: 'connect' | 'connect_error', listener: () => void): unknown;
  on(name: 'event', listener: (events: readonly ServerEvent[]) => void): unknown;
}

export function bindSocket(socket: LiveSocket, store: LiveStore, liveTags: readonly Tag[]): void {
  let mayHaveMissed = false;
  socket.on('connect', () => {
    // Needed even after a recovered session, since events are lost while Socket.IO checks the token.
    if (mayHaveMissed) store.dispatch(api.util.invalidateTags([...liveTags]));
    mayHaveMissed = true;
  });
  socket.on('connect_error', () => {
    mayHaveMissed = true;
  });
  socket.on('event', (events) => {
    for (const event of events) {
      handleEvent(store, event);
      listeners.forEach((listener) => listener(event));
    }
  });
}
