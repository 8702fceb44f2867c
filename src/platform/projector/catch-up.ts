import type { AnyRecordedEvent } from '../../kernel/event';
import { collectionOf, typesOf, type AnyProjection } from '../../kernel/projection';
import type { DocumentStore } from '../document-store/document-store';
import type { History, HistoryBatch } from '../history/history';
import type { ErasedPersons } from './erased-persons';
import { foldBatch } from './fold-batch';
import { skippedEvents } from './parked-events';
import type { OnProgress, Rebuilt } from './rebuild';

/** So many documents change at once that most pages of an index are written only a few times. */
const BATCH = 20_000;

/**
 * Continues a collection that is far behind, in large batches, up to the end that the history has now. An event that
 * fails is left to the caller's ordinary batches, as is a collection that another process has changed meanwhile.
 */
export async function catchUp(
  projection: AnyProjection,
  history: History,
  documents: DocumentStore,
  erased: ErasedPersons,
  onProgress: OnProgress,
  collection = collectionOf(projection),
): Promise<Rebuilt> {
  await moveToOwnFile(projection, history, documents, collection);
  const until = await history.head();
  const skipped = await skippedEvents(history, projection.name);
  await erased.upToNow();
  let at = await documents.checkpointPlace(collection);
  let count = 0;
  const types = typesOf(projection, history.catalog.erasing());
  for await (const batch of joined(history.readAll({ after: at.position, types }), until)) {
    const { to, failed, ...changes } = await foldBatch(
      projection,
      collection,
      documents,
      batch,
      at,
      skipped,
      erased.ids,
      (event) => history.catalog.erasedBy(event),
    );
    const checkpoint = { from: at.position, to: to.position, eventId: to.eventId };
    if (!(await documents.write(collection, { ...changes, checkpoint }))) break;
    at = to;
    count += changes.documents.size;
    onProgress(at.position, until, changes.documents.size);
    if (failed) break;
  }
  return { documents: count, position: at.position };
}

async function* joined(batches: AsyncIterable<HistoryBatch>, until: bigint): AsyncGenerator<HistoryBatch> {
  let events: AnyRecordedEvent[] = [];
  for await (const { events: further, ...place } of batches) {
    events = [...events, ...further];
    const isLast = place.position >= until;
    if (!isLast && events.length < BATCH) continue;
    yield { events, ...place };
    if (isLast) return;
    events = [];
  }
}

/** Otherwise the writers of all collections in the same file would wait for the large batches. */
async function moveToOwnFile(
  projection: AnyProjection,
  history: History,
  documents: DocumentStore,
  collection: string,
): Promise<void> {
  if (!documents.sharesFile(collection)) return;
  const { checkpoint, batches } = await documents.snapshot(collection);
  const shadow = await documents.shadow({ name: collection, indexes: projection.indexes });
  try {
    for await (const batch of batches) await shadow.insert(batch.map(({ key, doc }) => [key, doc]));
    await shadow.swap(checkpoint, (await history.placeAt(checkpoint)).eventId);
  } catch (error) {
    await shadow.drop();
    throw error;
  }
}
