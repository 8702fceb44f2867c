import type { EventMetadata } from '../../kernel/event';

/** The revision that an append expects of the stream; a number is the revision of the last event, counted from 0. */
export type ExpectedRevision = 'any' | 'no-stream' | number;

/** An event as stored: the payload in the version in which it was written, with personal fields sealed. */
export interface StoredEvent {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: bigint;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly metadata: EventMetadata;
  /** ISO 8601 in UTC. */
  readonly time: string;
}

/** Every store finds an event by this key, whatever its position there. */
export type EventKey = Pick<StoredEvent, 'id' | 'stream' | 'revision'>;

export const fullIdOf = ({ id, stream, revision }: EventKey) => `${id}@${revision}:${stream}`;

/** Returns undefined for a bare event id, which is all that earlier releases stored. */
export function eventKeyOf(fullId: string): EventKey | undefined {
  const [, id, revision, stream] = /^([^@]+)@(\d+):(.*)$/s.exec(fullId) ?? [];
  return id !== undefined && stream !== undefined ? { id, stream, revision: Number(revision) } : undefined;
}

export type EventToStore = Pick<StoredEvent, 'id' | 'type' | 'data' | 'metadata'> & {
  /** The time of an event first recorded elsewhere; by default the time of the append. */
  readonly time?: string;
};

export interface AppendResult {
  readonly revision: number;
  readonly position: bigint;
}

export interface Append {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly EventToStore[];
}

export type Appends = AsyncIterable<Append> | Iterable<Append>;
export type OnAppended = (append: Append) => void;

export interface EventBatch {
  readonly events: readonly StoredEvent[];
  /** Every event up to here has been seen, whether or not its type was requested. */
  readonly position: bigint;
  /** The full id of the event at that position. */
  readonly eventId: string;
}

export interface ReadAllOptions {
  /** Exclusive; 0n is before the first event. */
  readonly after: bigint;
  readonly types?: readonly string[];
  /** The maximum number of events in a batch; by default 1,000. */
  readonly batchSize?: number;
}

export interface SubscribeOptions extends ReadAllOptions {
  readonly signal: AbortSignal;
}

export interface EventStore {
  /** Resolves once durable; idempotent by event id. Throws `WrongExpectedRevision`, or the storage's error. */
  append(stream: string, expected: ExpectedRevision, events: readonly EventToStore[]): Promise<AppendResult>;
  /** Appends in order and calls `onAppended` for each. Rejects with the first error; later ones may be stored then. */
  appendInOrder(appends: Appends, onAppended: OnAppended): Promise<void>;
  readStream(stream: string): Promise<readonly StoredEvent[]>;
  readAll(options: ReadAllOptions): AsyncIterable<EventBatch>;
  /** Like `readAll`, then continues with new events, also from other processes, until `signal` aborts. */
  subscribe(options: SubscribeOptions): AsyncIterable<EventBatch>;
  head(): Promise<bigint>;
  /** Returns the full id of the event at exactly this position; any other, even impossible position has none. */
  idAt(position: bigint): Promise<string | undefined>;
  /** Returns the event's position in this store, or undefined if the store lacks the event. */
  positionOf(event: EventKey): Promise<bigint | undefined>;
  close(): Promise<void>;
}

export const EVENT_STORE = Symbol('EventStore');

export class WrongExpectedRevision extends Error {
  constructor(
    readonly stream: string,
    readonly expected: ExpectedRevision,
    readonly actual: number | 'no-stream',
  ) {
    super(`Stream ${stream} is at ${actual}, not at ${expected}.`);
    this.name = 'WrongExpectedRevision';
  }
}
