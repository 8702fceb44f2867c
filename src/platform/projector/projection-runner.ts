import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { collectionOf, typesOf, type AnyProjection } from '../../kernel/projection';
import type { DocumentStore } from '../document-store/document-store';
import { Follower } from '../history/follower';
import type { History, Place } from '../history/history';
import type { Vault } from '../vault/vault';
import { scaledMs, type Config } from '../config/config';
import type { ErasedPersons } from './erased-persons';
import { foldBatch } from './fold-batch';
import { StoredCheckpoint } from './stored-checkpoint';
import { Pace } from './pace';
import { ParkedEvents, skippedEvents, type ParkedEvent } from './parked-events';
import { PositionWaiters } from './position-waiters';
import { isFarBehind } from './rebuild';
import { rebuildInWorker } from './rebuild-in-worker';

const FIRST_POLL_MS = 10;
const MAX_POLL_MS = 100;
/** The position is stored this often while no event concerns the projection. */
const LATE_MS = 1_000;

export class ProjectionRunner {
  readonly types: ReadonlySet<string>;
  readonly pace = new Pace();
  /** Nobody waits for a parked view. */
  readonly waiters = new PositionWaiters((position) => this.parked !== null || this.position >= position);
  position = 0n;
  /** Where the history ended when this process started. Until the view reaches it, it is being filled. */
  private firstHead = 0n;
  private wasFilled = false;
  private filledUpTo = 0n;
  parked: ParkedEvent | null = null;
  private readonly follower: Follower;
  private readonly logger = new Logger('Projection');
  private readonly parkedEvents: ParkedEvents;
  /** True if the collection was filled from another history, as after an event store was restored or lost. */
  foreign = false;
  /** True if this process fills the collection, and so knows its position best. */
  leading = false;
  private known = false;
  private watching?: Promise<void>;
  private interruption = new AbortController();
  private pause?: () => Promise<void>;

  constructor(
    readonly projection: AnyProjection,
    private readonly history: History,
    private readonly documents: DocumentStore,
    vault: Vault,
    private readonly config: Config,
    private readonly erased: ErasedPersons,
    readonly collection = collectionOf(projection),
  ) {
    this.follower = new Follower(history, this.collection);
    this.types = new Set(typesOf(projection, history.catalog.erasing()));
    this.parkedEvents = new ParkedEvents(vault, history, projection.name, this.collection);
  }

  get failing() {
    return this.follower.failing;
  }

  async prepare(head: bigint): Promise<void> {
    this.firstHead = head;
    await this.documents.ensure({ name: this.collection, indexes: this.projection.indexes });
    await this.refresh();
  }

  /** True once the view shows everything from before this process started. A parked view is shown as it is. */
  get isFilled(): boolean {
    return (this.wasFilled ||= this.waiters.isReached(this.firstHead));
  }

  get progress(): number {
    if (this.isFilled) return 1;
    const done = this.position > this.filledUpTo ? this.position : this.filledUpTo;
    return Math.min(Number(done) / Number(this.firstHead), 1);
  }

  get missing(): bigint {
    return this.isFilled ? 0n : this.firstHead - this.position;
  }

  async refresh(): Promise<void> {
    if (this.leading) return;
    try {
      const [position, parked] = await Promise.all([this.stored(), this.parkedEvents.current()]);
      if (this.leading) return;
      this.parked = parked;
      this.advance(position);
      this.follower.recovered();
    } catch (error) {
      if (!this.leading) this.follower.failed(error);
      throw error;
    }
  }

  /** Polls a collection that another process fills while callers wait for it; they all share one poll. */
  watch(): void {
    if (this.leading) return;
    this.watching ??= this.pollWhileAwaited().finally(() => (this.watching = undefined));
  }

  async lead(signal: AbortSignal): Promise<void> {
    this.leading = true;
    try {
      await this.follower.run(signal, () => this.follow(signal));
    } finally {
      this.leading = false;
      this.watch();
    }
  }

  /** Does the work while nothing of the collection is written here, then continues at its stored checkpoint. */
  between(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.pause = undefined;
        reject(new Error('It was interrupted.'));
      };
      if (signal.aborted) return giveUp();
      signal.addEventListener('abort', giveUp, { once: true });
      this.pause = () => {
        signal.removeEventListener('abort', giveUp);
        return work().then(resolve, reject);
      };
      this.interruption.abort();
    });
  }

  private async pollWhileAwaited(): Promise<void> {
    for (let wait = FIRST_POLL_MS; this.isAwaited(); wait = Math.min(wait * 1.5, MAX_POLL_MS)) {
      await delay(wait);
      if (!this.isAwaited()) return;
      try {
        if (wait === MAX_POLL_MS) await this.refresh();
        else this.advance(await this.stored());
      } catch (error) {
        this.follower.failed(error);
      }
    }
  }

  private isAwaited(): boolean {
    return !this.leading && this.parked === null && this.position < this.waiters.furthest();
  }

  private async stored(): Promise<bigint> {
    const place = await this.documents.checkpointPlace(this.collection);
    if (!this.known) this.foreign = !(await this.history.holds(place));
    this.known = !this.foreign;
    return this.foreign ? 0n : place.position;
  }

  private async attach(signal: AbortSignal): Promise<Place> {
    this.known = false;
    const position = await this.stored();
    if (this.foreign) await this.startOver();
    if (await isFarBehind(this.history, position)) await this.catchUp(position, signal);
    return this.documents.checkpointPlace(this.collection);
  }

  private async startOver(): Promise<void> {
    this.logger.warn(`The view ${this.projection.name} was filled from another history: it is rebuilt.`);
    const shadow = await this.documents.shadow({ name: this.collection, indexes: this.projection.indexes });
    await shadow.swap(0n);
    this.foreign = false;
  }

  /** Fills or continues the collection in a thread, or by ordinary batches if that fails. */
  private async catchUp(from: bigint, signal: AbortSignal): Promise<void> {
    const { name } = this.projection;
    const continues = from > 0n;
    const moved = (position: bigint) => {
      if (continues) this.advance(position);
      else this.filledUpTo = position;
    };
    try {
      const options = { into: this.collection, continues };
      const { documents, position } = await rebuildInWorker(name, this.config, options, moved, signal);
      this.logger.log({
        projection: name,
        [continues ? 'continued' : 'filled']: documents,
        position: String(position),
      });
    } catch (err) {
      if (signal.aborted) return;
      const message = 'A collection could not catch up in a thread; it does so in batches.';
      this.logger.error({ err, projection: name }, message);
    }
  }

  private async follow(leading: AbortSignal): Promise<void> {
    for (let pause = this.pause; pause; pause = this.pause) {
      this.pause = undefined;
      await pause();
    }
    this.interruption = new AbortController();
    const signal = AbortSignal.any([leading, this.interruption.signal]);
    const from = await this.attach(signal);
    await this.parkedEvents.clear();
    this.parked = null;
    this.advance(from.position);
    const skipped = await skippedEvents(this.history, this.projection.name);
    await this.erased.upToNow();
    const lateMs = scaledMs(this.config, LATE_MS);
    const storedPosition = new StoredCheckpoint(this.documents, this.collection, from, lateMs, () =>
      this.follower.recovered(),
    );
    const until = AbortSignal.any([signal, storedPosition.ended]);
    let at = from;
    const passed = (to: Place) => {
      at = to;
      storedPosition.storeLater(to);
      this.advance(to.position);
    };
    try {
      for await (const batch of this.follower.batches(from.position, [...this.types], until, passed)) {
        const { to, failed, ...changes } = await foldBatch(
          this.projection,
          this.collection,
          this.documents,
          batch,
          at,
          skipped,
          this.erased.ids,
          (event) => this.history.catalog.erasedBy(event),
        );
        if (!(await storedPosition.save(changes, to))) break;
        at = to;
        this.advance(to.position);
        if (!failed) continue;
        // Documents that another process has replaced meanwhile are read again, from the checkpoint that it left.
        if (await this.isReplaced(to, changes.generation)) break;
        return await this.park(failed, signal);
      }
    } finally {
      await storedPosition.flush();
    }
    storedPosition.throwIfFailed();
  }

  private async isReplaced(expected: Place, generation: string | undefined): Promise<boolean> {
    const stored = await this.documents.checkpointPlace(this.collection);
    if (stored.position !== expected.position) return true;
    return generation !== undefined && generation !== (await this.documents.generation(this.collection));
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
    this.pace.note(position);
    this.waiters.check();
  }
}
