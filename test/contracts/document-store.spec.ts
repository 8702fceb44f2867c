import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoDocumentStore } from '../../src/platform/document-store/mongo-document-store';
import { SqliteDocumentStore } from '../../src/platform/document-store/sqlite-document-store';
import { onWhat } from '../support/given-servers';
import { mongodbPlace } from '../support/server-places';
import { documentStoreContract } from './document-store.contract';

documentStoreContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'document-store-'));
  return {
    open: async () => new SqliteDocumentStore(join(folder, 'views.db')),
    dispose: () => rm(folder, { recursive: true }),
  };
});

documentStoreContract(`MongoDB adapter ${onWhat('READ_STORE_URL')}`, async () => {
  const { url, dispose } = await mongodbPlace('READ_STORE_URL');
  return { open: () => MongoDocumentStore.connect(url), dispose };
});
