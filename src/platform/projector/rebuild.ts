import type { ProjectionComparison } from '../../../contract/admin';
import { collectionOf, type AnyProjection } from '../../kernel/projection';
import type { DocumentStore, ShadowCollection } from '../document-store/document-store';
import type { History } from '../history/history';
import { compare, comparisonOf } from './comparison';
import { foldHistory, type OnProgress } from './fold-history';

export type { OnProgress };

/** A position, which grows at least as fast as the number of events. */
export const LONG_HISTORY = 20_000n;

export const isLong = (history: History) => isFarBehind(history, 0n);

export const isFarBehind = async (history: History, position: bigint) =>
  (await history.head()) - position >= LONG_HISTORY;

export interface Rebuilt {
  readonly documents: number;
  readonly position: bigint;
}

/** Replays the history into a shadow, which then replaces the served collection; reads continue meanwhile. */
export async function rebuild(
  projection: AnyProjection,
  history: History,
  documents: DocumentStore,
  onProgress: OnProgress,
  into = collectionOf(projection),
  maxInMemory?: number,
): Promise<Rebuilt> {
  const { position: until, eventId } = await history.placeAtHead();
  const shadow = await documents.shadow({ name: into, indexes: projection.indexes });
  try {
    const count = await foldHistory(projection, history, shadow, until, onProgress, maxInMemory);
    await shadow.swap(until, eventId);
    return { documents: count, position: until };
  } catch (error) {
    await shadow.drop();
    throw error;
  }
}

export interface Compared extends Rebuilt {
  readonly comparison: ProjectionComparison;
}

export async function rebuildAndCompare(
  projection: AnyProjection,
  history: History,
  documents: DocumentStore,
  onProgress: OnProgress,
  into: string,
  version: number,
): Promise<Compared> {
  const { checkpoint, batches } = await documents.snapshot(collectionOf({ name: projection.name, version }));
  let shadow: ShadowCollection | undefined;
  try {
    shadow = await documents.shadow({ name: into, indexes: projection.indexes });
    const count = await foldHistory(projection, history, shadow, checkpoint, onProgress);
    const found = await comparisonOf(projection, batches, shadow.scan());
    await shadow.swap(checkpoint, (await history.placeAt(checkpoint)).eventId);
    const comparison = { against: version, position: String(checkpoint), ...found };
    return { documents: count, position: checkpoint, comparison };
  } catch (error) {
    await leave(batches);
    await shadow?.drop();
    throw error;
  }
}

/** Closes a snapshot, which is open until its reader has begun and stops. */
async function leave(batches: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of batches) break;
}

export interface Difference {
  readonly key: string;
  readonly kind: 'missing' | 'unexpected' | 'different';
}

export async function verify(
  projection: AnyProjection,
  history: History,
  documents: DocumentStore,
  onProgress: OnProgress,
  maxInMemory?: number,
): Promise<{ compared: number; differences: Difference[] }> {
  const collection = { name: collectionOf(projection), indexes: [] };
  await documents.ensure({ name: collection.name, indexes: projection.indexes });
  const served = await documents.snapshot(collection.name);
  let scratch: ShadowCollection | undefined;
  try {
    scratch = await documents.shadow(collection);
    await foldHistory(projection, history, scratch, served.checkpoint, onProgress, maxInMemory);
    const differences: Difference[] = [];
    const compared = await compare(served.batches, scratch.scan(), (key, before, after) => {
      const kind = before === undefined ? 'missing' : after === undefined ? 'unexpected' : 'different';
      differences.push({ key, kind });
    });
    return { compared, differences };
  } finally {
    await leave(served.batches);
    await scratch?.drop();
  }
}
