import { Inject, Injectable } from '@nestjs/common';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/document-store';
import { EVENT_STORE, type EventStore } from '../event-store/event-store';
import { JOB_QUEUE, type JobQueue } from '../jobs/job-queue';
import { StoreUnavailable } from '../store-unavailable';
import { VAULT, type Vault } from '../vault/vault';
import { Readiness } from './readiness';

/** Ready as long as each store answers. */
@Injectable()
export class StoresReadiness {
  constructor(
    readiness: Readiness,
    @Inject(EVENT_STORE) events: EventStore,
    @Inject(DOCUMENT_STORE) documents: DocumentStore,
    @Inject(VAULT) vault: Vault,
    @Inject(JOB_QUEUE) jobs: JobQueue,
  ) {
    readiness.add('event store', () => problemsOf(events.head()));
    readiness.add('document store', () => problemsOf(documents.collections()));
    readiness.add('vault', () => problemsOf(vault.get('cursor', 'readiness')));
    readiness.add('job queue', () => problemsOf(jobs.status('readiness')));
  }
}

async function problemsOf(answer: Promise<unknown>): Promise<string[]> {
  try {
    await answer;
    return [];
  } catch (error) {
    if (error instanceof StoreUnavailable) return [error.message];
    throw error;
  }
}
