import type { JSONEventData, Position, RecordedEvent, ResolvedEvent } from '@eventstore/db-client';
import type { EventMetadata } from '../../kernel/event';
import type { EventToStore, StoredEvent } from './event-store';

/** The server sets its own time, so the time of an event recorded elsewhere is stored in the metadata. */
type KeptMetadata = EventMetadata & { readonly time?: string };

export function toEventData({ id, type, data, metadata, time }: EventToStore): JSONEventData {
  const kept: KeptMetadata = time === undefined ? metadata : { ...metadata, time };
  // What is not JSON must fail here; nobody could catch the client's error.
  JSON.stringify([data, kept]);
  return { id, contentType: 'application/json', type, data, metadata: { ...kept } };
}

export function toStoredEvent(resolved: ResolvedEvent, prefix: string): StoredEvent {
  const event = recorded(resolved);
  const { time = event.created.toISOString(), ...metadata } = event.metadata as unknown as KeptMetadata;
  return {
    id: event.id,
    stream: event.streamId.slice(prefix.length),
    revision: Number(event.revision),
    position: positionOf(event),
    type: event.type,
    data: event.data as StoredEvent['data'],
    metadata,
    time,
  };
}

export function positionOf({ position }: { readonly position?: Position }): bigint {
  if (!position) throw new Error('EventStoreDB from 22.6 on is needed: this server does not tell positions.');
  return position.commit;
}

export function recorded({ event }: ResolvedEvent): RecordedEvent {
  if (!event) throw new Error('The event store answered with no event.');
  return event;
}
