import type { JSONEventData, Position, RecordedEvent, ResolvedEvent } from '@eventstore/db-client';
import type { EventMetadata } from '../../kernel/event';
import type { EventToStore, StoredEvent } from './event-store';

/** The server sets its own time, so the time of an event recorded elsewhere is stored in the metadata. */
type StoredMetadata = EventMetadata & { readonly time?: string };

export const JSON_TYPE = 'application/json';

const storedMetadata = ({ metadata, time }: EventToStore): StoredMetadata =>
  time === undefined ? metadata : { ...metadata, time };

export const toJson = (event: EventToStore) => ({
  data: Buffer.from(JSON.stringify(event.data)),
  metadata: Buffer.from(JSON.stringify(storedMetadata(event))),
});

/** Throws for what is not JSON, because nobody could catch the client's error. */
export function toEventData(event: EventToStore): JSONEventData {
  toJson(event);
  const { id, type, data } = event;
  return { id, contentType: JSON_TYPE, type, data, metadata: { ...storedMetadata(event) } };
}

export function toStoredEvent(resolved: ResolvedEvent, prefix: string): StoredEvent {
  const event = recorded(resolved);
  const { time = event.created.toISOString(), ...metadata } = event.metadata as unknown as StoredMetadata;
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
