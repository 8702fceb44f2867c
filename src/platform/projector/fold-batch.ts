import type { AnyRecordedEvent } from '../../kernel/event';
import { collectionOf, keysOf, project, type AnyProjection } from '../../kernel/projection';
import type { DocumentStore } from '../document-store/document-store';
import type { HistoryBatch, Place } from '../history/history';
import type { ParkedEvent } from './parked-events';

/** Loads what a batch concerns, folds it, and stops before an event that cannot be taken in. */
export async function foldBatch(
  projection: AnyProjection,
  store: DocumentStore,
  batch: HistoryBatch,
  from: Place,
  skipped: ReadonlySet<string>,
): Promise<{ documents: Map<string, object | null>; to: Place; failed?: ParkedEvent }> {
  const documents = new Map<string, object | null>();
  const loaded = await load(projection, store, batch.events);
  let to = from;
  for (const event of batch.events) {
    try {
      if (!skipped.has(event.id)) {
        const touched = new Map<string, object | null>();
        for (const key of keysOf(projection, event)) {
          const current = documents.get(key) ?? (documents.has(key) ? undefined : loaded.get(key));
          if (current) touched.set(key, current);
        }
        project(projection, touched, event);
        for (const [key, document] of touched) documents.set(key, document);
      }
    } catch (error) {
      const { id: eventId, type, stream, position } = event;
      return { documents, to, failed: { eventId, type, stream, position, error: String(error) } };
    }
    to = { position: event.position, eventId: event.id };
  }
  return { documents, to: { position: batch.position, eventId: batch.eventId } };
}

async function load(projection: AnyProjection, store: DocumentStore, events: readonly AnyRecordedEvent[]) {
  const keys = new Set<string>();
  for (const event of events) {
    try {
      for (const key of keysOf(projection, event)) keys.add(key);
    } catch {
      // The fold meets the same error in its order and parks the event.
    }
  }
  return keys.size > 0 ? store.getMany(collectionOf(projection), [...keys]) : new Map<string, object>();
}
