import type { ProjectionComparison } from '../../../contract/admin';
import { erasedBy } from '../../kernel/erasure';
import { collectionOf, forget, project, typesOf, type AnyProjection } from '../../kernel/projection';
import type { DocumentStore, ShadowCollection } from '../document-store/document-store';
import type { History } from '../history/history';
import { compare, comparisonOf } from './comparison';
import { skippedEvents } from './parked-events';

/** A position, which grows at least as fast as the number of events. */
export const LONG_HISTORY = 20_000n;

/** Whether a replay would keep the main thread busy for long. */
export const isLong = async (history: History) => (await history.head()) >= LONG_HISTORY;

export type OnProgress = (done: bigint, total: bigint) => void;

export interface Rebuilt {
  readonly documents: number;
  readonly position: bigint;
}

/** Replays the history into a shadow and lets it take the served collection's place; reads go on meanwhile. */
export async function rebuild(
  projection: AnyProjection,
  history: History,
  documents: DocumentStore,
  onProgress: OnProgress,
  into = collectionOf(projection),
): Promise<Rebuilt> {
  const { position: until, eventId } = await history.placeAtHead();
  const folded = await foldHistory(projection, history, until, onProgress);
  const shadow = await documents.shadow({ name: into, indexes: projection.indexes });
  await shadow.insert(folded);
  await shadow.swap(until, eventId);
  return { documents: folded.size, position: until };
}

/** What is compared: the documents of `version`, up to where they stand. */
export interface Compared extends Rebuilt {
  readonly comparison: ProjectionComparison;
}

/** Replays the history into the collection `into`, up to where the documents of `version` stand, and compares both. */
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
    const folded = await foldHistory(projection, history, checkpoint, onProgress);
    shadow = await documents.shadow({ name: into, indexes: projection.indexes });
    await shadow.insert(folded);
    const found = await comparisonOf(projection, batches, shadow.scan());
    await shadow.swap(checkpoint, (await history.placeAt(checkpoint)).eventId);
    const comparison = { against: version, position: String(checkpoint), ...found };
    return { documents: folded.size, position: checkpoint, comparison };
  } catch (error) {
    await leave(batches);
    await shadow?.drop();
    throw error;
  }
}

/** A snapshot is held until somebody has begun to read it and stops. */
async function leave(batches: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of batches) break;
}

export interface Difference {
  readonly key: string;
  readonly kind: 'missing' | 'unexpected' | 'different';
}

/** Replays the history into a scratch collection and compares every document with the served one. */
export async function verify(
  projection: AnyProjection,
  history: History,
  documents: DocumentStore,
  onProgress: OnProgress,
): Promise<{ compared: number; differences: Difference[] }> {
  const collection = { name: collectionOf(projection), indexes: [] };
  await documents.ensure({ name: collection.name, indexes: projection.indexes });
  const served = await documents.snapshot(collection.name);
  let scratch: ShadowCollection | undefined;
  try {
    const folded = await foldHistory(projection, history, served.checkpoint, onProgress);
    scratch = await documents.shadow(collection);
    await scratch.insert(folded);
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

async function foldHistory(
  projection: AnyProjection,
  history: History,
  until: bigint,
  onProgress: OnProgress,
) {
  const skipped = await skippedEvents(history, projection.name);
  const folded = new Map<string, object | null>();
  const erased = new Set<string>();
  const types = typesOf(projection);
  for await (const { events, position } of history.readAll({ after: 0n, types })) {
    // Read only if needed: a store parses a field at its first access.
    const wanted = position > until ? events.filter((event) => event.position <= until) : events;
    for (const event of wanted) {
      if (skipped.size > 0 && skipped.has(event.id)) continue;
      try {
        project(projection, folded, event);
        for (const id of erasedBy(event)) erased.add(id);
      } catch (error) {
        throw new Error(
          `${projection.name} cannot take in ${event.type} (${event.id}, ${event.stream}@${event.revision}): ${String(error)}`,
          { cause: error },
        );
      }
    }
    onProgress(position < until ? position : until, until);
    if (position >= until) break;
  }
  forget(projection, folded, erased);
  for (const [key, document] of folded) if (document === null) folded.delete(key);
  return folded as Map<string, object>;
}
