import { setMaxListeners } from 'node:events';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import type { AllStreamResolvedEvent, AllStreamSubscription } from '@eventstore/db-client';
import { type EventBatch, type EventKey, fullIdOf, type StoredEvent } from './event-store';
import {
  ConnectionDropped,
  FROM_LEADER,
  NoResponse,
  type EventStoreDbConnection,
} from './eventstoredb-connection';
import { positionOf, recorded, toStoredEvent } from './eventstoredb-event';

export interface FollowOptions {
  readonly prefix: string;
  readonly after: bigint;
  readonly types: readonly string[] | undefined;
  readonly batchSize: number;
  /** Events up to here exist already. Until they have arrived, batches wait, and a silent server counts as failing. */
  readonly until: bigint;
  readonly signals: readonly AbortSignal[];
  /** Whether appends of this process are in flight. */
  readonly isAppending: () => boolean;
}

/** The maximum number of events, requested or not, before a batch reports its position. */
const PASSED_PER_BATCH = 10_000;
const BUFFERED = 1_000;
/** Events wait this long for those of other appends in flight, which share their commits in vault and views. */
const MAX_GATHERING_MS = 5;
/** The server sends a checkpoint after this many times 32 filtered events. */
const CHECKPOINT_INTERVAL = 32;
/** Yields existing and new events in batches, and resubscribes after lost subscriptions. */
export async function* follow(
  connection: EventStoreDbConnection,
  options: FollowOptions,
): AsyncGenerator<EventBatch> {
  const signals = [...options.signals, connection.closed];
  const aborted = () => signals.some((signal) => signal.aborted);
  const attempts = connection.attempts();
  let position = options.after;
  while (!aborted()) {
    const subscription = new Subscription(connection, { ...options, signals, after: position });
    try {
      for (let batch = await subscription.next(); batch; batch = await subscription.next()) {
        yield batch;
      }
    } catch (error) {
      position = subscription.passed;
      if (subscription.confirmed) attempts.succeeded();
      if (!aborted()) await attempts.failed(error);
    } finally {
      subscription.close();
    }
  }
}

interface GatheredBatch {
  readonly events: StoredEvent[];
  last?: EventKey & Pick<StoredEvent, 'position'>;
  passed: number;
}

class Subscription {
  /** The last event received; never a checkpoint of the server, which may precede events still to come. */
  passed: bigint;
  confirmed = false;
  private failure: Error | undefined;
  private ring: () => void = () => {};
  private readonly source: AllStreamSubscription;
  private readonly deadlineMs: number;
  private readonly replaced: AbortSignal;

  constructor(
    { client, replaced, deadlineMs }: EventStoreDbConnection,
    private readonly options: FollowOptions,
  ) {
    const { after, prefix, signals } = options;
    this.passed = after;
    this.deadlineMs = deadlineMs;
    this.replaced = replaced;
    this.source = client.subscribeToAll(
      {
        ...FROM_LEADER,
        fromPosition: after > 0n ? { commit: after, prepare: after } : 'start',
        filter: {
          filterOn: 'streamName',
          prefixes: [prefix],
          checkpointInterval: CHECKPOINT_INTERVAL,
          checkpointReached: () => this.ring(),
        },
      },
      { highWaterMark: BUFFERED },
    );
    // This listener is never removed: the client may emit errors after a subscription is closed.
    this.source.on('error', (error) => this.fail(error));
    this.source.on('end', () => this.fail(new ConnectionDropped()));
    this.source.on('confirmation', () => (this.confirmed = true));
    this.source.on('readable', () => this.ring());
    setMaxListeners(0, ...signals);
    for (const signal of signals) signal.addEventListener('abort', this.onAbort);
    replaced.addEventListener('abort', this.onReplaced);
  }

  async next(): Promise<EventBatch | undefined> {
    const batch: GatheredBatch = { events: [], passed: 0 };
    for (;;) {
      if (this.options.signals.some((signal) => signal.aborted)) return undefined;
      const full = this.gather(batch);
      const { events, last } = batch;
      if (last && (full || this.failure || last.position >= this.options.until)) {
        return { events, position: last.position, eventId: fullIdOf(last) };
      }
      if (this.failure) throw this.failure;
      await this.rung();
      // Events that were sent together are emitted one by one. Each follower then handles them in one batch.
      await setImmediate();
      await this.moreEvents();
    }
  }

  close(): void {
    for (const signal of this.options.signals) signal.removeEventListener('abort', this.onAbort);
    this.replaced.removeEventListener('abort', this.onReplaced);
    this.source.unsubscribe().catch(() => undefined);
    this.source.destroy();
  }

  private gather(batch: GatheredBatch): boolean {
    const { batchSize, prefix, types } = this.options;
    while (batch.events.length < batchSize && batch.passed < PASSED_PER_BATCH) {
      const resolved = this.source.read() as AllStreamResolvedEvent | null;
      if (!resolved) return false;
      const event = recorded(resolved);
      const position = positionOf(event);
      if (position <= this.passed) continue;
      this.passed = position;
      const { id, streamId, revision } = event;
      batch.last = { position, id, stream: streamId.slice(prefix.length), revision: Number(revision) };
      batch.passed += 1;
      if (isAskedFor(event.type, types)) batch.events.push(toStoredEvent(resolved, prefix));
    }
    return true;
  }

  private async moreEvents(): Promise<void> {
    const latest = performance.now() + MAX_GATHERING_MS;
    while (this.options.isAppending() && performance.now() < latest) await delay(1);
  }

  private async rung(): Promise<void> {
    const impatient = !this.confirmed || this.passed < this.options.until;
    const timer = impatient ? setTimeout(() => this.fail(new NoResponse()), this.deadlineMs) : undefined;
    await new Promise<void>((resolve) => (this.ring = resolve));
    clearTimeout(timer);
  }

  private readonly onAbort = () => this.ring();
  private readonly onReplaced = () => this.fail(new ConnectionDropped());

  private fail(error: Error): void {
    this.failure ??= error;
    this.ring();
  }
}

/** Types that begin with `$` are the server's own, such as the one for a stream that an operator has deleted. */
const isAskedFor = (type: string, types: readonly string[] | undefined) =>
  types ? types.includes(type) : !type.startsWith('$');
