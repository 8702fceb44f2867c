import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { catalog } from '../src/catalog';
import { SqliteEventStore } from '../src/platform/event-store/sqlite-event-store';
import { History } from '../src/platform/history/history';
import { PersonalKeys } from '../src/platform/personal-data/personal-keys';
import { SqliteVault } from '../src/platform/vault/sqlite-vault';
import { eventually } from '../test/support/eventually';
import { isFilled } from '../test/support/filled';
import { TestApp } from '../test/support/app';
import type { Settings } from '../test/support/settings';

const FILLED_WITHIN_MS = 120_000;
const metadata = { actor: { id: 'bench', role: 'system' }, correlationId: 'bench' };

interface Happened {
  readonly type: string;
  readonly data: object;
}

export const begin = (history: History, stream: string, ...events: readonly Happened[]) =>
  history.append(
    stream,
    'no-stream',
    events.map((event) => ({ id: randomUUID(), ...event })),
    metadata,
  );

/** Records before the first start, so that no one is notified. */
export async function recordIn(dataDir: string, record: (history: History) => Promise<void>): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const events = new SqliteEventStore(join(dataDir, 'events.db'));
  const vault = new SqliteVault(join(dataDir, 'vault.db'));
  await record(new History(events, catalog, new PersonalKeys(vault)));
  await Promise.all([events.close(), vault.close()]);
}

export async function startFilled(dataDir: string, env: Settings = {}): Promise<TestApp> {
  const app = await TestApp.start(dataDir, env);
  await eventually(
    () => isFilled(app.url),
    (filled) => filled,
    FILLED_WITHIN_MS,
  );
  return app;
}
