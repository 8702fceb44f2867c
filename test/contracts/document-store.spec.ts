import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteDocumentStore } from '../../src/platform/document-store/sqlite-document-store';
import { documentStoreContract } from './document-store.contract';

documentStoreContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'document-store-'));
  return {
    open: async () => new SqliteDocumentStore(join(folder, 'views.db')),
    dispose: () => rm(folder, { recursive: true }),
  };
});
