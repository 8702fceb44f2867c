import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { ErrorType, EventStoreDBClient, ResolvedEvent, StreamingRead } from '@eventstore/db-client';

export interface EventStoreDbOptions {
  /** How long the server may take for one call; 5 seconds unless told. */
  readonly deadlineMs?: number;
  /** How long a call that did not get through is tried again; 15 seconds unless told. */
  readonly patienceMs?: number;
}

/** No answer within the deadline. */
export class NoAnswer extends Error {
  constructor() {
    super('The event store gave no answer in time.');
    this.name = 'NoAnswer';
  }
}

/** A subscription that the server ended. */
export class Dropped extends Error {
  constructor() {
    super('The event store ended the subscription.');
    this.name = 'Dropped';
  }
}

/** What the client has and does not publish. */
interface ClientInternals {
  supports: () => Promise<boolean>;
  getChannel: () => Promise<{ close(): void }>;
}

const CANCELLED = 1;
const DEADLINE_EXCEEDED = 4;
const ABORTED = 10;
const INTERNAL = 13;
const UNAVAILABLE = 14;
const LOST: readonly unknown[] = [CANCELLED, DEADLINE_EXCEEDED, ABORTED, INTERNAL, UNAVAILABLE];

const MAX_PAUSE_MS = 1_000;

/** The client, and tries again: every call made here may happen twice without harm. */
export class EventStoreDbConnection {
  readonly deadlineMs: number;
  private readonly patienceMs: number;
  private readonly closing = new AbortController();

  /** Throws where the address is none. Nothing is connected yet. */
  static async open(server: string, options: EventStoreDbOptions): Promise<EventStoreDbConnection> {
    // Takes its time to load: only where it is used.
    const { EventStoreDBClient } = await import('@eventstore/db-client');
    return new EventStoreDbConnection(EventStoreDBClient.connectionString(server), options);
  }

  private constructor(
    readonly client: EventStoreDBClient,
    { deadlineMs = 5_000, patienceMs = 15_000 }: EventStoreDbOptions,
  ) {
    this.deadlineMs = deadlineMs;
    this.patienceMs = patienceMs;
    // Appends that share one stream (BatchAppend) have no deadline, fail together, and can end the process: to a
    // client that takes the server to have none of it, each append is a call of its own.
    internals(client).supports = async () => false;
    setMaxListeners(0, this.closed);
  }

  get closed(): AbortSignal {
    return this.closing.signal;
  }

  async call<T>(act: () => Promise<T>): Promise<T> {
    for (const attempts = this.attempts(); ;) {
      try {
        return await act();
      } catch (error) {
        await attempts.failed(error);
      }
    }
  }

  /** Reads to the end; fails where the next event takes longer than the deadline. */
  read(start: () => StreamingRead<ResolvedEvent>): Promise<ResolvedEvent[]> {
    return this.call(async () => {
      const read = start();
      // The client may go on emitting after the loop has ended, and an error without a listener ends the process.
      read.on('error', () => undefined);
      const timer = setTimeout(() => read.destroy(new NoAnswer()), this.deadlineMs);
      const events: ResolvedEvent[] = [];
      try {
        for await (const event of read) {
          events.push(event);
          timer.refresh();
        }
        return events;
      } catch (error) {
        read.cancel().catch(() => undefined);
        throw error;
      } finally {
        clearTimeout(timer);
      }
    });
  }

  attempts() {
    let failures = 0;
    let giveUpAt = 0;
    return {
      succeeded: () => {
        failures = 0;
      },
      /** Waits before the next attempt; throws the error where that is of no use or has been tried for long enough. */
      failed: async (error: unknown): Promise<void> => {
        if (failures === 0) giveUpAt = Date.now() + this.patienceMs;
        if (!isLost(error) || Date.now() > giveUpAt) throw error;
        const pause = Math.min(50 * 2 ** failures++, MAX_PAUSE_MS);
        await delay(pause, undefined, { signal: this.closed }).catch(() => {
          throw error;
        });
      },
    };
  }

  /** Ends what follows the history and tries nothing again; what is in flight finishes first. */
  async close(inFlight: Iterable<Promise<unknown>>): Promise<void> {
    this.closing.abort();
    await Promise.allSettled(inFlight);
    await this.client.dispose();
    // Where none could be opened there is none to close.
    await internals(this.client)
      .getChannel()
      .then(
        (channel) => channel.close(),
        () => undefined,
      );
  }
}

const internals = (client: EventStoreDBClient) => client as unknown as ClientInternals;

export const isOfType = (error: unknown, type: `${ErrorType}`) =>
  error instanceof Error && 'type' in error && error.type === type;

const isLost = (error: unknown) =>
  error instanceof NoAnswer ||
  error instanceof Dropped ||
  isOfType(error, 'not-leader') ||
  (error instanceof Error && 'code' in error && LOST.includes(error.code));
