import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Logger, type INestApplicationContext } from '@nestjs/common';
import { EventCatalog } from '../kernel/event';
import { CONFIG, scaledMs, type Config } from './config/config';
import { DOCUMENT_STORE, type DocumentStore } from './document-store/document-store';
import { MongoDocumentStore } from './document-store/mongo-document-store';
import { SqliteDocumentStore } from './document-store/sqlite-document-store';
import { EVENT_STORE, type EventStore } from './event-store/event-store';
import { TIMEOUT_MS } from './event-store/eventstoredb-connection';
import { EventStoreDbEventStore } from './event-store/eventstoredb-event-store';
import { SqliteEventStore } from './event-store/sqlite-event-store';
import { History } from './history/history';
import { requestContext } from './http/request-context';
import { PersonalKeys } from './personal-data/personal-keys';
import { StorageErrors } from './sqlite/storage-errors';
import { DamagedStore } from './sqlite/open-database';
import { MongoVault } from './vault/mongo-vault';
import type { RequestTimeout } from './store-unavailable';
import { SqliteVault } from './vault/sqlite-vault';
import { VAULT, type Vault } from './vault/vault';

/** One limit for all that a request waits for. */
const requestTimeoutOf = (config: Config): RequestTimeout => ({
  timeoutMs: scaledMs(config, TIMEOUT_MS),
  waitingSince: () => requestContext()?.request?.since,
});

async function openEventStore(config: Config, storageErrors: StorageErrors): Promise<EventStore> {
  const { eventStoreUrl, dataDir } = config;
  if (eventStoreUrl !== null) return EventStoreDbEventStore.open(eventStoreUrl, requestTimeoutOf(config));
  return new SqliteEventStore(join(dataDir, 'events.db'), storageErrors);
}

async function openDocumentStore(config: Config): Promise<DocumentStore> {
  const { readStoreUrl, dataDir } = config;
  if (readStoreUrl !== null) return MongoDocumentStore.connect(readStoreUrl, requestTimeoutOf(config));
  const file = join(dataDir, 'views.db');
  try {
    return new SqliteDocumentStore(file);
  } catch (error) {
    if (!(error instanceof DamagedStore)) throw error;
    new Logger('Views').warn(`${file} is damaged: the views are rebuilt from the history.`);
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true });
    return new SqliteDocumentStore(file);
  }
}

async function openVault(config: Config, storageErrors: StorageErrors): Promise<Vault> {
  const { vaultUrl, dataDir } = config;
  if (vaultUrl !== null) return MongoVault.connect(vaultUrl, requestTimeoutOf(config));
  return new SqliteVault(join(dataDir, 'vault.db'), storageErrors);
}

/** Provides the part of the platform that the command-line tools need too: the stores, and the history on top. */
export const storeProviders = (config: Config, catalog: EventCatalog) => [
  { provide: CONFIG, useValue: config },
  { provide: EventCatalog, useValue: catalog },
  StorageErrors,
  {
    provide: EVENT_STORE,
    inject: [StorageErrors],
    useFactory: (storageErrors: StorageErrors) => openEventStore(config, storageErrors),
  },
  { provide: DOCUMENT_STORE, useFactory: () => openDocumentStore(config) },
  {
    provide: VAULT,
    inject: [StorageErrors],
    useFactory: (storageErrors: StorageErrors) => openVault(config, storageErrors),
  },
  PersonalKeys,
  History,
];

/** Closes an application that only uses the stores; the server closes its own in another order. */
export async function closeStores(app: INestApplicationContext): Promise<void> {
  await app.get<EventStore>(EVENT_STORE).close();
  await app.get<DocumentStore>(DOCUMENT_STORE).close();
  await app.get<Vault>(VAULT).close();
  await app.close();
}
