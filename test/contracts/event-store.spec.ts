import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteEventStore } from '../../src/platform/event-store/sqlite-event-store';
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
