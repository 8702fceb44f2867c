import { join } from 'node:path';
import { EventCatalog } from '../kernel/event';
import { CONFIG, type Config } from './config/config';
import { DOCUMENT_STORE, type DocumentStore } from './document-store/document-store';
import { MongoDocumentStore } from './document-store/mongo-document-store';
import { SqliteDocumentStore } from './document-store/sqlite-document-store';
import { EVENT_STORE, type EventStore } from './event-store/event-store';
import { EventStoreDbEventStore } from './event-store/eventstoredb-event-store';
import { SqliteEventStore } from './event-store/sqlite-event-store';
import { History } from './history/history';
import { PersonalKeys } from './personal-data/personal-keys';
import { MongoVault } from './vault/mongo-vault';
import { SqliteVault } from './vault/sqlite-vault';
import { VAULT, type Vault } from './vault/vault';

async function openEventStore({ eventStoreUrl, dataDir }: Config): Promise<EventStore> {
  if (eventStoreUrl !== null) return EventStoreDbEventStore.open(eventStoreUrl);
  return new SqliteEventStore(join(dataDir, 'events.db'));
}

async function openDocumentStore({ readStoreUrl, dataDir }: Config): Promise<DocumentStore> {
  if (readStoreUrl !== null) return MongoDocumentStore.connect(readStoreUrl);
  return new SqliteDocumentStore(join(dataDir, 'views.db'));
}

async function openVault({ vaultUrl, dataDir }: Config): Promise<Vault> {
  return vaultUrl !== null ? MongoVault.connect(vaultUrl) : new SqliteVault(join(dataDir, 'vault.db'));
}

/** What of the platform the command-line tools need too: the stores and the history over them. */
export const storeProviders = (config: Config, catalog: EventCatalog) => [
  { provide: CONFIG, useValue: config },
  { provide: EventCatalog, useValue: catalog },
  { provide: EVENT_STORE, useFactory: () => openEventStore(config) },
  { provide: DOCUMENT_STORE, useFactory: () => openDocumentStore(config) },
  { provide: VAULT, useFactory: () => openVault(config) },
  PersonalKeys,
  History,
];
