import { randomUUID } from 'node:crypto';
import type {
  EventBatch,
  EventStore,
  EventToStore,
  ReadAllOptions,
  StoredEvent,
} from '../../src/platform/event-store/event-store';

export interface EventStoreHarness {
  readonly store: EventStore;
  reopen(): Promise<EventStore>;
  dispose(): Promise<void>;
}

export const newStream = () => `thing-${randomUUID()}`;

export const event = (data: Record<string, unknown> = {}, type = 'ThingHappened'): EventToStore => ({
  id: randomUUID(),
  type,
  data,
  metadata: { version: 1, actor: { id: 'ada', role: 'student' }, correlationId: 'request-1' },
});

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

export const idsOf = (events: readonly { readonly id: string }[]) => events.map(({ id }) => id);

export async function batchesOf(store: EventStore, options: ReadAllOptions): Promise<EventBatch[]> {
  const batches: EventBatch[] = [];
  for await (const batch of store.readAll(options)) batches.push(batch);
  return batches;
}

export const eventsOf = (batches: readonly EventBatch[]): StoredEvent[] =>
  batches.flatMap(({ events }) => events);

export const everything = async (store: EventStore): Promise<StoredEvent[]> =>
  eventsOf(await batchesOf(store, { after: 0n }));
