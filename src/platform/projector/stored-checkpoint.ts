import type { Place } from '../history/history';
import type { DocumentStore, Write } from '../document-store/document-store';

type Changes = Omit<Write, 'checkpoint'>;

/** Ends with the first write that fails or is refused; the projection then restarts at the stored checkpoint. */
export class StoredCheckpoint {
  private readonly end = new AbortController();
  /** Aborts when a write has failed, or another process has moved the checkpoint. */
  readonly ended = this.end.signal;
  private failure?: Error;
  private lastWrite: Promise<boolean> = Promise.resolve(true);
  private pending?: NodeJS.Timeout;
  private reached: Place;

  constructor(
    private readonly store: DocumentStore,
    private readonly collection: string,
    private stored: Place,
    private readonly lateMs: number,
    private readonly onStored: () => void = () => undefined,
  ) {
    this.reached = stored;
  }

  save(changes: Changes, to: Place): Promise<boolean> {
    this.reached = to;
    clearTimeout(this.pending);
    this.pending = undefined;
    this.lastWrite = this.lastWrite.then((mayContinue) => mayContinue && this.write(changes, to));
    return this.lastWrite;
  }

  /** Stores a position after unhandled events; all collections do so at the same moments, to share one command. */
  storeLater(to: Place): void {
    this.reached = to;
    this.pending ??= setTimeout(() => void this.flush(), this.lateMs - (Date.now() % this.lateMs));
  }

  flush(): Promise<boolean> {
    return this.save({ documents: new Map() }, this.reached);
  }

  throwIfFailed(): void {
    if (this.failure) throw this.failure;
  }

  private async write(changes: Changes, to: Place): Promise<boolean> {
    if (to.position === this.stored.position) return true;
    try {
      const checkpoint = { from: this.stored.position, to: to.position, eventId: to.eventId };
      if (await this.store.write(this.collection, { ...changes, checkpoint })) {
        this.stored = to;
        this.onStored();
        return true;
      }
    } catch (error) {
      this.failure = error instanceof Error ? error : new Error(String(error));
    }
    this.end.abort();
    return false;
  }
}
