import { monitorEventLoopDelay } from 'node:perf_hooks';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { taskAssignments } from '../projections/tasks/task-assignments';
import { collectionOf } from '../src/kernel/projection';
import { readConfig } from '../src/platform/config/config';
import { SqliteDocumentStore } from '../src/platform/document-store/sqlite-document-store';
import { rebuildInWorker } from '../src/platform/projector/rebuild-in-worker';
import { figure, measureAlternately, rate, type Figure } from './figure';
import { historyOf } from './assignments';

export async function replay(folder: string, scale: number): Promise<Figure[]> {
  const events = 1_000_000 * scale;
  const dataDir = await historyOf(events, folder);
  await createCollections(dataDir);
  const lag = monitorEventLoopDelay({ resolution: 5 });
  let worst = 0;

  const { rows, replayed } = await measureAlternately(3, {
    rows: async () => rate(events, () => readRows(join(dataDir, 'events.db'))),
    replayed: async () => {
      lag.reset();
      lag.enable();
      const result = await rate(events, () => rebuildAssignments(dataDir));
      lag.disable();
      worst = Math.max(worst, lag.max / 1e6);
      return result;
    },
  });
  return [
    figure(`replay into ${events / 10} documents`, [replayed, 'events/s'], ['reading the rows alone', rows], {
      atLeast: 0.3,
    }),
    figure('worst lag of the main loop meanwhile', [worst, 'ms'], ['what nobody notices, 50 ms', 50], {
      atMost: 1,
    }),
  ];
}

function readRows(file: string): void {
  const database = new Database(file, { readonly: true });
  const page = database
    .prepare(
      'SELECT position, stream, revision, type, data, metadata, time, id FROM events WHERE position > ? ORDER BY position LIMIT 1000',
    )
    .raw();
  for (let from = 0; ;) {
    const rows = page.all(from) as [number][];
    if (rows.length === 0) break;
    from = rows.at(-1)![0];
  }
  database.close();
}

export async function createCollections(dataDir: string): Promise<void> {
  const documents = new SqliteDocumentStore(join(dataDir, 'views.db'));
  await documents.ensure({ name: collectionOf(taskAssignments), indexes: taskAssignments.indexes });
  await documents.close();
}

export const rebuildAssignments = (dataDir: string) =>
  rebuildInWorker(taskAssignments.name, readConfig({ DATA_DIR: dataDir }));
