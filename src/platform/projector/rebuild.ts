import { isDeepStrictEqual } from 'node:util';
import { erasedBy } from '../../kernel/erasure';
import { collectionOf, forget, project, typesOf, type AnyProjection } from '../../kernel/projection';
import type { DocumentStore, ShadowCollection, StoredDocument } from '../document-store/document-store';
import type { History } from '../history/history';
import { skippedEvents } from './parked-events';

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
): Promise<Rebuilt> {
  const { position: until, eventId } = await history.placeAtHead();
  const folded = await foldHistory(projection, history, until, onProgress);
  const shadow = await documents.shadow({ name: collectionOf(projection), indexes: projection.indexes });
  await shadow.insert(folded);
  await shadow.swap(until, eventId);
  return { documents: folded.size, position: until };
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
    return await compare(scratch.scan(), served.batches);
  } finally {
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

async function compare(
  expected: AsyncIterable<readonly StoredDocument<object>[]>,
  served: AsyncIterable<readonly StoredDocument<object>[]>,
): Promise<{ compared: number; differences: Difference[] }> {
  const differences: Difference[] = [];
  let compared = 0;
  const right = one(served);
  let actual = await right.next();
  for await (const wanted of one(expected)) {
    compared++;
    while (!actual.done && actual.value.key < wanted.key) {
      differences.push({ key: actual.value.key, kind: 'unexpected' });
      actual = await right.next();
    }
    if (actual.done || actual.value.key !== wanted.key) {
      differences.push({ key: wanted.key, kind: 'missing' });
      continue;
    }
    if (!isDeepStrictEqual(actual.value.doc, wanted.doc))
      differences.push({ key: wanted.key, kind: 'different' });
    actual = await right.next();
  }
  for (; !actual.done; actual = await right.next()) {
    differences.push({ key: actual.value.key, kind: 'unexpected' });
  }
  return { compared, differences };
}

async function* one(batches: AsyncIterable<readonly StoredDocument<object>[]>) {
  for await (const batch of batches) yield* batch;
}
