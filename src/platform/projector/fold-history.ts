import type { AnyRecordedEvent } from '../../kernel/event';
import { fieldsThatGo } from '../../kernel/erasure';
import { forget, keysOf, project, typesOf, type AnyProjection } from '../../kernel/projection';
import type { ShadowCollection } from '../document-store/document-store';
import type { History } from '../history/history';
import { skippedEvents } from './parked-events';

/** A rebuild has this many documents in memory at most; the others are in the collection that it fills. */
const MAX_IN_MEMORY = 50_000;
/** A document that is named after its event is complete and never read back, and would only burden the garbage collector. */
const MAX_COMPLETE_IN_MEMORY = 4_000;
const BATCH = 1_000;

export type OnProgress = (done: bigint, total: bigint, inMemory: number) => void;

/** Folds the history up to a position into an empty shadow collection, and returns the number of documents. */
export async function foldHistory(
  projection: AnyProjection,
  history: History,
  shadow: ShadowCollection,
  until: bigint,
  onProgress: OnProgress,
  maxInMemory = MAX_IN_MEMORY,
): Promise<number> {
  const skipped = await skippedEvents(history, projection.name);
  const working = new WorkingSet(shadow, maxInMemory);
  const erased = new Set<string>();
  const types = typesOf(projection, history.catalog.erasing());
  const options = { after: 0n, types, batchSize: Math.min(BATCH, maxInMemory) };
  for await (const { events, position } of history.readAll(options)) {
    // The position is read only if it is needed, since a store parses a field at its first access.
    const reached = position > until ? events.filter((event) => event.position <= until) : events;
    const wanted = skipped.size > 0 ? reached.filter(({ id }) => !skipped.has(id)) : reached;
    await working.load(projection, wanted);
    for (const event of wanted) {
      try {
        project(projection, working.documents, event);
        for (const id of history.catalog.erasedBy(event)) erased.add(id);
      } catch (error) {
        throw new Error(
          `${projection.name} cannot take in ${event.type} (${event.id}, ${event.stream}@${event.revision}): ${String(error)}`,
          { cause: error },
        );
      }
    }
    onProgress(position < until ? position : until, until, working.documents.size);
    if (position >= until) break;
  }
  return working.finish(projection, erased);
}

/** The documents in memory. When there are too many, all of them move to the shadow, and are read back when needed. */
class WorkingSet {
  readonly documents = new Map<string, object | null>();
  private readonly stored = new Set<string>();
  private count = 0;
  private isSpilled = false;
  private areNamedAfterEvents = true;

  constructor(
    private readonly shadow: ShadowCollection,
    private readonly maxInMemory: number,
  ) {}

  async load(projection: AnyProjection, events: readonly AnyRecordedEvent[]): Promise<void> {
    let missing = this.missing(projection, events);
    const [added, max] = this.areNamedAfterEvents
      ? [events.length, Math.min(MAX_COMPLETE_IN_MEMORY, this.maxInMemory)]
      : [missing.size, this.maxInMemory];
    if (this.documents.size + added > max && this.documents.size > 0) {
      await this.spill();
      missing = this.missing(projection, events);
    }
    if (!this.isSpilled || missing.size === 0) return;
    for (const [key, document] of await this.shadow.getMany([...missing])) {
      this.documents.set(key, document);
      this.stored.add(key);
    }
  }

  /** Moves all documents to the shadow, reduced to what remains after these erasures, and counts them. */
  async finish(projection: AnyProjection, erased: ReadonlySet<string>): Promise<number> {
    const { isSpilled } = this;
    forget(projection, this.documents, erased);
    await this.spill();
    if (isSpilled && erased.size > 0 && fieldsThatGo(projection.erasure).length > 0)
      await this.forgetStored(projection, erased);
    return this.count;
  }

  private missing(projection: AnyProjection, events: readonly AnyRecordedEvent[]): Set<string> {
    const missing = new Set<string>();
    for (const event of events) {
      try {
        for (const key of keysOf(projection, event)) {
          if (key === event.id) continue;
          this.areNamedAfterEvents = false;
          if (!this.documents.has(key)) missing.add(key);
        }
      } catch {
        // The fold will meet the same error at this event, and then names it.
      }
    }
    return missing;
  }

  private async spill(): Promise<void> {
    const { documents, stored } = this;
    const added = function* () {
      for (const [key, document] of documents)
        if (document && !stored.has(key)) yield [key, document] as const;
    };
    const changed = new Map(Array.from(stored, (key) => [key, documents.get(key) ?? null]));
    this.count += [...documents.values()].filter(Boolean).length - stored.size;
    await this.shadow.insert(added());
    await this.shadow.replace(changed);
    documents.clear();
    stored.clear();
    this.isSpilled = true;
  }

  private async forgetStored(projection: AnyProjection, erased: ReadonlySet<string>): Promise<void> {
    for await (const page of this.shadow.scan()) {
      const remaining = new Map<string, object | null>(page.map(({ key, doc }) => [key, doc]));
      forget(projection, remaining, erased);
      const changed = page.filter(({ key, doc }) => remaining.get(key) !== doc);
      await this.shadow.replace(new Map(changed.map(({ key }) => [key, remaining.get(key) ?? null])));
      this.count -= changed.filter(({ key }) => !remaining.get(key)).length;
    }
  }
}
