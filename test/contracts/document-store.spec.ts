import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoDocumentStore } from '../../src/platform/document-store/mongo-document-store';
import { SqliteDocumentStore } from '../../src/platform/document-store/sqlite-document-store';
import { onWhat, testDatabase } from '../support/mongodb';
import { documentStoreContract } from './document-store.contract';

const { READ_STORE_URL } = process.env;

documentStoreContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'document-store-'));
  return {
    open: async () => new SqliteDocumentStore(join(folder, 'views.db')),
    dispose: () => rm(folder, { recursive: true }),
  };
});

documentStoreContract(`MongoDB adapter ${onWhat(READ_STORE_URL)}`, async () => {
  const { url, name, dispose } = await testDatabase(READ_STORE_URL);
  return { open: () => MongoDocumentStore.connect(url, name), dispose };
});
