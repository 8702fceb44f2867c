import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { AnyRecordedEvent } from '../../kernel/event';
import { collectionOf, keysOf, project, type AnyProjection } from '../../kernel/projection';
import type { DocumentStore } from '../document-store/document-store';
import type { History, HistoryBatch } from '../history/history';
import { streamOf } from '../dispatch/dispatcher';
import { projectionUpkeep } from './projection-upkeep.decider';

/** An event that a projection could not take in, and that stops it until it is retried or skipped. */
export interface ParkedEvent {
  readonly eventId: string;
  readonly type: string;
  readonly stream: string;
  readonly position: bigint;
  readonly error: string;
}

const MAX_BACKOFF_MS = 5_000;

/** Follows the history for one projection from its own checkpoint. */
export class ProjectionRunner {
  readonly collection: string;
  position = 0n;
  parked: ParkedEvent | null = null;
  /** Why the store or the history could not be used just now. */
  failure: string | null = null;
  private readonly logger = new Logger('Projection');
  private release: (() => void) | null = null;

  constructor(
    readonly projection: AnyProjection,
    private readonly history: History,
    private readonly documents: DocumentStore,
    private readonly onAdvance: () => void,
  ) {
    this.collection = collectionOf(projection);
  }

  async prepare(): Promise<void> {
    await this.documents.ensure({ name: this.collection, indexes: this.projection.indexes });
    await this.refresh();
  }

  /** Reads how far the collection is, whoever fills it. */
  async refresh(): Promise<void> {
    this.advance(await this.documents.checkpoint(this.collection));
  }

  async run(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      try {
        await this.follow(signal, () => (failures = 0));
      } catch (error) {
        this.failure = String(error);
        this.logger.error({ projection: this.projection.name, error });
        await delay(Math.min(2 ** failures++ * 100, MAX_BACKOFF_MS), undefined, { signal }).catch(
          () => undefined,
        );
      }
    }
  }

  /** Takes the parked event up again, or passes it by where it was skipped meanwhile. */
  resume(): void {
    this.release?.();
  }

  /** Ends when aborted or when another process has moved the checkpoint. */
  private async follow(signal: AbortSignal, onProgress: () => void): Promise<void> {
    let from = await this.documents.checkpoint(this.collection);
    this.advance(from);
    const skipped = await skippedEvents(this.history, this.projection.name);
    for await (const batch of this.history.subscribe({ after: from, signal })) {
      const { documents, to, failed } = await foldBatch(
        this.projection,
        this.documents,
        batch,
        from,
        skipped,
      );
      if (
        to > from &&
        !(await this.documents.write(this.collection, { documents, checkpoint: { from, to } }))
      )
        return;
      from = to;
      this.advance(to);
      this.failure = null;
      onProgress();
      if (failed) return this.park(failed, signal);
    }
  }

  private async park(parked: ParkedEvent, signal: AbortSignal): Promise<void> {
    this.parked = parked;
    this.logger.error({
      projection: this.projection.name,
      parked: parked.eventId,
      type: parked.type,
      error: parked.error,
    });
    this.onAdvance();
    await new Promise<void>((resolve) => {
      this.release = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    this.release = null;
    this.parked = null;
  }

  private advance(position: bigint) {
    this.position = position;
    this.onAdvance();
  }
}

export async function skippedEvents(history: History, projection: string): Promise<ReadonlySet<string>> {
  const upkeep = await history.read(streamOf(projectionUpkeep, projection));
  return new Set(
    upkeep.filter(({ type }) => type === 'ProjectionEventSkipped').map(({ data }) => String(data.eventId)),
  );
}

/** Loads what a batch concerns, folds it, and stops before an event that cannot be taken in. */
async function foldBatch(
  projection: AnyProjection,
  store: DocumentStore,
  batch: HistoryBatch,
  from: bigint,
  skipped: ReadonlySet<string>,
): Promise<{ documents: Map<string, object | null>; to: bigint; failed?: ParkedEvent }> {
  const documents = new Map<string, object | null>();
  const loaded = await load(projection, store, batch.events);
  let to = from;
  for (const event of batch.events) {
    try {
      if (!skipped.has(event.id)) {
        const touched = new Map<string, object | null>();
        for (const key of keysOf(projection, event)) {
          const current = documents.get(key) ?? (documents.has(key) ? undefined : loaded.get(key));
          if (current) touched.set(key, current);
        }
        project(projection, touched, event);
        for (const [key, document] of touched) documents.set(key, document);
      }
    } catch (error) {
      const { id: eventId, type, stream, position } = event;
      return { documents, to, failed: { eventId, type, stream, position, error: String(error) } };
    }
    to = event.position;
  }
  return { documents, to: batch.position };
}

async function load(projection: AnyProjection, store: DocumentStore, events: readonly AnyRecordedEvent[]) {
  const keys = new Set<string>();
  for (const event of events) {
    try {
      for (const key of keysOf(projection, event)) keys.add(key);
    } catch {
      // The fold meets the same error in its order and parks the event.
    }
  }
  return keys.size > 0 ? store.getMany(collectionOf(projection), [...keys]) : new Map<string, object>();
}
