import { setImmediate } from 'node:timers/promises';
import type { View, Views } from './views';

interface VersionedDocument {
  readonly id: string;
  /** Grows with every change and is unique among the documents of the view; indexed. */
  readonly changed: string;
}

const AT_ONCE = 500;

const placed = (position: bigint) => String(position).padStart(20, '0');

/** Caches a whole view in memory, reduced to what its reader needs, and reads again only what has changed. */
export class InMemoryView<Doc extends VersionedDocument, Reduced> {
  #cached: ReadonlyMap<string, Reduced> = new Map();
  #upTo = placed(0n);
  #generation = '';
  #lastRead: Promise<unknown> = Promise.resolve();
  #next: Promise<ReadonlyMap<string, Reduced>> | undefined;

  constructor(
    private readonly views: Views,
    private readonly view: View<Doc>,
    private readonly reduce: (doc: Doc) => Reduced,
  ) {}

  /** Returns the documents by id: the same map until something changes. Calls during a read share the next one. */
  current(): Promise<ReadonlyMap<string, Reduced>> {
    this.#next ??= this.#lastRead.then(() => {
      this.#next = undefined;
      return this.refresh();
    });
    this.#lastRead = this.#next.catch(() => undefined);
    return this.#next;
  }

  /** Returns a function that derives a value from the whole view, again only when the view has changed. */
  derived<Whole>(make: (cached: ReadonlyMap<string, Reduced>) => Whole): () => Promise<Whole> {
    let last: { readonly records: ReadonlyMap<string, Reduced>; readonly whole: Whole } | undefined;
    return async () => {
      const cached = await this.current();
      if (last?.records !== cached) last = { records: cached, whole: make(cached) };
      return last.whole;
    };
  }

  private async refresh(): Promise<ReadonlyMap<string, Reduced>> {
    // The position is read before the documents: a store may show a later change before an earlier one.
    const generation = await this.views.generation(this.view);
    const upTo = placed(await this.views.position(this.view));
    const count = await this.views.count(this.view);
    const isReplaced = upTo < this.#upTo || generation !== this.#generation;
    if (!isReplaced) this.#cached = await this.followed(this.#cached, this.#upTo);
    // A removed document does not report its removal; only the count of documents reveals it.
    if (isReplaced || this.#cached.size !== count) this.#cached = await this.followed(new Map(), '');
    this.#upTo = upTo;
    this.#generation = generation;
    return this.#cached;
  }

  private async followed(known: ReadonlyMap<string, Reduced>, since: string) {
    let cached: Map<string, Reduced> | undefined;
    for (let last = since; ;) {
      const where = { changed: { gt: last } };
      const changed = await this.views.find(this.view, { where, sort: { changed: 1 }, limit: AT_ONCE });
      if (changed.length > 0) cached ??= new Map(known);
      for (const doc of changed) cached!.set(doc.id, this.reduce(doc));
      if (changed.length < AT_ONCE) return cached ?? known;
      last = changed.at(-1)!.changed;
      await setImmediate();
    }
  }
}
