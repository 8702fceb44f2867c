import type { AnyRecordedEvent } from '../../kernel/event';
import { fullIdOf } from '../event-store/event-store';
import { fieldsThatGo, remainsOf, type ErasedBy } from '../../kernel/erasure';
import { forget, keysOf, project, type AnyProjection } from '../../kernel/projection';
import type { DocumentStore, Write } from '../document-store/document-store';
import type { HistoryBatch, Place } from '../history/history';
import type { ParkedEvent } from './parked-events';

interface Folded extends Pick<Write, 'documents' | 'generation'> {
  readonly to: Place;
  readonly failed?: ParkedEvent;
}

export async function foldBatch(
  projection: AnyProjection,
  collection: string,
  store: DocumentStore,
  batch: HistoryBatch,
  from: Place,
  skipped: ReadonlySet<string>,
  erased: Set<string>,
  erasedBy: ErasedBy,
): Promise<Folded> {
  const documents = new Map<string, object | null>();
  const { documents: loaded, generation } = await load(projection, collection, store, batch.events);
  const erasedIds: string[] = [];
  let last: AnyRecordedEvent | undefined;
  let failed: ParkedEvent | undefined;
  for (const event of batch.events) {
    try {
      if (!skipped.has(event.id)) {
        const touched = new Map<string, object | null>();
        for (const key of keysOf(projection, event)) {
          const current = documents.has(key) ? documents.get(key) : loaded.get(key);
          // Applies what the batch has erased so far to this document; the search below applies it to all others.
          if (current) touched.set(key, remainsOf(projection.erasure, current, erased));
        }
        project(projection, touched, event, erased);
        for (const [key, document] of touched) documents.set(key, document);
        for (const id of erasedBy(event)) {
          erasedIds.push(id);
          erased.add(id);
        }
      }
    } catch (error) {
      const { id: eventId, type, stream, position } = event;
      failed = { eventId, type, stream, position, error: String(error) };
      break;
    }
    last = event;
  }
  if (erasedIds.length > 0) {
    const concernedDocuments = await concernedBy(erasedIds, projection, collection, store);
    for (const document of concernedDocuments)
      if (!documents.has(document.id)) documents.set(document.id, document);
    forget(projection, documents, erased);
  }
  if (!failed) return { documents, generation, to: { position: batch.position, eventId: batch.eventId } };
  const to = last ? { position: last.position, eventId: fullIdOf(last) } : from;
  return { documents, generation, to, failed };
}

async function concernedBy(
  ids: readonly string[],
  projection: AnyProjection,
  collection: string,
  store: DocumentStore,
) {
  const found = fieldsThatGo(projection.erasure).map((field) =>
    store.find<{ id: string }>(collection, { where: { [field]: { in: ids } } }),
  );
  return (await Promise.all(found)).flat();
}

async function load(
  projection: AnyProjection,
  collection: string,
  store: DocumentStore,
  events: readonly AnyRecordedEvent[],
): Promise<Pick<Write, 'generation'> & { documents: ReadonlyMap<string, object> }> {
  const keys = new Set<string>();
  for (const event of events) {
    try {
      for (const key of keysOf(projection, event)) keys.add(key);
    } catch {
      // The fold will meet the same error at this event, and then parks it.
    }
  }
  if (keys.size === 0) return { documents: new Map<string, object>() };
  return store.readForWrite(collection, [...keys]);
}
