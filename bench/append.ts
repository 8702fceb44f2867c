import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { SqliteEventStore } from '../src/platform/event-store/sqlite-event-store';
import { anEvent } from './assignments';
import { figure, measureAlternately, rate, type Figure } from './figure';

const PAGE = Buffer.alloc(4096, 1);

export async function append(folder: string): Promise<Figure[]> {
  const store = new SqliteEventStore(join(folder, 'append.db'));
  const file = openSync(join(folder, 'append.raw'), 'w');
  let stream = 0;

  const raw = (count: number) =>
    rate(count, () => {
      for (let index = 0; index < count; index++) {
        writeSync(file, PAGE);
        fdatasyncSync(file);
      }
    });
  const appends = (count: number, callers: number) =>
    rate(count, () =>
      Promise.all(
        Array.from({ length: callers }, async () => {
          for (let index = 0; index < count / callers; index++) {
            await store.append(`bench-${stream++}`, 'no-stream', [anEvent()]);
          }
        }),
      ),
    );

  const { disk, one, some, many } = await measureAlternately(5, {
    disk: () => raw(3_000),
    one: () => appends(3_000, 1),
    some: () => appends(12_800, 64),
    many: () => appends(25_600, 512),
  });
  await store.close();
  closeSync(file);
  const limit = ['append 4 KiB and fdatasync', disk] as const;
  return [
    figure('durable appends, one at a time', [one, '/s'], limit, { atLeast: 0.5 }),
    figure('durable appends, 64 in flight', [some, '/s'], limit),
    figure('durable appends, 512 in flight', [many, '/s'], limit, { atLeast: 3 }),
  ];
}
