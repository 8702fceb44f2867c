import { collectionOf, type AnyProjection } from '../../kernel/projection';
import type { DocumentStore } from '../document-store/document-store';
import type { Vault } from '../vault/vault';
import { CURSORS, type CursorName, type StoredPosition } from './cursor';
import type { History, Place } from './history';

export interface MissingPlaces {
  readonly cursors: readonly CursorName[];
  readonly views: readonly AnyProjection[];
  /** The furthest of their positions, or 0n if there are none. */
  readonly furthest: bigint;
}

export async function findMissingPlaces(
  history: History,
  projections: readonly AnyProjection[],
  documents: DocumentStore,
  vault: Vault,
): Promise<MissingPlaces> {
  let furthest = 0n;
  // Positions are read before the history, in which other processes may be writing.
  const isMissing = async (place: Place) => {
    // Places that were stored without an event's id are compared by their position alone.
    const isKnown =
      place.eventId === null
        ? place.position <= (await history.head())
        : (await history.find(place)) !== undefined;
    if (!isKnown && place.position > furthest) furthest = place.position;
    return !isKnown;
  };
  const cursors: CursorName[] = [];
  for (const name of CURSORS) {
    const stored = (await vault.get<StoredPosition>('cursor', name))?.value;
    if (!stored) continue;
    if (await isMissing({ position: BigInt(stored.position), eventId: stored.eventId })) cursors.push(name);
  }
  const views: AnyProjection[] = [];
  const collections = new Set(await documents.collections());
  for (const projection of projections) {
    if (!collections.has(collectionOf(projection))) continue;
    const place = await documents.checkpointPlace(collectionOf(projection));
    if (await isMissing(place)) views.push(projection);
  }
  return { cursors, views, furthest };
}
