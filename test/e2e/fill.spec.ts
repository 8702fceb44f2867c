import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, type Config } from '../../src/platform/config/config';
import type { Rebuilt } from '../../src/platform/projector/rebuild';
import { SqliteEventStore } from '../../src/platform/event-store/sqlite-event-store';
import { ServerProcess } from '../support/server-process';
import { projections } from '../support/tools';

const BUILT = join(__dirname, '..', '..', 'dist', 'src', 'platform');

const ENTITIES = 20_500;

it('new views are filled over a long history while the server serves', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fill-'));
  const store = new SqliteEventStore(join(dataDir, 'events.db'));
  const metadata = { version: 1, actor: { id: 'system', role: 'system' }, correlationId: 'import' };
  await Promise.all(
    Array.from({ length: ENTITIES }, (_, index) => {
      const data = { entityId: `e${index}`, name: `School ${index}`, description: '' };
      return store.append(`entity-e${index}`, 'no-stream', [
        { id: randomUUID(), type: 'EntityCreated', data, metadata },
      ]);
    }),
  );
  await store.close();

  const server = await ServerProcess.start(dataDir, { LOG_LEVEL: 'info' });
  expect(server.output()).toMatch(/"projection":"entities","filled":20500/);
  await server.end('SIGTERM');
  expect(await projections(dataDir, 'verify', 'entities')).toMatchObject({
    code: 0,
    output: expect.stringContaining('entities: 20500 documents, no difference.'),
  });
  await rm(dataDir, { recursive: true });
});

it('a fill continues in a new thread when the one before is about to end', async () => {
  const { rebuildInWorker } = (await import(join(BUILT, 'projector', 'rebuild-in-worker.js'))) as {
    rebuildInWorker: (name: string, config: Config) => Promise<Rebuilt>;
  };
  const dataDir = await mkdtemp(join(tmpdir(), 'fill-'));
  const config = readConfig({ DATA_DIR: dataDir });
  for (const name of ['entities', 'people']) {
    expect(await rebuildInWorker(name, config)).toEqual({ documents: 0, position: 0n });
  }
  await rm(dataDir, { recursive: true });
});
