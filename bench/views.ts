import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { catalog, projections } from '../src/catalog';
import type { AnyProjection } from '../src/kernel/projection';
import { readConfig } from '../src/platform/config/config';
import { SqliteDocumentStore } from '../src/platform/document-store/sqlite-document-store';
import { SqliteEventStore } from '../src/platform/event-store/sqlite-event-store';
import { History } from '../src/platform/history/history';
import { PersonalKeys } from '../src/platform/personal-data/personal-keys';
import { Leadership } from '../src/platform/projector/leadership';
import { Projector } from '../src/platform/projector/projector';
import { SqliteVault } from '../src/platform/vault/sqlite-vault';
import { anEvent } from './assignments';
import { figure, measureAlternately, type Figure } from './figure';

const EVENTS = 1_000;
const TIMEOUT_MS = 10_000;

/** Measures the cost of a single event with additional views that skip it. */
export async function views(folder: string, scale: number): Promise<Figure[]> {
  const more = (changed: Partial<AnyProjection>) =>
    projections.map((view) => ({ ...view, ...changed, name: `${view.name}-again` }));
  const idle = more({ on: { NeverRecorded: (document) => document }, erasure: {} }).slice(1);
  const events = Math.round(EVENTS * scale);
  const own = await Side.start(join(folder, 'views'), projections);
  const idleSide = await Side.start(join(folder, 'views-idle'), [...projections, ...idle]);
  const twice = await Side.start(join(folder, 'views-twice'), [...projections, ...more({})]);
  const results = await measureAlternately(5, {
    own: () => own.appendAndProject(events),
    withIdleViews: () => idleSide.appendAndProject(events),
    twice: () => twice.appendAndProject(events),
  });
  await Promise.all([own.stop(), idleSide.stop(), twice.stop()]);
  const limit = [`the ${projections.length} there are`, results.own] as const;
  return [
    figure(
      `an event, with ${idle.length} views more that take in none`,
      [results.withIdleViews, 'ms CPU'],
      limit,
      {
        atMost: 1.1,
      },
    ),
    figure('an event, with every view twice', [results.twice, 'ms CPU'], limit, { atMost: 2 }),
  ];
}

class Side {
  private constructor(
    private readonly stores: readonly { close(): Promise<void> }[],
    private readonly history: History,
    private readonly projector: Projector,
    private readonly leadership: Leadership,
  ) {}

  static async start(dataDir: string, filled: readonly AnyProjection[]): Promise<Side> {
    await mkdir(dataDir, { recursive: true });
    const config = readConfig({ DATA_DIR: dataDir });
    const events = new SqliteEventStore(join(dataDir, 'events.db'));
    const documents = new SqliteDocumentStore(join(dataDir, 'views.db'));
    const vault = new SqliteVault(join(dataDir, 'vault.db'));
    const history = new History(events, catalog, new PersonalKeys(vault));
    const leadership = new Leadership(documents, config);
    const projector = new Projector(filled, history, documents, vault, config, leadership);
    await projector.prepare();
    leadership.start();
    return new Side([events, documents, vault], history, projector, leadership);
  }

  /** Returns the CPU milliseconds per event until all views have handled or skipped it. */
  async appendAndProject(events: number): Promise<number> {
    const before = process.cpuUsage();
    for (let index = 0; index < events; index++) {
      const { id, type, data, metadata } = anEvent();
      const { position } = await this.history.append('assignment-1', 'any', [{ id, type, data }], metadata);
      await this.projector.reached(position, TIMEOUT_MS);
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / events;
  }

  async stop(): Promise<void> {
    await this.leadership.stop();
    await Promise.all(this.stores.map((store) => store.close()));
  }
}
