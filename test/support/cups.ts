import { join } from 'node:path';
import { EventCatalog, events } from '../../src/kernel/event';
import { FIGURE, ID } from '../../src/kernel/personal';
import { collectionOf, projection, type AnyProjection } from '../../src/kernel/projection';
import { readConfig, type Config } from '../../src/platform/config/config';
import { SqliteDocumentStore } from '../../src/platform/document-store/sqlite-document-store';
import { SqliteEventStore } from '../../src/platform/event-store/sqlite-event-store';
import { History } from '../../src/platform/history/history';
import { PersonalKeys } from '../../src/platform/personal-data/personal-keys';
import { SqliteVault } from '../../src/platform/vault/sqlite-vault';
import { Leadership } from '../../src/platform/projector/leadership';
import { Projector } from '../../src/platform/projector/projector';
import { projectorEvents } from '../../src/platform/projector/projector.events';

type CupEvents = { CupFilled: { cupId: string; millilitres: number } };

export const cupsOf = (
  version: number,
  fill: (millilitres: number) => number = (millilitres) => millilitres,
) =>
  projection<{ id: string; millilitres: number }, CupEvents>({
    name: 'cups',
    version,
    indexes: [{ millilitres: 1 }],
    key: ({ data }) => data.cupId,
    empty: (id) => ({ id, millilitres: 0 }),
    erasure: {},
    on: { CupFilled: (cup, { data }) => ({ ...cup, millilitres: cup.millilitres + fill(data.millilitres) }) },
  }) as unknown as AnyProjection;

export const choking = (choke: () => boolean) =>
  cupsOf(1, (millilitres) => {
    if (millilitres === 13 && choke()) throw new Error('Thirteen will not go in.');
    return millilitres;
  });

/** Less than ten is a top-up of an existing cup. */
export const toppedUp = projection<{ id: string; millilitres: number }, CupEvents>({
  name: 'cups',
  version: 1,
  indexes: [],
  key: ({ data }) => data.cupId,
  empty: (id) => ({ id, millilitres: 0 }),
  erasure: {},
  on: {
    CupFilled: (cup, { data: { millilitres } }) => {
      if (millilitres < 10 && cup.millilitres === 0) throw new Error('There is no cup to top up.');
      return { ...cup, millilitres: cup.millilitres + millilitres };
    },
  },
}) as unknown as AnyProjection;

interface BowlEvents {
  BowlFilled: { bowlId: string };
}

export const bowls = projection<{ id: string }, BowlEvents>({
  name: 'bowls',
  version: 1,
  indexes: [],
  key: ({ data }) => data.bowlId,
  empty: (id) => ({ id }),
  erasure: {},
  on: { BowlFilled: (bowl) => bowl },
}) as unknown as AnyProjection;

export const metadata = { actor: { id: 'maya', role: 'student' }, correlationId: 'c' };

export class Process {
  readonly documents = new SqliteDocumentStore(join(this.folder, 'views.db'));
  readonly events = new SqliteEventStore(join(this.folder, 'events.db'));
  readonly vault = new SqliteVault(join(this.folder, 'vault.db'));
  readonly history: History;
  readonly projector: Projector;
  readonly leadership: Leadership;

  constructor(
    private readonly folder: string,
    projections: AnyProjection[],
    role: Config['role'] = 'all',
  ) {
    const catalog = new EventCatalog(
      events<CupEvents>({
        CupFilled: { fields: { cupId: ID, millilitres: FIGURE }, sample: { cupId: 'c', millilitres: 5 } },
      }),
      events<BowlEvents>({ BowlFilled: { fields: { bowlId: ID }, sample: { bowlId: 'b' } } }),
      projectorEvents,
    );
    this.history = new History(this.events, catalog, new PersonalKeys(this.vault));
    this.leadership = new Leadership(this.documents, { role, waitScale: 1 });
    this.projector = new Projector(
      projections,
      this.history,
      this.documents,
      this.vault,
      readConfig({ DATA_DIR: folder }),
      this.leadership,
    );
  }

  async start(): Promise<this> {
    await this.projector.prepare();
    this.leadership.start();
    return this;
  }

  async stop(): Promise<void> {
    await this.leadership.stop();
    await Promise.all([this.events.close(), this.documents.close(), this.vault.close()]);
  }

  async fill(cupId: string, ...amounts: number[]): Promise<bigint> {
    const events = amounts.map((millilitres) => ({
      id: crypto.randomUUID(),
      type: 'CupFilled',
      data: { cupId, millilitres },
    }));
    return (await this.history.append(`cup-${cupId}`, 'any', events, metadata)).position;
  }

  async fillBowl(bowlId: string): Promise<bigint> {
    const filled = { id: crypto.randomUUID(), type: 'BowlFilled', data: { bowlId } };
    return (await this.history.append(`bowl-${bowlId}`, 'any', [filled], metadata)).position;
  }

  async skip(eventId: string): Promise<void> {
    const data = { projection: 'cups', eventId, reason: 'It is thirteen.' };
    const skipped = { id: crypto.randomUUID(), type: 'ProjectionEventSkipped', data };
    await this.history.append('projection-cups', 'any', [skipped], metadata);
  }

  async retry(): Promise<void> {
    const data = { projection: 'cups', eventId: 'any', requestId: crypto.randomUUID() };
    const retried = { id: crypto.randomUUID(), type: 'ProjectionRetried', data };
    await this.history.append('projection-cups', 'any', [retried], metadata);
  }

  cups(version = 1): Promise<{ id: string; millilitres: number }[]> {
    return this.documents.find(collectionOf({ name: 'cups', version }), { sort: { id: 1 } });
  }

  async parked() {
    const [status] = await this.projector.status();
    return status!.parked;
  }
}
