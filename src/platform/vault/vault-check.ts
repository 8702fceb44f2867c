import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import { EventCatalog } from '../../kernel/event';
import { CannotStart } from '../../kernel/errors';
import { CONFIG, type Config } from '../config/config';
import { EVENT_STORE, type EventStore } from '../event-store/event-store';
import { Cursor } from '../history/cursor';
import { History } from '../history/history';
import { ownersOf } from '../personal-data/payload';
import { PersonalKeys } from '../personal-data/personal-keys';
import { ErasedPersons } from '../projector/erased-persons';
import { VAULT, type Vault } from './vault';

/** Refuses a vault that does not belong to the history, whose personal fields would be unreadable. */
@Injectable()
export class VaultCheck {
  private readonly cursor: Cursor;
  private readonly erased: ErasedPersons;
  private readonly further: ((erased: ReadonlySet<string>) => Promise<void>)[] = [];

  constructor(
    private readonly history: History,
    private readonly catalog: EventCatalog,
    private readonly keys: PersonalKeys,
    @Inject(EVENT_STORE) private readonly events: EventStore,
    @Inject(VAULT) vault: Vault,
    @Inject(CONFIG) private readonly config: Pick<Config, 'vaultUrl' | 'dataDir'>,
  ) {
    this.cursor = new Cursor(vault, history, 'vault-check');
    this.erased = new ErasedPersons(history, vault);
  }

  /** Adds a module's own check, which gets the ids of all erased persons, and rejects if the vault lacks something. */
  add(check: (erased: ReadonlySet<string>) => Promise<void>): void {
    this.further.push(check);
  }

  async run(): Promise<void> {
    await this.erased.upToNow();
    await this.findKeys();
    for (const check of this.further) await check(this.erased.ids);
  }

  /** Checks what was recorded since the last check; a vault restored from an older copy is checked again. */
  private async findKeys(): Promise<void> {
    const head = await this.history.placeAtHead();
    const people = await this.peopleAfter((await this.cursor.position()) ?? 0n);
    let lacking = 0;
    for (const person of people) {
      // An erasure that was interrupted may have removed the key already.
      if (this.erased.ids.has(person)) continue;
      if ((await this.keys.forOpening(person)) === undefined) lacking += 1;
    }
    if (lacking > 0) throw this.refusal(lacking);
    await this.cursor.keep(head);
  }

  private async peopleAfter(after: bigint): Promise<Set<string>> {
    const people = new Set<string>();
    const sealed = this.catalog.names().filter((type) => this.catalog.sealed(type).length > 0);
    const types = this.catalog.storedNames(sealed);
    for await (const { events } of this.events.readAll({ after, types })) {
      for (const { type, metadata, data } of events) {
        const lifted = this.catalog.lift(type, metadata.version, data);
        for (const id of ownersOf(lifted, this.catalog.sealed(type))) people.add(id);
      }
    }
    return people;
  }

  private refusal(lacking: number): CannotStart {
    const { vaultUrl, dataDir } = this.config;
    const vault = vaultUrl === null ? join(dataDir, 'vault.db') : 'The vault in MongoDB';
    return new CannotStart(
      `${vault} lacks ${lacking} of the keys that the history is sealed with, so that what is personal could not be read. ` +
        'Put back the vault that belongs to this history: a copy of it, or by npm run vault -- import FILE.',
    );
  }
}
