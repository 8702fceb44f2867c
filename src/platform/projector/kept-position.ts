import type { Place } from '../history/history';
import type { DocumentStore, Write } from '../document-store/document-store';

/** How long a position without changed documents may wait for others to be kept with it. */
const GATHER_MS = 20;

/**
 * Keeps a collection's documents together with its position, one write after the other. It ends with the first one
 * that fails or is refused: whoever follows the history begins anew at the position that is stored.
 */
export class KeptPosition {
  private readonly end = new AbortController();
  /** Aborts where a write failed, or another process has moved the position. */
  readonly ended = this.end.signal;
  private failure?: Error;
  private turn: Promise<boolean> = Promise.resolve(true);
  private pending?: NodeJS.Timeout;
  private reached: Place;

  constructor(
    private readonly store: DocumentStore,
    private readonly collection: string,
    private kept: Place,
    private readonly onKept: () => void = () => undefined,
  ) {
    this.reached = kept;
  }

  /** False where it has ended. */
  keep(documents: Write['documents'], to: Place): Promise<boolean> {
    this.reached = to;
    clearTimeout(this.pending);
    this.pending = undefined;
    this.turn = this.turn.then((goingOn) => goingOn && this.write(documents, to));
    return this.turn;
  }

  /** Of a stretch of history that concerns no document: other processes may learn of it a little later. */
  keepSoon(to: Place): void {
    this.reached = to;
    this.pending ??= setTimeout(() => void this.flush(), GATHER_MS);
  }

  flush(): Promise<boolean> {
    return this.keep(new Map(), this.reached);
  }

  throwIfFailed(): void {
    if (this.failure) throw this.failure;
  }

  private async write(documents: Write['documents'], to: Place): Promise<boolean> {
    if (to.position === this.kept.position) return true;
    try {
      const checkpoint = { from: this.kept.position, to: to.position, eventId: to.eventId };
      if (await this.store.write(this.collection, { documents, checkpoint })) {
        this.kept = to;
        this.onKept();
        return true;
      }
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error(String(error));
    }
    this.end.abort();
    return false;
  }
}
