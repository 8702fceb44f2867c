import { join } from 'node:path';
import { SqliteDocumentStore } from '../../src/platform/document-store/sqlite-document-store';

type Change = (doc: object) => object | null;

/** Changes all documents of a collection without events, in place or as the documents of another collection. */
export async function tamper(
  dataDir: string,
  collection: string,
  change: Change,
  into = collection,
): Promise<void> {
  const store = new SqliteDocumentStore(join(dataDir, 'views.db'));
  try {
    const { position: to, eventId } = await store.checkpointPlace(collection);
    const documents = new Map<string, object | null>();
    for await (const batch of (await store.snapshot(collection)).batches)
      for (const { key, doc } of batch) documents.set(key, change(doc));
    await store.ensure({ name: into, indexes: [] });
    const from = await store.checkpoint(into);
    if (!(await store.write(into, { documents, checkpoint: { from, to, eventId } })))
      throw new Error(`${into} was written meanwhile.`);
  } finally {
    await store.close();
  }
}
