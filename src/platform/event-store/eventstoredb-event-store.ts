import { randomUUID } from 'node:crypto';
import type { AppendExpectedRevision, EventStoreDBClient, Position } from '@eventstore/db-client';
import { appendInOrder } from './append-in-order';
import { assertAppendable, MAX_APPEND_BYTES, repeated } from './append-rules';
import {
  type Append,
  type AppendResult,
  type Appends,
  type EventBatch,
  type EventKey,
  type EventStore,
  type EventToStore,
  type ExpectedRevision,
  fullIdOf,
  type OnAppended,
  type ReadAllOptions,
  type StoredEvent,
  WrongExpectedRevision,
} from './event-store';
import { explained, readAddress } from './eventstoredb-address';
import {
  EventStoreDbConnection,
  FROM_LEADER,
  isLost,
  isOfType,
  mayHaveArrived,
  type EventStoreDbOptions,
} from './eventstoredb-connection';
import { positionOf, recorded, toEventData, toStoredEvent } from './eventstoredb-event';
import { SharedAppends } from './eventstoredb-shared-appends';
import { follow } from './eventstoredb-subscription';
import { StoreUnavailable } from '../store-unavailable';
import { StreamIds } from './stream-ids';

const MAX_PAGE = 1_000;

/** Uses the commit positions of the server's log, where events of other installations lie in between. */
export class EventStoreDbEventStore implements EventStore {
  private readonly ids = new StreamIds();
  private readonly appending = new Set<Promise<unknown>>();
  private readonly shared: SharedAppends;
  /** The last event of this installation up to `searched`, which is where a search for the head ends. */
  private latest = 0n;
  private searched = 0n;

  static async open(url: string, options: EventStoreDbOptions = {}): Promise<EventStoreDbEventStore> {
    const { server, prefix } = readAddress(url);
    return new EventStoreDbEventStore(await EventStoreDbConnection.open(server, options), prefix, server);
  }

  private constructor(
    private readonly connection: EventStoreDbConnection,
    private readonly prefix: string,
    private readonly server: string,
  ) {
    this.shared = new SharedAppends(connection);
  }

  private get client(): EventStoreDBClient {
    return this.connection.client;
  }

  async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly EventToStore[],
  ): Promise<AppendResult> {
    if (this.connection.closed.aborted) throw new Error('The event store is closed.');
    assertAppendable(stream, events);
    const appending = this.write(stream, expected, events);
    this.appending.add(appending);
    try {
      const appended = await appending;
      this.noticed(appended.position);
      return appended;
    } finally {
      this.appending.delete(appending);
    }
  }

  async appendInOrder(appends: Appends, onAppended: OnAppended): Promise<void> {
    const append = (one: Append) => this.append(one.stream, one.expected, one.events);
    const send = (one: Append) => {
      assertAppendable(one.stream, one.events);
      return this.shared.send(this.prefix, one);
    };
    await appendInOrder(appends, { send, append }, onAppended);
  }

  async readStream(stream: string): Promise<readonly StoredEvent[]> {
    try {
      const events = await this.connection.read(() =>
        this.client.readStream(`${this.prefix}${stream}`, FROM_LEADER),
      );
      const stored = events.map((event) => toStoredEvent(event, this.prefix));
      this.ids.add(stream, 0, idsOf(stored));
      return stored;
    } catch (error) {
      if (isOfType(error, 'stream-not-found')) return [];
      throw error;
    }
  }

  async *readAll(options: ReadAllOptions): AsyncGenerator<EventBatch> {
    let after = options.after;
    for (let head = await this.head(); after < head; head = await this.head()) {
      for await (const batch of this.follow({ ...options, after }, head, [])) {
        after = batch.position;
        yield batch;
        if (after >= head) break;
      }
      if (this.connection.closed.aborted) return;
    }
  }

  async *subscribe({
    signal,
    ...options
  }: ReadAllOptions & { readonly signal: AbortSignal }): AsyncGenerator<EventBatch> {
    if (!signal.aborted) yield* this.follow(options, await this.head(), [signal]);
  }

  /** Searches backwards past newer events of other installations: in growing pages, and then by the server's filter. */
  async head(): Promise<bigint> {
    let from: Position | undefined;
    let newest = 0n;
    for (let maxCount = 1; ; maxCount = Math.min(maxCount * 10, MAX_PAGE)) {
      const options = {
        ...FROM_LEADER,
        direction: 'backwards',
        fromPosition: from ?? 'end',
        maxCount,
      } as const;
      const page = await this.connection.read(() => this.client.readAll(options));
      const events = page.map(recorded);
      if (!from && events[0]) newest = positionOf(events[0]);
      const own = events.find(({ streamId }) => streamId.startsWith(this.prefix));
      const oldest = events.at(-1)?.position;
      if (own) this.noticed(positionOf(own));
      if (own || !oldest || oldest.commit <= this.searched || oldest.commit === from?.commit) {
        if (newest > this.searched) this.searched = newest;
        return this.latest;
      }
      from = oldest;
      const found = maxCount === MAX_PAGE ? await this.connection.findLast(this.prefix) : undefined;
      if (found !== undefined) {
        this.noticed(found);
        if (newest > this.searched) this.searched = newest;
        return this.latest;
      }
    }
  }

  async idAt(position: bigint): Promise<string | undefined> {
    if (position <= 0n || position > (await this.head())) return undefined;
    const fromPosition = { commit: position, prepare: position };
    const page = await this.connection
      .read(() => this.client.readAll({ ...FROM_LEADER, fromPosition, maxCount: 1 }))
      .catch(ifNoPosition);
    const event = page.find((one) => positionOf(recorded(one)) === position);
    if (!event || !recorded(event).streamId.startsWith(this.prefix)) return undefined;
    return fullIdOf(toStoredEvent(event, this.prefix));
  }

  async positionOf({ id, stream, revision }: EventKey): Promise<bigint | undefined> {
    const options = { ...FROM_LEADER, fromRevision: BigInt(revision), maxCount: 1 };
    try {
      const page = await this.connection.read(() =>
        this.client.readStream(`${this.prefix}${stream}`, options),
      );
      const event = page.map(recorded).find((one) => one.id === id);
      return event && positionOf(event);
    } catch (error) {
      if (isOfType(error, 'stream-not-found') || isOfType(error, 'stream-deleted')) return undefined;
      throw error;
    }
  }

  /** Rejects unless this account may read, append, and send the largest append. Stores nothing. */
  async probe(): Promise<void> {
    const lastEvent = { ...FROM_LEADER, direction: 'backwards', fromPosition: 'end', maxCount: 1 } as const;
    try {
      await this.connection.read(() => this.client.readAll(lastEvent));
    } catch (error) {
      throw await explained(error, this.server);
    }
    const largest = toEventData({
      id: randomUUID(),
      type: 'Probe',
      data: { text: ' '.repeat(MAX_APPEND_BYTES - 1_024) },
      metadata: { version: 1, actor: { id: 'system', role: 'system' }, correlationId: 'start' },
    });
    const options = {
      ...FROM_LEADER,
      expectedRevision: 'stream_exists',
      deadline: this.connection.deadlineMs,
    } as const;
    try {
      await this.connection.call(() => this.client.appendToStream(`${this.prefix}probe`, largest, options));
    } catch (error) {
      if (!isOfType(error, 'wrong-expected-version')) throw error;
    }
  }

  async close(): Promise<void> {
    await this.connection.close(this.appending);
  }

  /** Retries until the outcome is known: the event ids make it idempotent. */
  private write(
    stream: string,
    expected: ExpectedRevision,
    events: readonly EventToStore[],
  ): Promise<AppendResult> {
    let mayBeStored = false;
    const writing = this.connection.call(async () => {
      // The server recognizes repeated ids only after the expected revision, or while it has them in memory.
      if (!this.areNew(stream, expected, events)) {
        const answer = repetition(stream, events, await this.readStream(stream));
        if (answer) return answer;
      }
      try {
        const started = Date.now();
        const appended =
          (await this.shared.send(this.prefix, { stream, expected, events })) ??
          (await this.appendOne({ stream, expected, events }, started));
        this.ids.add(stream, appended.revision - events.length + 1, idsOf(events));
        return appended;
      } catch (error) {
        mayBeStored ||= mayHaveArrived(error);
        if (!isOfType(error, 'wrong-expected-version')) throw error;
        const stored = await this.readStream(stream);
        const answer = repetition(stream, events, stored);
        if (answer) return answer;
        throw new WrongExpectedRevision(stream, expected, stored.at(-1)?.revision ?? 'no-stream');
      }
    });
    return writing.catch((error: unknown) => {
      if (!mayBeStored || !(error instanceof StoreUnavailable)) throw error;
      throw new StoreUnavailable('event store', error.cause, true);
    });
  }

  private async appendOne({ stream, expected, events }: Append, started: number): Promise<AppendResult> {
    const expectedRevision: AppendExpectedRevision =
      expected === 'any' ? 'any' : expected === 'no-stream' ? 'no_stream' : BigInt(expected);
    const deadline = Math.max(1, started + this.connection.deadlineMs - Date.now());
    const options = { ...FROM_LEADER, expectedRevision, deadline };
    const answer = await this.client.appendToStream(
      `${this.prefix}${stream}`,
      events.map(toEventData),
      options,
    );
    return { revision: Number(answer.nextExpectedRevision), position: positionOf(answer) };
  }

  private areNew(stream: string, expected: ExpectedRevision, events: readonly EventToStore[]): boolean {
    if (typeof expected === 'number') return this.ids.lack(stream, expected, idsOf(events));
    return expected === 'no-stream';
  }

  private noticed(position: bigint): void {
    if (position > this.latest) this.latest = position;
    if (position > this.searched) this.searched = position;
  }

  private follow(
    { after, types, batchSize = 1_000 }: ReadAllOptions,
    until: bigint,
    signals: readonly AbortSignal[],
  ): AsyncGenerator<EventBatch> {
    const isAppending = () => this.appending.size > 0;
    return follow(this.connection, {
      prefix: this.prefix,
      after,
      types,
      batchSize,
      until,
      signals,
      isAppending,
    });
  }
}

/** Returns no event for a position inside a record; releases of the server differ in the error's message and code. */
function ifNoPosition(error: unknown): [] {
  const isOther = isLost(error) || isOfType(error, 'access-denied') || error instanceof StoreUnavailable;
  if (isOther || !(error instanceof Error && 'code' in error)) throw error;
  return [];
}

const idsOf = (events: readonly EventToStore[]) => events.map(({ id }) => id);

function repetition(
  stream: string,
  events: readonly EventToStore[],
  stored: readonly StoredEvent[],
): AppendResult | undefined {
  const ids = new Set(idsOf(events));
  const places = stored.filter(({ id }) => ids.has(id));
  if (places.length === 0) return undefined;
  const answer = repeated(stream, events, places);
  if (answer instanceof Error) throw answer;
  return answer;
}
