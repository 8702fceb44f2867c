import type { EventMetadata } from '../../kernel/event';

/** The revision a stream must have for an append to happen; a number is that of its last event, from 0. */
export type ExpectedRevision = 'any' | 'no-stream' | number;

/** As it is stored: payloads in the version they were written in, personal fields sealed. */
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

export type EventToStore = Pick<StoredEvent, 'id' | 'type' | 'data' | 'metadata'> & {
  /** Of an event that was recorded elsewhere before; the moment of the append unless told. */
  readonly time?: string;
};

export interface Appended {
  /** Of the last event appended. */
  readonly revision: number;
  readonly position: bigint;
}

export interface EventBatch {
  readonly events: readonly StoredEvent[];
  /** Everything up to here has been seen, whether an event of it was asked for or not. */
  readonly position: bigint;
  /** Of the event at that position. */
  readonly eventId: string;
}

export interface ReadAllOptions {
  /** Exclusive; 0n is before the first event. */
  readonly after: bigint;
  readonly types?: readonly string[];
  /** Events in a batch at most; 1,000 unless told. */
  readonly batchSize?: number;
}

export interface SubscribeOptions extends ReadAllOptions {
  readonly signal: AbortSignal;
  /** May be told, in place of a batch without events, of what was committed while the next batch is waited for. */
  readonly passed?: (place: Omit<EventBatch, 'events'>) => void;
}

export interface EventStore {
  /**
   * Resolves once the events are durable; all or none of them.
   * The same event ids sent again to the same stream change nothing and answer as the first time.
   * Throws `WrongExpectedRevision`, or whatever the storage said when it could not keep them.
   */
  append(stream: string, expected: ExpectedRevision, events: readonly EventToStore[]): Promise<Appended>;
  /** In order; empty where there is no such stream. */
  readStream(stream: string): Promise<readonly StoredEvent[]>;
  /** Ends at the head of the moment it gets there. */
  readAll(options: ReadAllOptions): AsyncIterable<EventBatch>;
  /** As `readAll`, then goes on with what comes, also from other processes, until `signal` aborts. */
  subscribe(options: SubscribeOptions): AsyncIterable<EventBatch>;
  /** Position of the last event; 0n where there is none. */
  head(): Promise<bigint>;
  /** Id of the event at just this position; undefined where there is none. */
  idAt(position: bigint): Promise<string | undefined>;
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
