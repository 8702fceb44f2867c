import { Logger } from '@nestjs/common';
import type { DocumentStore, Write } from '../document-store/document-store';

/** How long a position without changed documents may wait for others to be kept with it. */
const GATHER_MS = 20;

/** Keeps a collection's documents together with its position, one write after the other. */
export class KeptPosition {
  private readonly logger = new Logger('Projection');
  private turn: Promise<boolean> = Promise.resolve(true);
  private pending?: NodeJS.Timeout;
  private reached: bigint;

  constructor(
    private readonly store: DocumentStore,
    private readonly collection: string,
    private kept: bigint,
  ) {
    this.reached = kept;
  }

  /** False where another process has moved the position. */
  keep(documents: Write['documents'], to: bigint): Promise<boolean> {
    this.reached = to;
    clearTimeout(this.pending);
    this.pending = undefined;
    this.turn = this.turn.then((mine) => mine && this.write(documents, to));
    return this.turn;
  }

  /** Of a stretch of history that concerns no document: other processes may learn of it a little later. */
  keepSoon(to: bigint): void {
    this.reached = to;
    this.pending ??= setTimeout(() => {
      this.flush().catch((err: unknown) =>
        this.logger.error({ err, collection: this.collection }, 'A position could not be kept.'),
      );
    }, GATHER_MS);
  }

  async flush(): Promise<void> {
    await this.keep(new Map(), this.reached);
  }

  private async write(documents: Write['documents'], to: bigint): Promise<boolean> {
    if (to === this.kept) return true;
    const checkpoint = { from: this.kept, to };
    if (!(await this.store.write(this.collection, { documents, checkpoint }))) return false;
    this.kept = to;
    return true;
  }
}
