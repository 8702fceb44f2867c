import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventStoreDbEventStore } from '../../src/platform/event-store/eventstoredb-event-store';
import { SqliteEventStore } from '../../src/platform/event-store/sqlite-event-store';
import { onWhat } from '../support/given-servers';
import { eventStorePlace } from '../support/server-places';
import { eventStoreContract } from './event-store.contract';

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

eventStoreContract(`EventStoreDB adapter ${onWhat('EVENT_STORE_URL')}`, async () => {
  const place = await eventStorePlace();
  const open = () => EventStoreDbEventStore.open(place.url);
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
      await place.dispose();
    },
  };
});
