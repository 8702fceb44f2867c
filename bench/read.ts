import { join } from 'node:path';
import Database from 'better-sqlite3';
import { SqliteEventStore } from '../src/platform/event-store/sqlite-event-store';
import { figure, measureAlternately, rate, type Figure } from './figure';
import { historyOf } from './assignments';

export async function read(folder: string, scale: number): Promise<Figure[]> {
  const events = 200_000 * scale;
  const dataDir = await historyOf(events, folder);
  const database = new Database(join(dataDir, 'events.db'), { readonly: true });
  const texts = database.prepare<[], string>('SELECT data FROM events').pluck().all();
  database.close();
  const store = new SqliteEventStore(join(dataDir, 'events.db'));
  const { parsing, reading } = await measureAlternately(5, {
    parsing: () => rate(events, () => texts.forEach((text) => JSON.parse(text) as unknown)),
    reading: () =>
      rate(events, async () => {
        for await (const batch of store.readAll({ after: 0n }))
          for (const { data } of batch.events) void data;
      }),
  });
  await store.close();
  return [
    figure('full read of the history', [reading, 'events/s'], ['JSON.parse of the payloads alone', parsing], {
      atLeast: 0.6,
    }),
  ];
}
