import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEventStore } from '../../src/platform/event-store/sqlite-event-store';
import { projections, ServerProcess } from '../support/server-process';

jest.setTimeout(90_000);

const ENTITIES = 20_500;

it('fills new views over a long history in one go, and serves on', async () => {
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
