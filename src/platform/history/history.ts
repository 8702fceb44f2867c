import { Inject, Injectable } from '@nestjs/common';
import { EventCatalog, type AnyRecordedEvent, type EventMetadata } from '../../kernel/event';
import {
  EVENT_STORE,
  type Appended,
  type EventStore,
  type ExpectedRevision,
  type ReadAllOptions,
  type StoredEvent,
} from '../event-store/event-store';
import { PersonalKeys } from '../personal-data/personal-keys';
import { open, seal } from '../personal-data/seal';

export interface EventToRecord {
  readonly id: string;
  readonly type: string;
  readonly data: object;
}

/** How far somebody is in the history, and which event is there, so that another history is known as another. */
export interface Place {
  readonly position: bigint;
  /** Null before the first event. */
  readonly eventId: string | null;
}

export interface HistoryBatch {
  readonly events: readonly AnyRecordedEvent[];
  readonly position: bigint;
  /** Of the event at that position. */
  readonly eventId: string;
}

/** The event store as the application sees it: payloads in today's shape, personal fields readable. */
@Injectable()
export class History {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly catalog: EventCatalog,
    private readonly keys: PersonalKeys,
  ) {}

  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly EventToRecord[],
    metadata: Omit<EventMetadata, 'version'>,
  ): Promise<Appended> {
    const sealed = await Promise.all(
      events.map(async ({ id, type, data }) => ({
        id,
        type,
        data: await this.sealed(type, data as Record<string, unknown>),
        metadata: { version: this.catalog.version(type), ...metadata },
      })),
    );
    return this.store.append(stream, expected, sealed);
  }

  async read(stream: string): Promise<AnyRecordedEvent[]> {
    return this.opened(await this.store.readStream(stream));
  }

  async *readAll(options: ReadAllOptions): AsyncIterable<HistoryBatch> {
    for await (const { events, ...place } of this.store.readAll(options)) {
      yield { events: await this.opened(events), ...place };
    }
  }

  async *subscribe(options: ReadAllOptions & { readonly signal: AbortSignal }): AsyncIterable<HistoryBatch> {
    for await (const { events, ...place } of this.store.subscribe(options)) {
      yield { events: await this.opened(events), ...place };
    }
  }

  head(): Promise<bigint> {
    return this.store.head();
  }

  /** Whether just this event is at this position; before the first one, every history is the same. */
  async holds({ position, eventId }: Place): Promise<boolean> {
    if (position === 0n) return true;
    return eventId !== null && (await this.store.idAt(position)) === eventId;
  }

  async placeAtHead(): Promise<Place> {
    const position = await this.head();
    return { position, eventId: (await this.store.idAt(position)) ?? null };
  }

  /** Position of the last event before the first one that was recorded after `time`. */
  async lastBefore(time: string): Promise<bigint> {
    let last = 0n;
    for await (const { events } of this.store.readAll({ after: 0n })) {
      for (const event of events) {
        if (event.time > time) return last;
        last = event.position;
      }
    }
    return last;
  }

  private async sealed(type: string, data: Record<string, unknown>) {
    const personal = this.catalog.personal(type);
    if (!personal) return data;
    const person = String(data[personal.of]);
    const key = await this.keys.forSealing(person);
    const sealed = Object.fromEntries(
      personal.fields.map((field) => [field, seal(data[field], key, person)]),
    );
    return { ...data, ...sealed };
  }

  private async opened(events: readonly StoredEvent[]): Promise<AnyRecordedEvent[]> {
    const opened: AnyRecordedEvent[] = [];
    for (const event of events) opened.push(this.isReadable(event) ? event : await this.openedEvent(event));
    return opened;
  }

  /** What needs neither lifting nor opening passes as it is: a store parses only what somebody looks at. */
  private isReadable(event: StoredEvent): boolean {
    const version = this.catalog.version(event.type);
    return !this.catalog.personal(event.type) && (version === 1 || version === event.metadata.version);
  }

  private async openedEvent(event: StoredEvent): Promise<AnyRecordedEvent> {
    const { id, stream, revision, position, type, metadata, time } = event;
    let data = this.catalog.lift(type, metadata.version, event.data);
    const personal = this.catalog.personal(type);
    if (personal) {
      const person = String(data[personal.of]);
      const key = await this.keys.forOpening(person);
      data = { ...data };
      for (const field of personal.fields) data[field] = open(data[field], key, person);
    }
    return { id, stream, revision, position, type, metadata, time, data };
  }
}
