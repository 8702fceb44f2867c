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
import { openedPayload, ownersOf, sealedPayload } from '../personal-data/payload';

export interface EventToRecord {
  readonly id: string;
  readonly type: string;
  readonly data: object;
}

export interface HistoryBatch {
  readonly events: readonly AnyRecordedEvent[];
  readonly position: bigint;
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
    for await (const { events, position } of this.store.readAll(options)) {
      yield { events: await this.opened(events), position };
    }
  }

  async *subscribe(options: ReadAllOptions & { readonly signal: AbortSignal }): AsyncIterable<HistoryBatch> {
    for await (const { events, position } of this.store.subscribe(options)) {
      yield { events: await this.opened(events), position };
    }
  }

  head(): Promise<bigint> {
    return this.store.head();
  }

  private async sealed(type: string, data: Record<string, unknown>) {
    const fields = this.catalog.sealed(type);
    const keys = new Map<string, Buffer | null>();
    for (const id of ownersOf(data, fields)) keys.set(id, await this.keys.forSealing(id));
    return sealedPayload(data, fields, (id) => keys.get(id));
  }

  private async opened(events: readonly StoredEvent[]): Promise<AnyRecordedEvent[]> {
    const keys = new Map<string, Buffer | null | undefined>();
    const opened: AnyRecordedEvent[] = [];
    for (const event of events) {
      if (this.isReadable(event)) {
        opened.push(event);
        continue;
      }
      const data = this.catalog.lift(event.type, event.metadata.version, event.data);
      const fields = this.catalog.sealed(event.type);
      for (const id of ownersOf(data, fields)) {
        if (!keys.has(id)) keys.set(id, await this.keys.forOpening(id));
      }
      opened.push(
        openedEvent(
          event,
          openedPayload(data, fields, (id) => keys.get(id)),
        ),
      );
    }
    return opened;
  }

  /** What needs neither lifting nor opening passes as it is: a store parses only what somebody looks at. */
  private isReadable(event: StoredEvent): boolean {
    const version = this.catalog.version(event.type);
    const nothingSealed = this.catalog.sealed(event.type).length === 0;
    return nothingSealed && (version === 1 || version === event.metadata.version);
  }
}

const openedEvent = (
  { id, stream, revision, position, type, metadata, time }: StoredEvent,
  data: Record<string, unknown>,
): AnyRecordedEvent => ({ id, stream, revision, position, type, metadata, time, data });
