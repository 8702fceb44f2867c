import { Inject, Injectable } from '@nestjs/common';
import type { LocalizedMessage } from '../../kernel/sentences';
import { CONFIG, type Config } from '../config/config';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/document-store';
import { EVENT_STORE, type EventStore } from '../event-store/event-store';
import { JOB_QUEUE, type JobQueue } from '../jobs/job-queue';
import { refusalOf, noResponseFrom, type StoreVariable } from '../store-refusals';
import { VAULT, type Vault } from '../vault/vault';
import { within } from '../waiting';
import { Readiness } from './readiness';

/** A server may take this long; the readiness check waits longer. */
const TIMEOUT_MS = 1_500;

interface CheckedStore {
  readonly name: string;
  readonly probe: () => Promise<unknown>;
  readonly url: string | null;
  refused?: LocalizedMessage;
}

@Injectable()
export class StoresReadiness {
  private readonly stores: Readonly<Record<StoreVariable, CheckedStore>>;

  constructor(
    readiness: Readiness,
    @Inject(EVENT_STORE) events: EventStore,
    @Inject(DOCUMENT_STORE) documents: DocumentStore,
    @Inject(VAULT) vault: Vault,
    @Inject(JOB_QUEUE) jobs: JobQueue,
    @Inject(CONFIG) config: Pick<Config, 'eventStoreUrl' | 'readStoreUrl' | 'vaultUrl' | 'redisUrl'>,
  ) {
    const { eventStoreUrl, readStoreUrl, vaultUrl, redisUrl } = config;
    this.stores = {
      EVENT_STORE_URL: { name: 'event store', probe: () => events.head(), url: eventStoreUrl },
      READ_STORE_URL: { name: 'document store', probe: () => documents.collections(), url: readStoreUrl },
      VAULT_URL: { name: 'vault', probe: () => vault.get('cursor', 'readiness'), url: vaultUrl },
      REDIS_URL: { name: 'job queue', probe: () => jobs.status('readiness'), url: redisUrl },
    };
    for (const variable of Object.keys(this.stores) as StoreVariable[]) {
      readiness.add(this.stores[variable].name, async () => {
        const problem = await this.problem(variable);
        return problem ? [problem.in('en')] : [];
      });
    }
  }

  problem(variable: StoreVariable): Promise<LocalizedMessage | null> {
    return problemOf(this.stores[variable], variable);
  }
}

async function problemOf(store: CheckedStore, variable: StoreVariable): Promise<LocalizedMessage | null> {
  const probe = store.probe().then(
    () => {
      store.refused = undefined;
      return null;
    },
    (error: unknown) => {
      store.refused = refusalOf(error, variable)?.localized;
      if (store.refused) return store.refused;
      throw error;
    },
  );
  // A store without a URL is a file, which needs no timeout.
  if (store.url === null) return probe;
  const problem = await within(TIMEOUT_MS, probe);
  return problem === undefined ? (store.refused ?? noResponseFrom(variable)) : problem;
}
