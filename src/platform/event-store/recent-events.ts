import type { EventMetadata } from '../../kernel/event';
import type { StoredEvent } from './event-store';

const MAX_EVENTS = 1_000;

export interface SerializedEvent {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
  readonly time: number;
}

/** Caches the last events appended here, without gaps: `an event, with … views more that take in none` needs it. */
export class RecentEvents {
  private events: RecentEvent[] = [];

  add(events: readonly SerializedEvent[]): void {
    const next = (this.events.at(-1)?.serialized.position ?? 0) + 1;
    if (events[0] && events[0].position !== next) this.events = [];
    for (const event of events) this.events.push(new RecentEvent(event));
    if (this.events.length > 2 * MAX_EVENTS) this.events = this.events.slice(-MAX_EVENTS);
  }

  /** Returns all events after `from` up to `until`, or undefined if some of them are not cached. */
  between(from: number, until: number): readonly StoredEvent[] | undefined {
    const first = this.events[0]?.serialized.position ?? Infinity;
    const last = first + this.events.length - 1;
    if (from + 1 < first || until > last) return undefined;
    return this.events.slice(from + 1 - first, until + 1 - first);
  }
}

class RecentEvent implements StoredEvent {
  private parsedData?: StoredEvent['data'];
  private parsedMetadata?: EventMetadata;

  constructor(readonly serialized: SerializedEvent) {}

  get id(): string {
    return this.serialized.id;
  }

  get stream(): string {
    return this.serialized.stream;
  }

  get revision(): number {
    return this.serialized.revision;
  }

  get position(): bigint {
    return BigInt(this.serialized.position);
  }

  get type(): string {
    return this.serialized.type;
  }

  get data(): StoredEvent['data'] {
    return (this.parsedData ??= JSON.parse(this.serialized.data) as StoredEvent['data']);
  }

  get metadata(): EventMetadata {
    return (this.parsedMetadata ??= JSON.parse(this.serialized.metadata) as EventMetadata);
  }

  get time(): string {
    return new Date(this.serialized.time).toISOString();
  }
}
