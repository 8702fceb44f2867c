import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Contended } from '../../kernel/errors';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/document-store';
import { Projector, type NamedViews } from '../projector/projector';
import { say } from '../words';

/** More than the wait for the views and a few decisions take; for so long an interrupted call keeps its turn. */
const LEASE_MS = 30_000;
const PATIENCE_MS = 10_000;
const LOOK_AGAIN_MS = 20;

/** Decisions that rest on views rather than on the stream they append to, one after the other on all instances. */
@Injectable()
export class OneAtATime {
  private readonly logger = new Logger(OneAtATime.name);

  constructor(
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    private readonly projector: Projector,
  ) {}

  /** Decides once the views show what others of this name have decided. */
  async decide<Result>(name: string, views: NamedViews, work: () => Promise<Result>): Promise<Result> {
    const [lease, holder] = [`turn:${name}`, randomUUID()];
    const latest = Date.now() + PATIENCE_MS;
    while (!(await this.documents.lease(lease, holder, LEASE_MS))) {
      if (Date.now() > latest) throw new Contended(say('conflict'));
      await delay(LOOK_AGAIN_MS);
    }
    try {
      await this.projector.caughtUp(...views);
      return await work();
    } finally {
      // The work is done: a lease that could not be released runs out by itself.
      await this.documents
        .releaseLease(lease, holder)
        .catch((err: unknown) => this.logger.warn({ err, lease }, 'A lease could not be released.'));
    }
  }
}
