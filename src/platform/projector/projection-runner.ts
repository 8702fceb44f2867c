import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { AnyRecordedEvent } from '../../kernel/event';
import { erasedBy, fieldsThatGo } from '../../kernel/erasure';
import { collectionOf, forget, keysOf, project, typesOf, type AnyProjection } from '../../kernel/projection';
import type { DocumentStore } from '../document-store/document-store';
import type { History, HistoryBatch } from '../history/history';
import type { Vault } from '../vault/vault';
import type { Config } from '../config/config';
import { KeptPosition } from './kept-position';
import { ParkedEvents, skippedEvents, type ParkedEvent } from './parked-events';
import type { PositionWaiters } from './position-waiters';
import { rebuildInWorker } from './rebuild-in-worker';

/** A position, which is the number of events or grows faster. */
const LONG_HISTORY = 20_000n;
const MAX_BACKOFF_MS = 5_000;
const FIRST_LOOK_MS = 10;
const LATER_LOOKS_MS = 100;

/** Follows the history for one projection from its own checkpoint. */
export class ProjectionRunner {
  readonly collection: string;
  position = 0n;
  parked: ParkedEvent | null = null;
  /** Why the store or the history could not be used just now. */
  failure: string | null = null;
  private readonly logger = new Logger('Projection');
  private readonly parkedEvents: ParkedEvents;
  /** Those whose erasure this process has seen: what is recorded late about them is passed over. */
  private readonly erased = new Set<string>();
  private leading = false;
  private watching?: Promise<void>;

  constructor(
    readonly projection: AnyProjection,
    private readonly history: History,
    private readonly documents: DocumentStore,
    vault: Vault,
    private readonly waiters: PositionWaiters,
    private readonly config: Config,
  ) {
    this.collection = collectionOf(projection);
    this.parkedEvents = new ParkedEvents(vault, history, projection.name, this.collection);
  }

  async prepare(): Promise<void> {
    await this.documents.ensure({ name: this.collection, indexes: this.projection.indexes });
    await this.refresh();
  }

  /** Where another process fills the collection: reads how far it is, and what stops it. */
  async refresh(): Promise<void> {
    if (this.leading) return;
    const [position, parked] = await Promise.all([
      this.documents.checkpoint(this.collection),
      this.parkedEvents.current(),
    ]);
    if (this.leading) return;
    this.parked = parked;
    this.advance(position);
  }

  /** Where another process fills the collection: looks after it while somebody waits, one look for all of them. */
  watch(): void {
    this.watching ??= this.lookWhileAwaited().finally(() => (this.watching = undefined));
  }

  /** Fills the collection until aborted. */
  async lead(signal: AbortSignal): Promise<void> {
    this.leading = true;
    await this.fill(signal);
    await this.run(signal);
    this.leading = false;
    this.watch();
  }

  private async lookWhileAwaited(): Promise<void> {
    for (let wait = FIRST_LOOK_MS; this.isAwaited(); wait = Math.min(wait * 1.5, LATER_LOOKS_MS)) {
      await delay(wait);
      if (!this.isAwaited()) return;
      try {
        if (wait === LATER_LOOKS_MS) await this.refresh();
        else this.advance(await this.documents.checkpoint(this.collection));
      } catch (err) {
        this.logger.error({ err, projection: this.projection.name }, 'A checkpoint could not be read.');
      }
    }
  }

  private isAwaited(): boolean {
    return !this.leading && this.parked === null && this.position < this.waiters.furthest();
  }

  /** A new collection over a long history is filled in one go, and by ordinary batches where that fails. */
  private async fill(signal: AbortSignal): Promise<void> {
    try {
      if ((await this.documents.checkpoint(this.collection)) > 0n) return;
      if ((await this.history.head()) < LONG_HISTORY || signal.aborted) return;
      const { name } = this.projection;
      const { documents, position } = await rebuildInWorker(name, this.config);
      this.logger.log({ projection: name, filled: documents, position: String(position) });
    } catch (err) {
      this.logger.error(
        { err, projection: this.projection.name },
        'A collection could not be filled in one go.',
      );
    }
  }

  private async run(signal: AbortSignal): Promise<void> {
    for (let failures = 0; !signal.aborted;) {
      try {
        await this.follow(signal, () => (failures = 0));
      } catch (err) {
        this.failure = String(err);
        this.logger.error(
          { err, projection: this.projection.name },
          'A projection failed; it is tried again.',
        );
        await delay(Math.min(2 ** failures++ * 100, MAX_BACKOFF_MS), undefined, { signal }).catch(
          () => undefined,
        );
      }
    }
  }

  /** Ends when aborted or when another process has moved the checkpoint. */
  private async follow(signal: AbortSignal, onProgress: () => void): Promise<void> {
    const from = await this.documents.checkpoint(this.collection);
    await this.parkedEvents.clear();
    this.parked = null;
    this.advance(from);
    const skipped = await skippedEvents(this.history, this.projection.name);
    const types = typesOf(this.projection);
    const position = new KeptPosition(this.documents, this.collection, from);
    try {
      for await (const batch of this.history.subscribe({ after: from, types, signal })) {
        const { documents, to, failed } = await foldBatch(
          this.projection,
          this.documents,
          batch,
          this.position,
          skipped,
          this.erased,
        );
        if (documents.size === 0 && !failed) position.keepSoon(to);
        else if (!(await position.keep(documents, to))) return;
        this.advance(to);
        this.failure = null;
        onProgress();
        if (failed) return await this.park(failed, signal);
      }
    } finally {
      await position.flush();
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
    await this.parkedEvents.keep(parked);
    this.waiters.check();
    await this.parkedEvents.decided(parked, signal);
  }

  private advance(position: bigint) {
    this.position = position;
    this.waiters.check();
  }
}

/** Loads what a batch concerns, folds it, and stops before an event that cannot be taken in. */
async function foldBatch(
  projection: AnyProjection,
  store: DocumentStore,
  batch: HistoryBatch,
  from: bigint,
  skipped: ReadonlySet<string>,
  erased: Set<string>,
): Promise<{ documents: Map<string, object | null>; to: bigint; failed?: ParkedEvent }> {
  const documents = new Map<string, object | null>();
  const loaded = await load(projection, store, batch.events);
  let to = from;
  for (const event of batch.events) {
    const gone = erasedBy(event);
    const going = gone.length > 0 ? await concernedBy(gone, projection, store) : [];
    try {
      if (!skipped.has(event.id)) {
        const touched = new Map<string, object | null>();
        for (const key of keysOf(projection, event)) {
          const current = documents.get(key) ?? (documents.has(key) ? undefined : loaded.get(key));
          if (current) touched.set(key, current);
        }
        project(projection, touched, event, erased);
        for (const [key, document] of touched) documents.set(key, document);
        for (const document of going) if (!documents.has(document.id)) documents.set(document.id, document);
        for (const id of gone) erased.add(id);
        if (gone.length > 0) forget(projection, documents, erased);
      }
    } catch (error) {
      const { id: eventId, type, stream, position } = event;
      return { documents, to, failed: { eventId, type, stream, position, error: String(error) } };
    }
    to = event.position;
  }
  return { documents, to: batch.position };
}

/** The documents that go, or change, with these ids. */
async function concernedBy(ids: readonly string[], projection: AnyProjection, store: DocumentStore) {
  const found = fieldsThatGo(projection.erasure).map((field) =>
    store.find<{ id: string }>(collectionOf(projection), { where: { [field]: { in: ids } } }),
  );
  return (await Promise.all(found)).flat();
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
