import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { ErrorType, EventStoreDBClient, ResolvedEvent, StreamingRead } from '@eventstore/db-client';
import type { StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb';
import type { CallOptions, Metadata } from '@grpc/grpc-js';
import { loadMessages, type Messages } from './eventstoredb-messages';
import { StoreUnavailable } from '../store-unavailable';

export const TIMEOUT_MS = 10_000;

export interface EventStoreDbOptions {
  /** How long the server may take for one call; by default 5 seconds. */
  readonly deadlineMs?: number;
  /** How long a call may take with all its retries; by default 10 seconds. */
  readonly timeoutMs?: number;
  /** When the caller began to wait; by default the time of the call. */
  readonly waitingSince?: () => number | undefined;
}

export class NoResponse extends Error {
  constructor() {
    super('The event store gave no answer in time.');
    this.name = 'NoAnswer';
  }
}

export class ConnectionDropped extends Error {
  constructor() {
    super('The connection to the event store has ended.');
    this.name = 'Dropped';
  }
}

/** Reads must go to the leader, or a follower's lag would look like a lost event. */
export const FROM_LEADER = { requiresLeader: true };

interface ClientInternals {
  supports: () => Promise<boolean>;
  execute: (service: unknown, name: string, act: (caller: Caller) => Promise<unknown>) => Promise<unknown>;
  getChannel: () => Promise<{ close(): void }>;
  GRPCStreamCreator: <Call>(
    service: typeof StreamsClient,
    name: string,
    create: (streams: StreamsClient) => Call,
  ) => () => Promise<Call>;
  callArguments: (options: object, callOptions: object) => CallArguments;
}

type CallArguments = [metadata: Metadata, options: CallOptions];

interface Caller {
  getChannel(): { getConnectivityState(tryToConnect: boolean): number };
}

const CANCELLED = 1;
const DEADLINE_EXCEEDED = 4;
const ABORTED = 10;
const INTERNAL = 13;
const UNAVAILABLE = 14;
const CONNECTION_LOST: readonly unknown[] = [CANCELLED, DEADLINE_EXCEEDED, ABORTED, INTERNAL, UNAVAILABLE];
/** Client and server send these messages, without an error code, while a cluster has no leader. */
const NO_LEADER = /Failed to discover after|No leader info available|Channel has been shut down/;
const SHUT_DOWN = 4;

const MAX_PAUSE_MS = 1_000;
/** Each attempt discovers the leader once, since attempts are repeated here; each node may take 2 seconds. */
const DISCOVERY = 'maxDiscoverAttempts=1&gossipTimeout=2';

/** Wraps the client with retries. Every call made here is idempotent. */
export class EventStoreDbConnection {
  readonly deadlineMs: number;
  private readonly timeoutMs: number;
  private readonly waitingSince: () => number | undefined;
  private readonly closing = new AbortController();
  private current: EventStoreDBClient;
  private replacing = new AbortController();

  static async open(server: string, options: EventStoreDbOptions): Promise<EventStoreDbConnection> {
    // The client is slow to load, so it is loaded only where it is used.
    const { EventStoreDBClient } = await import('@eventstore/db-client');
    const messages = await loadMessages();
    const address = `${server}${server.includes('?') ? '&' : '?'}${DISCOVERY}`;
    return new EventStoreDbConnection(() => EventStoreDBClient.connectionString(address), messages, options);
  }

  private constructor(
    private readonly connect: () => EventStoreDBClient,
    readonly messages: Messages,
    { deadlineMs = 5_000, timeoutMs = TIMEOUT_MS, waitingSince = () => undefined }: EventStoreDbOptions,
  ) {
    this.deadlineMs = deadlineMs;
    this.timeoutMs = timeoutMs;
    this.waitingSince = waitingSince;
    setMaxListeners(0, this.closed);
    this.current = this.opened();
  }

  get client(): EventStoreDBClient {
    return this.current;
  }

  get replaced(): AbortSignal {
    return this.replacing.signal;
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

  /** Starts a call to the leader that the client has no method for. The client may end it with an error. */
  async startCall<Call>(
    start: (streams: StreamsClient, ...args: CallArguments) => Call,
    options: CallOptions = { deadline: Infinity },
  ): Promise<Call> {
    const inside = internals(this.client);
    return inside.GRPCStreamCreator(this.messages.StreamsClient, 'call', (streams) =>
      start(streams, ...inside.callArguments(FROM_LEADER, options)),
    )();
  }

  /** Returns 0n if no stream with this prefix has an event, undefined if the search fails or exceeds the deadline. */
  async findLast(prefix: string): Promise<bigint | undefined> {
    try {
      const request = this.messages.lastEventRequest(prefix);
      const call = await this.startCall((streams, ...args) => streams.read(request, ...args), {
        deadline: Date.now() + this.deadlineMs,
      });
      let position = 0n;
      for await (const answer of call) position = this.messages.positionIn(answer as ReadResp) ?? position;
      return position;
    } catch {
      return undefined;
    }
  }

  read(start: () => StreamingRead<ResolvedEvent>): Promise<ResolvedEvent[]> {
    return this.call(async () => {
      const read = start();
      // The client may emit errors after the loop has ended, and an unhandled one would end the process.
      read.on('error', () => undefined);
      const timer = setTimeout(() => read.destroy(new NoResponse()), this.deadlineMs);
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
    let since = this.waitingSince();
    let began = Date.now();
    let lastClient = this.client;
    return {
      succeeded: () => {
        failures = 0;
        since = undefined;
        began = Infinity;
      },
      /** Backs off before the next attempt; throws if retrying is pointless or has taken long enough. */
      failed: async (error: unknown): Promise<void> => {
        if (failures === 0) {
          // The last attempt may take its whole deadline. If nobody was waiting, one attempt is repeated anyway.
          const lastAttempt = Math.min(since ?? began, Date.now()) + this.timeoutMs - this.deadlineMs;
          giveUpAt = since === undefined ? Math.max(Date.now(), lastAttempt) : lastAttempt;
        }
        if (!isLost(error)) throw error;
        if (Date.now() > giveUpAt) throw new StoreUnavailable('event store', error);
        if (isSilence(error) && lastClient === this.client) this.replace();
        lastClient = this.client;
        const pause = Math.min(50 * 2 ** failures++, MAX_PAUSE_MS);
        await delay(pause, undefined, { signal: this.closed }).catch(() => {
          throw error;
        });
      },
    };
  }

  async close(inFlight: Iterable<Promise<unknown>>): Promise<void> {
    this.closing.abort();
    await Promise.allSettled(inFlight);
    await this.client.dispose();
    await hangUp(this.client);
  }

  private opened(): EventStoreDBClient {
    const client = this.connect();
    const inside = internals(client);
    // The client's own appends over one shared stream (BatchAppend) have no deadline, fail together, and can crash the
    // process: a client that believes the server does not support them makes each append a separate call.
    inside.supports = async () => false;
    // A call on a channel that has just been closed would crash the process too.
    const { execute } = inside;
    inside.execute = (service, name, act) =>
      execute(service, name, async (caller) => {
        if (caller.getChannel().getConnectivityState(false) === SHUT_DOWN) throw new ConnectionDropped();
        return act(caller);
      });
    setMaxListeners(0, this.replaced);
    return client;
  }

  /** A client stays with an unresponsive node, so it is replaced by a new one, which discovers the leader again. */
  private replace(): void {
    const [silent, replacing] = [this.current, this.replacing];
    this.replacing = new AbortController();
    this.current = this.opened();
    replacing.abort();
    void hangUp(silent);
  }
}

/** The error with which a node answers to a read of its last event; undefined if it lets this account read. */
export async function readLast(address: string): Promise<Error | undefined> {
  const connection = await EventStoreDbConnection.open(address, { timeoutMs: 0 });
  try {
    await connection.read(() =>
      connection.client.readAll({ direction: 'backwards', fromPosition: 'end', maxCount: 1 }),
    );
    return undefined;
  } catch (error) {
    return error as Error;
  } finally {
    await connection.close([]);
  }
}

const hangUp = (client: EventStoreDBClient) =>
  internals(client)
    .getChannel()
    .then(
      (channel) => channel.close(),
      () => undefined,
    );

const internals = (client: EventStoreDBClient) => client as unknown as ClientInternals;

export const isOfType = (error: unknown, type: `${ErrorType}`) =>
  error instanceof Error && 'type' in error && error.type === type;

export const isLost = (error: unknown) =>
  error instanceof NoResponse ||
  error instanceof ConnectionDropped ||
  isOfType(error, 'not-leader') ||
  (error instanceof Error &&
    (NO_LEADER.test(error.message) || ('code' in error && CONNECTION_LOST.includes(error.code))));

/** Returns whether a request may have reached the server. These messages mean that no connection was made. */
export const mayHaveArrived = (error: unknown) =>
  isLost(error) &&
  !/No connection established|ECONNREFUSED|Server Is Not Ready|Failed to discover|No leader info/.test(
    String(error),
  ) &&
  !isOfType(error, 'not-leader');

const isSilence = (error: unknown) => error instanceof NoResponse || isOfType(error, 'deadline-exceeded');
