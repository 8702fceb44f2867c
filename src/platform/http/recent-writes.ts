import { WrittenPositions } from '../history/written-positions';

/** By then the views show the write, or its writer was warned long ago that they lag. */
const REMEMBERED_MS = 60_000;

/** Remembers what people have written that some view did not show yet at the time of the response. */
export class RecentWrites {
  private readonly byActor = new Map<string, { readonly written: WrittenPositions; readonly at: number }>();

  of(actorId: string): WrittenPositions | undefined {
    this.forgetOld();
    return this.byActor.get(actorId)?.written;
  }

  add(actorId: string, written: WrittenPositions): void {
    const all = new WrittenPositions();
    const before = this.of(actorId);
    if (before) all.addAllOf(before);
    all.addAllOf(written);
    this.byActor.delete(actorId);
    this.byActor.set(actorId, { written: all, at: Date.now() });
  }

  private forgetOld(): void {
    for (const [actorId, { at }] of this.byActor) {
      if (at > Date.now() - REMEMBERED_MS) return;
      this.byActor.delete(actorId);
    }
  }
}
