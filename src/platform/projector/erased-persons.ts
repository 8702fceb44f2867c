import pLimit from 'p-limit';
import type { CursorName, StoredPosition } from '../history/cursor';
import type { History, Place } from '../history/history';
import type { Vault } from '../vault/vault';

interface StoredPersons extends StoredPosition {
  readonly ids: readonly string[];
}

const CURSOR: CursorName = 'erased-persons';
/** A distance between positions, which grow at least as fast as the number of events. */
const MIN_STORED_DISTANCE = 10_000n;

/** Finds the persons whose erasure is recorded, and stores them, so that a later search continues from there. */
export class ErasedPersons {
  readonly ids = new Set<string>();
  private seen?: Place;
  private readonly oneSearch = pLimit(1);

  constructor(
    private readonly history: History,
    private readonly vault: Vault,
  ) {}

  upToNow(): Promise<void> {
    return this.oneSearch(() => this.search());
  }

  private async search(): Promise<void> {
    this.seen ??= await this.stored();
    const { position: after } = this.seen;
    const before = this.ids.size;
    const { catalog } = this.history;
    const types = catalog.erasing();
    for await (const { events, position, eventId } of this.history.readAll({ after, types })) {
      for (const event of events) for (const id of catalog.erasedBy(event)) this.ids.add(id);
      this.seen = { position, eventId };
    }
    if (this.seen.position - after < MIN_STORED_DISTANCE && this.ids.size === before) return;
    const { position, eventId } = this.seen;
    const stored: StoredPersons = { position: String(position), eventId, ids: [...this.ids] };
    await this.vault.put('cursor', CURSOR, stored);
  }

  private async stored(): Promise<Place> {
    const stored = (await this.vault.get<StoredPersons>('cursor', CURSOR))?.value;
    const place = { position: BigInt(stored?.position ?? 0), eventId: stored?.eventId ?? null };
    const found = await this.history.find(place);
    if (!stored || !found) return { position: 0n, eventId: null };
    for (const id of stored.ids) this.ids.add(id);
    return found;
  }
}
