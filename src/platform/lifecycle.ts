import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { DOCUMENT_STORE, type DocumentStore } from './document-store/document-store';
import { EVENT_STORE, type EventStore } from './event-store/event-store';
import { HistoryCheck } from './history/history-check';
import { JOB_QUEUE, type JobQueue } from './jobs/job-queue';
import { Jobs } from './jobs/jobs';
import { Leadership } from './projector/leadership';
import { Readiness } from './operations/readiness';
import { Projector } from './projector/projector';
import { REACTOR } from './reactor/reactor';
import { LIVE_FEED, LiveFeed } from './realtime/live-feed';
import { StorageErrors } from './sqlite/storage-errors';
import { VAULT, type Vault } from './vault/vault';
import { VaultCheck } from './vault/vault-check';

@Injectable()
export class Lifecycle implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  constructor(
    private readonly historyCheck: HistoryCheck,
    private readonly vaultCheck: VaultCheck,
    private readonly projector: Projector,
    private readonly leadership: Leadership,
    private readonly liveFeed: LiveFeed,
    private readonly jobs: Jobs,
    @Inject(JOB_QUEUE) private readonly jobQueue: JobQueue,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    @Inject(VAULT) private readonly vault: Vault,
    readiness: Readiness,
    storageErrors: StorageErrors,
  ) {
    readiness.add('storage', async () => storageErrors.problems());
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.checkStores();
    await this.projector.prepare();
    await this.liveFeed.prepare();
    this.leadership.start();
    this.jobs.start();
  }

  private async checkStores(): Promise<void> {
    try {
      await this.historyCheck.run();
      await this.vaultCheck.run();
    } catch (error) {
      await this.jobQueue.close();
      throw error;
    }
  }

  /** Leaves events to the next leader, since this one cannot push them once the sockets are closed. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.leadership.resign(LIVE_FEED);
  }

  /** Requests in flight have ended by now. Only then may the parts that serve them, and the running jobs, stop. */
  async onApplicationShutdown(): Promise<void> {
    await this.leadership.resign(REACTOR);
    await this.jobQueue.close();
    await this.leadership.stop();
    await this.events.close();
    await this.documents.close();
    await this.vault.close();
  }
}
