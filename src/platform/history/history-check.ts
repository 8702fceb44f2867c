import { join } from 'node:path';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { collectionOf, type AnyProjection } from '../../kernel/projection';
import { CannotStart } from '../../kernel/errors';
import { CONFIG, type Config } from '../config/config';
import { DOCUMENT_STORE, type DocumentStore } from '../document-store/document-store';
import { PROJECTIONS } from '../projector/projector';
import { VAULT, type Vault } from '../vault/vault';
import { Cursor, CURSORS } from './cursor';
import { History } from './history';
import { findMissingPlaces, type MissingPlaces } from './missing-places';

/** Refuses a history that lacks an event which the vault or the views have seen, unless it was restored on purpose. */
@Injectable()
export class HistoryCheck {
  private readonly logger = new Logger('History');

  constructor(
    private readonly history: History,
    @Inject(PROJECTIONS) private readonly projections: readonly AnyProjection[],
    @Inject(DOCUMENT_STORE) private readonly documents: DocumentStore,
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CONFIG) private readonly config: Pick<Config, 'eventStoreUrl' | 'dataDir' | 'restoredTo'>,
  ) {}

  async run(): Promise<void> {
    const { history, projections, documents, vault } = this;
    const found = await findMissingPlaces(history, projections, documents, vault);
    if (found.furthest === 0n) return;
    const head = await history.head();
    if (this.config.restoredTo !== head) throw this.refusal(found, head);
    await this.accept(found);
    this.logger.warn(`The history continues after ${head}, as RESTORED_TO states.`);
  }

  private async accept({ cursors, views }: MissingPlaces): Promise<void> {
    for (const projection of views) {
      const { indexes } = projection;
      const shadow = await this.documents.shadow({ name: collectionOf(projection), indexes });
      await shadow.swap(0n);
    }
    for (const name of CURSORS.filter((cursor) => cursors.includes(cursor))) {
      if (name === 'erased-persons') {
        await this.vault.remove('cursor', name);
        continue;
      }
      const cursor = new Cursor(this.vault, this.history, name);
      await cursor.keep(await this.history.placeAt((await cursor.position())!));
    }
  }

  private refusal({ cursors, views, furthest }: MissingPlaces, head: bigint): CannotStart {
    const { eventStoreUrl, dataDir } = this.config;
    const store = eventStoreUrl === null ? join(dataDir, 'events.db') : 'The history in EventStoreDB';
    const seers = [cursors.length > 0 && 'the vault', views.length > 0 && 'the views'].filter(Boolean);
    return new CannotStart(
      `${store} ends at ${head} and lacks events up to ${furthest} that were seen by ${seers.join(' and ')}: ` +
        'it is missing, empty, older or of another installation. ' +
        `Put back the history that belongs to them, or, if a restore of this one is meant, start once with RESTORED_TO=${head}.`,
    );
  }
}
