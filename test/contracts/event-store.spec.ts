import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDbEventStore } from '../../src/platform/event-store/eventstoredb-event-store';
import { SqliteEventStore } from '../../src/platform/event-store/sqlite-event-store';
import { EventStoreDbServer } from '../support/eventstoredb/eventstoredb-server';
import { eventStoreContract } from './event-store.contract';
import type { EventStoreHarness } from './event-store.harness';

eventStoreContract('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'event-store-'));
  const open = () => new SqliteEventStore(join(folder, 'events.db'));
  const store = open();
  const opened = [store];
  return {
    store,
    async reopen() {
      await opened.at(-1)!.close();
      opened.push(open());
      return opened.at(-1)!;
    },
    async dispose() {
      await opened.at(-1)!.close();
      await rm(folder, { recursive: true });
    },
  };
});

async function onEventStoreDb(url: string, end: () => Promise<void>): Promise<EventStoreHarness> {
  const open = () => EventStoreDbEventStore.open(url);
  const store = await open();
  const opened = [store];
  return {
    store,
    async reopen() {
      await opened.at(-1)!.close();
      opened.push(await open());
      return opened.at(-1)!;
    },
    async dispose() {
      await opened.at(-1)!.close();
      await end();
    },
  };
}

const given = process.env['EVENT_STORE_URL'];

if (given?.startsWith('esdb')) {
  // A separate installation, so that the tests' events do not end up in anybody's history.
  const installation = `contract_${Date.now()}`;
  const url = given.replace(/^(\S+?:\/\/[^/?]+)[^?]*/, `$1/${installation}`);
  eventStoreContract(`EventStoreDB adapter on the server of EVENT_STORE_URL`, () =>
    onEventStoreDb(url, async () => {}),
  );
} else {
  eventStoreContract('EventStoreDB adapter on the test server', async () => {
    const server = await EventStoreDbServer.start();
    return onEventStoreDb(server.url(), () => server.kill());
  });
}
