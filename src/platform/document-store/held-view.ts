import { setImmediate } from 'node:timers/promises';
import type { View, Views } from './views';

interface Followed {
  readonly id: string;
  /** Grows with every change, and is no other document's; indexed. */
  readonly changed: string;
}

const AT_ONCE = 500;

/** A whole view in memory, as small as its reader wants it: what has changed since is all that is read again. */
export class HeldView<Doc extends Followed, Held> {
  #held = new Map<string, Held>();
  #upTo = '';
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly views: Views,
    private readonly view: View<Doc>,
    private readonly hold: (doc: Doc) => Held,
  ) {}

  /** As it is now, by id; the same map until something changes. */
  current(): Promise<ReadonlyMap<string, Held>> {
    const turn = this.#turn.then(() => this.refresh());
    this.#turn = turn.catch(() => undefined);
    return turn;
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
    await this.follow();
    // A document that is gone says nothing of it.
    if (this.#held.size !== (await this.views.count(this.view))) {
      this.#held = new Map();
      this.#upTo = '';
      await this.follow();
    }
    return this.#held;
  }

  private async follow(): Promise<void> {
    const before = this.#held;
    for (;;) {
      const where = { changed: { gt: this.#upTo } };
      const changed = await this.views.find(this.view, { where, sort: { changed: 1 }, limit: AT_ONCE });
      if (changed.length > 0 && this.#held === before) this.#held = new Map(before);
      for (const doc of changed) this.#held.set(doc.id, this.hold(doc));
      this.#upTo = changed.at(-1)?.changed ?? this.#upTo;
      if (changed.length < AT_ONCE) return;
      await setImmediate();
    }
  }
}
