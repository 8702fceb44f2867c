import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, type Config } from '../../src/platform/config/config';
import type { Rebuilt } from '../../src/platform/projector/rebuild';
import { SqliteEventStore } from '../../src/platform/event-store/sqlite-event-store';
import { eventually } from '../support/eventually';
import { launchServer, ServerProcess } from '../support/server-process';
import { projections } from '../support/tools';

const BUILT = join(__dirname, '..', '..', 'dist', 'src', 'platform');

const ENTITIES = 20_500;

const metadata = { version: 1, actor: { id: 'system', role: 'system' }, correlationId: 'import' };

async function createEntities(dataDir: string, first: number, count: number): Promise<void> {
  const store = new SqliteEventStore(join(dataDir, 'events.db'));
  await Promise.all(
    Array.from({ length: count }, (_, index) => {
      const entityId = `e${first + index}`;
      const data = { entityId, name: `School ${entityId}`, description: '' };
      return store.append(`entity-${entityId}`, 'no-stream', [
        { id: randomUUID(), type: 'EntityCreated', data, metadata },
      ]);
    }),
  );
  await store.close();
}

it('new views are filled over a long history while the server serves', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fill-'));
  await createEntities(dataDir, 0, ENTITIES);

  const server = await ServerProcess.start(dataDir, { LOG_LEVEL: 'info' });
  expect(server.output()).toMatch(/"projection":"entities","filled":20500/);
  await server.end('SIGTERM');
  expect(await projections(dataDir, 'verify', 'entities')).toMatchObject({
    code: 0,
    output: expect.stringContaining('entities: 20500 documents, no difference.'),
  });
  await rm(dataDir, { recursive: true });
});

it('views far behind are continued in a thread', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fill-'));
  await createEntities(dataDir, 0, 10);
  const first = await ServerProcess.start(dataDir);
  await first.end('SIGTERM');
  await createEntities(dataDir, 10, ENTITIES);
  const second = await ServerProcess.start(dataDir, { LOG_LEVEL: 'info' });
  expect(second.output()).toMatch(/"projection":"entities","continued":20500/);
  await second.end('SIGTERM');
  expect(await projections(dataDir, 'verify', 'entities')).toMatchObject({
    code: 0,
    output: expect.stringContaining('entities: 20510 documents, no difference.'),
  });
  await rm(dataDir, { recursive: true });
});

it('views far behind lose nothing when the server is killed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fill-'));
  await createEntities(dataDir, 0, 10);
  const first = await ServerProcess.start(dataDir);
  await first.end('SIGTERM');
  await createEntities(dataDir, 10, ENTITIES);
  const killed = launchServer(dataDir);
  await eventually(
    async () => (existsSync(join(dataDir, 'views.d')) ? readdir(join(dataDir, 'views.d')) : []),
    (files) => files.some((file) => /^entities__.*\.db$/.test(file)),
  );
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const second = await ServerProcess.start(dataDir);
  await second.end('SIGTERM');
  expect(await projections(dataDir, 'verify', 'entities')).toMatchObject({
    code: 0,
    output: expect.stringContaining('entities: 20510 documents, no difference.'),
  });
  await rm(dataDir, { recursive: true });
});

it('a server that stops does not wait for the views that it fills', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'fill-'));
  await createEntities(dataDir, 0, ENTITIES);
  const child = launchServer(dataDir, { LOG_LEVEL: 'info' });
  let output = '';
  for await (const chunk of child.stdout) {
    output += String(chunk);
    if (/runs at/.test(output)) child.kill('SIGTERM');
  }
  expect(output).not.toMatch(/"filled":/);
  const server = await ServerProcess.start(dataDir, { LOG_LEVEL: 'info' });
  expect(server.output()).toMatch(/"projection":"entities","filled":20500/);
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true });
});

it('an abort ends a fill, and the next one is whole', async () => {
  const { rebuildInWorker } = (await import(join(BUILT, 'projector', 'rebuild-in-worker.js'))) as {
    rebuildInWorker: (...args: unknown[]) => Promise<Rebuilt>;
  };
  const dataDir = await mkdtemp(join(tmpdir(), 'fill-'));
  await createEntities(dataDir, 0, ENTITIES);
  const config = readConfig({ DATA_DIR: dataDir });
  const abort = new AbortController();
  const aborted = rebuildInWorker('entities', config, {}, () => abort.abort(), abort.signal);
  await expect(aborted).rejects.toThrow('ended early');
  await expect(rebuildInWorker('entities', config, {}, undefined, abort.signal)).rejects.toThrow();
  expect(await rebuildInWorker('entities', config)).toMatchObject({ documents: ENTITIES });
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
