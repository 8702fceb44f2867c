import type { Vault } from '../vault/vault';
import type { History, Place } from './history';

/** The vault stores these positions in the history. `HistoryCheck` compares each of them with the history. */
export const CURSORS = ['erased-persons', 'live-feed', 'reactor', 'vault-check'] as const;
export type CursorName = (typeof CURSORS)[number];

export interface StoredPosition {
  readonly position: string;
  readonly eventId: string | null;
}

interface Kept extends StoredPosition {
  readonly keptAt: string;
}

const KEEP_EVERY_MS = 1_000;

/** A follower's position in the history, stored in the vault. */
export class Cursor {
  private keptAt = 0;

  constructor(
    private readonly vault: Vault,
    private readonly history: History,
    private readonly name: CursorName,
  ) {}

  /** Starts at the head if no position is stored yet. */
  async begin(): Promise<void> {
    await this.put(await this.history.placeAtHead(), { expectedVersion: 0 });
  }

  async keep(place: Place): Promise<void> {
    await this.put(place);
    this.keptAt = Date.now();
  }

  /** The position is stored only from time to time, so events may be delivered again after a crash. */
  async keepNowAndThen(place: Place): Promise<void> {
    if (Date.now() >= this.keptAt + KEEP_EVERY_MS) await this.keep(place);
  }

  /**
   * Returns the position after which to continue, or undefined if none is stored. If the history was moved to another
   * server, it is the event's position there. If the history was replaced, for example by an older copy, it continues
   * with the first event recorded after the cursor was stored.
   */
  async position(): Promise<bigint | undefined> {
    const kept = (await this.vault.get<Kept>('cursor', this.name))?.value;
    if (!kept) return undefined;
    const found = await this.history.find({ position: BigInt(kept.position), eventId: kept.eventId });
    return found ? found.position : this.history.lastBefore(kept.keptAt);
  }

  private async put({ position, eventId }: Place, options?: { expectedVersion: number }): Promise<void> {
    const kept: Kept = { position: String(position), eventId, keptAt: new Date().toISOString() };
    await this.vault.put('cursor', this.name, kept, options);
  }
}
