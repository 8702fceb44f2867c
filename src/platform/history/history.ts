import { Inject, Injectable } from '@nestjs/common';
import { EventCatalog, type AnyRecordedEvent, type EventMetadata } from '../../kernel/event';
import {
  EVENT_STORE,
  type AppendResult,
  type EventBatch,
  eventKeyOf,
  type EventStore,
  type ExpectedRevision,
  type ReadAllOptions,
  type StoredEvent,
} from '../event-store/event-store';
import { PersonalKeys } from '../personal-data/personal-keys';
import { openedPayload, ownersOf, sealedPayload } from '../personal-data/payload';
import { SharedSubscription, type FollowOptions } from './shared-subscription';

export interface EventToRecord {
  readonly id: string;
  readonly type: string;
  readonly data: object;
}

/** The event shows whether the history was replaced, and is found again in one that was moved to another server. */
export interface Place {
  readonly position: bigint;
  readonly eventId: string | null;
}

export interface HistoryBatch {
  readonly events: readonly AnyRecordedEvent[];
  readonly position: bigint;
  readonly eventId: string;
}

export interface HistoryAppend extends AppendResult {
  /** False if these events were recorded before, and this process knew of that or of something later. */
  readonly isNew: boolean;
}

/** The event store as the application sees it: payloads have today's shape, and personal fields are readable. */
@Injectable()
export class History {
  private readonly shared: SharedSubscription;
  /** Events are opened once, however many followers receive them. */
  private readonly opening = new WeakMap<StoredEvent, Promise<AnyRecordedEvent>>();
  /** The latest position that this process knows. */
  private latest = 0n;

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    readonly catalog: EventCatalog,
    private readonly keys: PersonalKeys,
  ) {
    this.shared = new SharedSubscription(store);
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly EventToRecord[],
    metadata: Omit<EventMetadata, 'version'>,
  ): Promise<HistoryAppend> {
    const sealed = await Promise.all(
      events.map(async ({ id, type, data }) => ({
        id,
        type,
        data: await this.sealed(type, data as Record<string, unknown>),
        metadata: { version: this.catalog.version(type), ...metadata },
      })),
    );
    const before = this.latest;
    const appended = await this.store.append(stream, expected, sealed);
    this.noticed(appended.position);
    return { ...appended, isNew: appended.position > before };
  }

  async read(stream: string): Promise<AnyRecordedEvent[]> {
    return this.opened(await this.store.readStream(stream));
  }

  async *readAll(options: ReadAllOptions): AsyncIterable<HistoryBatch> {
    for await (const { events, ...place } of this.store.readAll(this.asStored(options))) {
      yield { events: await this.opened(events), ...place };
    }
  }

  async *subscribe(options: FollowOptions): AsyncIterable<HistoryBatch> {
    for await (const { events, ...place } of this.shared.subscribe(this.asStored(options))) {
      this.noticed(place.position);
      yield { events: await this.openedOnce(events), ...place };
    }
  }

  /** Yields events as they are stored, so possibly under former names. */
  subscribeSealed(options: FollowOptions): AsyncIterable<EventBatch> {
    return this.shared.subscribe(this.asStored(options));
  }

  currentName(type: string): string {
    return this.catalog.currentName(type);
  }

  async head(): Promise<bigint> {
    const head = await this.store.head();
    this.noticed(head);
    return head;
  }

  /** Returns where this history has the place's event, possibly at another position, or undefined if nowhere. */
  async find({ position, eventId }: Place): Promise<Place | undefined> {
    // Before the first event, all histories are the same.
    if (position === 0n) return { position, eventId };
    if (eventId === null) return undefined;
    const key = eventKeyOf(eventId);
    if (key) {
      const found = await this.store.positionOf(key);
      return found === undefined ? undefined : { position: found, eventId };
    }
    const fullId = await this.store.idAt(position);
    return fullId !== undefined && eventKeyOf(fullId)?.id === eventId
      ? { position, eventId: fullId }
      : undefined;
  }

  async holds(place: Place): Promise<boolean> {
    return (await this.find(place))?.position === place.position;
  }

  async placeAtHead(): Promise<Place> {
    return this.placeAt(await this.head());
  }

  async placeAt(position: bigint): Promise<Place> {
    return { position, eventId: (await this.store.idAt(position)) ?? null };
  }

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

  private noticed(position: bigint): void {
    if (position > this.latest) this.latest = position;
  }

  private asStored<Options extends { readonly types?: readonly string[] }>(options: Options): Options {
    return options.types ? { ...options, types: this.catalog.storedNames(options.types) } : options;
  }

  private async sealed(type: string, data: Record<string, unknown>) {
    const fields = this.catalog.sealed(type);
    const keys = new Map<string, Buffer | null>();
    for (const id of ownersOf(data, fields)) keys.set(id, await this.keys.forSealing(id));
    return sealedPayload(data, fields, keys);
  }

  private openedOnce(events: readonly StoredEvent[]): Promise<AnyRecordedEvent[]> {
    const unknown = events.filter((event) => !this.opening.has(event));
    const opening = this.opened(unknown);
    for (const [index, event] of unknown.entries()) {
      const opened = opening.then((all) => all[index]!);
      this.opening.set(event, opened);
      // A failure is not cached, so the next reader tries again.
      opened.catch(() => this.opening.delete(event));
    }
    return Promise.all(events.map((event) => this.opening.get(event)!));
  }

  /** Events that need no upcast and have no sealed fields pass unchanged: a store parses fields lazily. */
  private async opened(events: readonly StoredEvent[]): Promise<AnyRecordedEvent[]> {
    const owners = new Set<string>();
    const lifted = events.map((event) => {
      const type = this.catalog.currentName(event.type);
      const fields = this.catalog.sealed(type);
      const isCurrent = type === event.type && this.catalog.version(type) === 1;
      if (isCurrent && fields.length === 0) return { event };
      const data = isCurrent ? event.data : this.catalog.lift(event.type, event.metadata.version, event.data);
      for (const id of ownersOf(data, fields)) owners.add(id);
      return { event, type, data, fields };
    });
    const keys = await this.keys.forOpeningMany(owners);
    return lifted.map(({ event, type, data, fields }) => {
      if (!data) return event;
      return new OpenedEvent(event, type, fields.length > 0 ? openedPayload(data, fields, keys) : data);
    });
  }
}

class OpenedEvent implements AnyRecordedEvent {
  readonly #stored: StoredEvent;

  constructor(
    stored: StoredEvent,
    readonly type: string,
    readonly data: Record<string, unknown>,
  ) {
    this.#stored = stored;
  }

  get id() {
    return this.#stored.id;
  }

  get stream() {
    return this.#stored.stream;
  }

  get revision() {
    return this.#stored.revision;
  }

  get position() {
    return this.#stored.position;
  }

  get metadata() {
    return this.#stored.metadata;
  }

  get time() {
    return this.#stored.time;
  }
}
