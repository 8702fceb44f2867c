import { setMaxListeners } from 'node:events';
import type {
  AllStreamResolvedEvent,
  AllStreamSubscription,
  EventStoreDBClient,
} from '@eventstore/db-client';
import type { EventBatch, StoredEvent } from './event-store';
import { Dropped, NoAnswer, type EventStoreDbConnection } from './eventstoredb-connection';
import { toStoredEvent } from './eventstoredb-event';

export interface FollowOptions {
  readonly prefix: string;
  readonly after: bigint;
  readonly types: readonly string[] | undefined;
  readonly batchSize: number;
  /** Up to here events are known to come: they are waited for to fill a batch, and a silent server is a failing one. */
  readonly until: bigint;
  /** Each of them ends it. */
  readonly signals: readonly AbortSignal[];
}

/** Events passed at most before a batch says how far it is, whether they were asked for or not. */
const PASSED_PER_BATCH = 10_000;
/** Events held until they are asked for. */
const BUFFERED = 1_000;
/** After how many times 32 events of others the server says how far it is. */
const CHECKPOINT_INTERVAL = 32;

/** Hands over what is there and what comes, in batches, also beyond lost subscriptions. */
export async function* follow(
  connection: EventStoreDbConnection,
  options: FollowOptions,
): AsyncGenerator<EventBatch> {
  const signals = [...options.signals, connection.closed];
  const aborted = () => signals.some((signal) => signal.aborted);
  const attempts = connection.attempts();
  let position = options.after;
  while (!aborted()) {
    const subscription = new Subscription(
      connection.client,
      { ...options, signals, after: position },
      connection.deadlineMs,
    );
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
  /** The last event passed. */
  last?: Pick<StoredEvent, 'id' | 'position'>;
  passed: number;
}

class Subscription {
  /** Nothing up to here is still to be handed over: the last event taken, or what the server says it has passed. */
  passed: bigint;
  /** Whether the server took it. */
  confirmed = false;
  private checkpoint = 0n;
  private failure: Error | undefined;
  private ring: () => void = () => {};
  private readonly source: AllStreamSubscription;

  constructor(
    client: EventStoreDBClient,
    private readonly options: FollowOptions,
    private readonly deadlineMs: number,
  ) {
    const { after, prefix, signals } = options;
    this.passed = after;
    this.source = client.subscribeToAll(
      {
        fromPosition: after > 0n ? { commit: after, prepare: after } : 'start',
        filter: {
          filterOn: 'streamName',
          prefixes: [prefix],
          checkpointInterval: CHECKPOINT_INTERVAL,
          checkpointReached: (_, { commit }) => {
            this.checkpoint = commit;
            this.ring();
          },
        },
      },
      { highWaterMark: BUFFERED },
    );
    // Listened to until the end of the process: the client goes on emitting errors after a subscription is closed.
    this.source.on('error', (error) => this.fail(error));
    this.source.on('end', () => this.fail(new Dropped()));
    this.source.on('confirmation', () => (this.confirmed = true));
    this.source.on('readable', () => this.ring());
    setMaxListeners(0, ...signals);
    for (const signal of signals) signal.addEventListener('abort', this.onAbort);
  }

  /** Undefined once a signal aborts. */
  async next(): Promise<EventBatch | undefined> {
    const batch: GatheredBatch = { events: [], passed: 0 };
    for (;;) {
      if (this.options.signals.some((signal) => signal.aborted)) return undefined;
      const full = this.gather(batch);
      const { events, last } = batch;
      if (last && (full || this.failure || last.position >= this.options.until)) {
        return { events, position: last.position, eventId: last.id };
      }
      if (this.failure) throw this.failure;
      await this.rung();
    }
  }

  close(): void {
    for (const signal of this.options.signals) signal.removeEventListener('abort', this.onAbort);
    this.source.unsubscribe().catch(() => undefined);
    this.source.destroy();
  }

  /** Adds what is there; true once the batch holds all that it may. */
  private gather(batch: GatheredBatch): boolean {
    const { batchSize, prefix, types } = this.options;
    while (batch.events.length < batchSize && batch.passed < PASSED_PER_BATCH) {
      const resolved = this.source.read() as AllStreamResolvedEvent | null;
      if (!resolved) {
        // The server said it after all that was just read, so that only now it holds.
        if (this.checkpoint > this.passed) this.passed = this.checkpoint;
        return false;
      }
      const event = toStoredEvent(resolved, prefix);
      if (event.position <= this.passed) continue;
      this.passed = event.position;
      batch.last = event;
      batch.passed += 1;
      if (!types || types.includes(event.type)) batch.events.push(event);
    }
    return true;
  }

  private async rung(): Promise<void> {
    const impatient = !this.confirmed || this.passed < this.options.until;
    const timer = impatient ? setTimeout(() => this.fail(new NoAnswer()), this.deadlineMs) : undefined;
    await new Promise<void>((resolve) => (this.ring = resolve));
    clearTimeout(timer);
  }

  private readonly onAbort = () => this.ring();

  private fail(error: Error): void {
    this.failure ??= error;
    this.ring();
  }
}
