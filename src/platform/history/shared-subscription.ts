import {
  type EventBatch,
  type EventStore,
  fullIdOf,
  type ReadAllOptions,
  type SubscribeOptions,
} from '../event-store/event-store';

const MAX_BUFFERED_EVENTS = 2_000;

export interface FollowOptions extends SubscribeOptions {
  /** Called, instead of yielding an empty batch, for commits that contain no requested event. */
  readonly passed?: (place: Omit<EventBatch, 'events'>) => void;
}

type Source = Pick<EventStore, 'readAll' | 'subscribe'>;

interface Subscriber extends FollowOptions {
  position: bigint;
  wake?: () => void;
}

/** A follower that is behind reads separately until the buffer has all that it lacks, so that no other waits for it. */
export class SharedSubscription {
  private latest?: LatestEvents;

  constructor(private readonly store: Source) {}

  async *subscribe(options: FollowOptions): AsyncGenerator<EventBatch> {
    const subscriber: Subscriber = { ...options, position: options.after };
    const { types, batchSize, signal } = options;
    while (!signal.aborted) {
      for await (const batch of this.store.readAll({ after: subscriber.position, types, batchSize })) {
        if (signal.aborted) return;
        subscriber.position = batch.position;
        if (isToYield(batch, subscriber)) yield batch;
      }
      const latest = this.latestFrom(subscriber.position);
      yield* latest.to(subscriber);
      if (latest.isClosed) return;
    }
  }

  private latestFrom(position: bigint): LatestEvents {
    this.latest ??= new LatestEvents(this.store, position, () => (this.latest = undefined));
    return this.latest;
  }
}

class LatestEvents {
  isClosed = false;
  private readonly ending = new AbortController();
  private readonly subscribers = new Set<Subscriber>();
  private readonly batches: EventBatch[] = [];
  private buffered = 0;
  private failure?: { readonly error: unknown };
  private end: bigint;

  constructor(
    store: Source,
    /** The buffer has every event after this position. */
    private start: bigint,
    private readonly onEnd: () => void,
  ) {
    this.end = start;
    void this.receive(store);
  }

  async *to(subscriber: Subscriber): AsyncGenerator<EventBatch> {
    this.subscribers.add(subscriber);
    try {
      while (!subscriber.signal.aborted && subscriber.position >= this.start) {
        const batch = this.after(subscriber);
        if (batch) {
          subscriber.position = batch.position;
          if (isToYield(batch, subscriber)) yield batch;
        } else if (this.failure) {
          throw this.failure.error;
        } else if (this.isClosed) {
          return;
        } else {
          await changed(subscriber);
        }
      }
    } finally {
      this.subscribers.delete(subscriber);
      if (this.subscribers.size === 0) this.finish();
    }
  }

  private async receive(store: Source): Promise<void> {
    try {
      const { signal } = this.ending;
      for await (const batch of store.subscribe({ after: this.start, signal })) this.add(batch);
      this.isClosed = !signal.aborted;
    } catch (error) {
      this.failure = { error };
    }
    this.finish();
    for (const { wake } of this.subscribers) wake?.();
  }

  private finish(): void {
    if (this.ending.signal.aborted) return;
    this.ending.abort();
    this.onEnd();
  }

  /** Wakes the subscribers that requested one of the events, and only advances the others. */
  private add(batch: EventBatch): void {
    const types = new Set(batch.events.map(({ type }) => type));
    for (const subscriber of this.subscribers) {
      const hasAllBefore = subscriber.wake && subscriber.position === this.end;
      if (hasAllBefore && subscriber.passed && subscriber.types?.every((type) => !types.has(type))) {
        subscriber.position = batch.position;
        subscriber.passed(batch);
      } else subscriber.wake?.();
    }
    this.batches.push(batch);
    this.end = batch.position;
    this.buffered += batch.events.length;
    while (this.buffered > MAX_BUFFERED_EVENTS && this.batches.length > 1) {
      const { events, position } = this.batches.shift()!;
      this.buffered -= events.length;
      this.start = position;
    }
  }

  private after({
    position: seen,
    types,
    batchSize = 1_000,
  }: ReadAllOptions & { position: bigint }): EventBatch | undefined {
    if (seen >= this.end) return undefined;
    // Nearly all followers lack only the last batch.
    const batches = this.batches.slice(this.batches.findLastIndex(({ position }) => position <= seen) + 1);
    const events = batches
      .flatMap((batch) => batch.events)
      .filter(({ position, type }) => position > seen && (!types || types.includes(type)));
    if (events.length <= batchSize) {
      const { position, eventId } = batches.at(-1)!;
      return { events, position, eventId };
    }
    const last = events[batchSize - 1]!;
    return { events: events.slice(0, batchSize), position: last.position, eventId: fullIdOf(last) };
  }
}

function isToYield({ events, ...place }: EventBatch, { passed }: FollowOptions): boolean {
  if (events.length > 0 || !passed) return true;
  passed(place);
  return false;
}

function changed(subscriber: Subscriber): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      subscriber.wake = undefined;
      subscriber.signal.removeEventListener('abort', wake);
      resolve();
    };
    subscriber.wake = wake;
    subscriber.signal.addEventListener('abort', wake);
  });
}
