import { setImmediate } from 'node:timers/promises';
import type { View, Views } from './views';

interface Followed {
  readonly id: string;
  /** Grows with every change, and is no other document's; indexed. */
  readonly changed: string;
}

const AT_ONCE = 500;

const placed = (position: bigint) => String(position).padStart(20, '0');

/** A whole view in memory, as small as its reader wants it: what has changed since is all that is read again. */
export class HeldView<Doc extends Followed, Held> {
  #held: ReadonlyMap<string, Held> = new Map();
  #upTo = placed(0n);
  #generation = '';
  #turn: Promise<unknown> = Promise.resolve();
  #next: Promise<ReadonlyMap<string, Held>> | undefined;

  constructor(
    private readonly views: Views,
    private readonly view: View<Doc>,
    private readonly hold: (doc: Doc) => Held,
  ) {}

  /** As it is now, by id: the same map until something changes. Who asks while it is read shares the next reading. */
  current(): Promise<ReadonlyMap<string, Held>> {
    this.#next ??= this.#turn.then(() => {
      this.#next = undefined;
      return this.refresh();
    });
    this.#turn = this.#next.catch(() => undefined);
    return this.#next;
  }

  /** Made of the whole view, again only when something has changed. */
  derived<Whole>(make: (held: ReadonlyMap<string, Held>) => Whole): () => Promise<Whole> {
    let last: { readonly held: ReadonlyMap<string, Held>; readonly whole: Whole } | undefined;
    return async () => {
      const held = await this.current();
      if (last?.held !== held) last = { held, whole: make(held) };
      return last.whole;
    };
  }

  private async refresh(): Promise<ReadonlyMap<string, Held>> {
    // Of what comes later, a store may show some before it shows what was earlier.
    const generation = await this.views.generation(this.view);
    const upTo = placed(await this.views.position(this.view));
    const count = await this.views.count(this.view);
    const isReplaced = upTo < this.#upTo || generation !== this.#generation;
    if (!isReplaced) this.#held = await this.followed(this.#held, this.#upTo);
    // A document that is gone says nothing of it.
    if (isReplaced || this.#held.size !== count) this.#held = await this.followed(new Map(), '');
    this.#upTo = upTo;
    this.#generation = generation;
    return this.#held;
  }

  private async followed(known: ReadonlyMap<string, Held>, since: string) {
    let held: Map<string, Held> | undefined;
    for (let last = since; ;) {
      const where = { changed: { gt: last } };
      const changed = await this.views.find(this.view, { where, sort: { changed: 1 }, limit: AT_ONCE });
      if (changed.length > 0) held ??= new Map(known);
      for (const doc of changed) held!.set(doc.id, this.hold(doc));
      if (changed.length < AT_ONCE) return held ?? known;
      last = changed.at(-1)!.changed;
      await setImmediate();
    }
  }
}
