import type { Vault } from '../vault/vault';
import type { History, Place } from './history';

interface Kept {
  readonly position: string;
  readonly eventId: string | null;
  readonly keptAt: string;
}

const KEEP_EVERY_MS = 1_000;

/** How far somebody has followed the history, kept in the vault. */
export class Cursor {
  private keptAt = 0;

  constructor(
    private readonly vault: Vault,
    private readonly history: History,
    private readonly name: string,
  ) {}

  /** Begins at the head where none is kept yet. */
  async begin(): Promise<void> {
    await this.put(await this.history.placeAtHead(), { expectedVersion: 0 });
  }

  async keep(place: Place): Promise<void> {
    await this.put(place);
    this.keptAt = Date.now();
  }

  /** What was passed since may be passed again after a crash. */
  async keepNowAndThen(place: Place): Promise<void> {
    if (Date.now() >= this.keptAt + KEEP_EVERY_MS) await this.keep(place);
  }

  /**
   * The position to go on after; undefined where none is kept. Where the history has been replaced by another one,
   * such as an older copy, what was recorded since the cursor was kept is still to come.
   */
  async position(): Promise<bigint | undefined> {
    const kept = (await this.vault.get<Kept>('cursor', this.name))?.value;
    if (!kept) return undefined;
    const position = BigInt(kept.position);
    if (await this.history.holds({ position, eventId: kept.eventId })) return position;
    return this.history.lastBefore(kept.keptAt);
  }

  private async put({ position, eventId }: Place, options?: { expectedVersion: number }): Promise<void> {
    const kept: Kept = { position: String(position), eventId, keptAt: new Date().toISOString() };
    await this.vault.put('cursor', this.name, kept, options);
  }
}
