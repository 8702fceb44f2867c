import type { Vault } from '../vault/vault';
import type { History, Place } from './history';

/** The vault stores these positions in the history. `HistoryCheck` compares each of them with the history. */
export const CURSORS = ['erased-persons', 'live-feed', 'reactor', 'vault-check'] as const;
export type CursorName = (typeof CURSORS)[number];

export interface StoredPosition {
  readonly position: string;
  readonly eventId: string | null;
}

interface StoredCursor extends StoredPosition {
  readonly keptAt: string;
}

const STORE_EVERY_MS = 1_000;

export class Cursor {
  private reached?: Place;
  private pending?: NodeJS.Timeout;

  constructor(
    private readonly vault: Vault,
    private readonly history: History,
    private readonly name: CursorName,
  ) {}

  async begin(): Promise<void> {
    await this.put(await this.history.placeAtHead(), { expectedVersion: 0 });
  }

  async keep(place: Place): Promise<void> {
    this.reached = place;
    await this.flush();
  }

  /** Stores the position within a second, so events may be delivered again after a crash. */
  storeSoon(place: Place): void {
    this.reached = place;
    this.pending ??= setTimeout(() => {
      this.flush().catch(() => this.storeSoon(this.reached!));
    }, STORE_EVERY_MS).unref();
  }

  async flush(): Promise<void> {
    clearTimeout(this.pending);
    this.pending = undefined;
    const place = this.reached;
    if (!place) return;
    await this.put(place);
    if (this.reached === place) this.reached = undefined;
  }

  /** In a moved history, this is the new position of the event; in a replaced one, that of the last event before it. */
  async position(): Promise<bigint | undefined> {
    const stored = (await this.vault.get<StoredCursor>('cursor', this.name))?.value;
    if (!stored) return undefined;
    const found = await this.history.find({ position: BigInt(stored.position), eventId: stored.eventId });
    return found ? found.position : this.history.lastBefore(stored.keptAt);
  }

  private async put({ position, eventId }: Place, options?: { expectedVersion: number }): Promise<void> {
    const stored: StoredCursor = { position: String(position), eventId, keptAt: new Date().toISOString() };
    await this.vault.put('cursor', this.name, stored, options);
  }
}
