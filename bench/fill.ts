import { collectionOf } from '../src/kernel/projection';
import { DOCUMENT_STORE, type DocumentStore } from '../src/platform/document-store/document-store';
import type { TestApp } from '../test/support/app';

const BATCH = 10_000;

/**
 * Returns a `changed` for a document: unique, and before the first event of the history. A later one would lie beyond
 * the view's position, and whatever caches the view would read the document again at each call.
 */
export const beforeHistory = (index: number): string => `${'0'.repeat(20)}-${String(index).padStart(8, '0')}`;

interface Filled<Doc> {
  readonly name: string;
  readonly version: number;
  readonly empty: (id: string) => Doc;
}

export async function fill<Doc extends object>(
  { app }: TestApp,
  view: Filled<Doc>,
  ids: readonly string[],
  documentOf: (id: string, index: number) => object,
): Promise<void> {
  const store = app.get<DocumentStore>(DOCUMENT_STORE);
  const collection = collectionOf(view);
  const { position: from, eventId } = await store.checkpointPlace(collection);
  for (let begin = 0; begin < ids.length; begin += BATCH) {
    const batch = ids.slice(begin, begin + BATCH);
    const documents = new Map(
      batch.map((id, at) => [id, { ...view.empty(id), ...documentOf(id, begin + at) }]),
    );
    await store.write(collection, { documents, checkpoint: { from, to: from, eventId } });
  }
}
