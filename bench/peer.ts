import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SqliteEventStore } from '../src/platform/event-store/sqlite-event-store';
import { anEvent, historyOf } from './assignments';
import { figure, measureAlternately, rate, type Figure } from './figure';
import { createCollections, rebuildAssignments } from './replay';

const PEER = join(__dirname, 'emmett');

export async function peer(folder: string, scale: number): Promise<Figure[]> {
  await installed();
  let run = 0;
  const theirs = async (what: string, count: number) => {
    const file = join(folder, `peer-${run++}.db`);
    const { stdout } = await promisify(execFile)(process.execPath, ['peer.mjs', what, file, String(count)], {
      cwd: PEER,
    });
    return Number(stdout);
  };
  const store = new SqliteEventStore(join(folder, 'ours.db'));
  const ours = (count: number, callers: number) =>
    rate(count, () =>
      Promise.all(
        Array.from({ length: callers }, async () => {
          for (let index = 0; index < count / callers; index++) {
            await store.append(`ours-${run++}`, 'no-stream', [anEvent()]);
          }
        }),
      ),
    );
  const events = 1_000_000 * scale;
  const dataDir = await historyOf(events, folder);
  await createCollections(dataDir);

  const results = await measureAlternately(3, {
    oneOurs: () => ours(2_000, 1),
    oneTheirs: () => theirs('append1', 1_000),
    manyOurs: () => ours(19_200, 64),
    manyTheirs: () => theirs('append64', 1_920),
    replayOurs: () => rate(events, () => rebuildAssignments(dataDir)),
    replayTheirs: () => theirs('replay', 10_000),
  });
  await store.close();
  const than = (value: number) => ['emmett-sqlite', value] as const;
  return [
    figure('durable appends, one at a time', [results.oneOurs, '/s'], than(results.oneTheirs)),
    figure('durable appends, 64 in flight', [results.manyOurs, '/s'], than(results.manyTheirs), {
      atLeast: 15,
    }),
    figure('replay into documents', [results.replayOurs, 'events/s'], than(results.replayTheirs), {
      atLeast: 20,
    }),
  ];
}

async function installed(): Promise<void> {
  if (existsSync(join(PEER, 'node_modules', 'sqlite3'))) return;
  process.stderr.write('Installing the peer, which is compiled: a few minutes, the first time only…\n');
  const npm = spawn('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: PEER,
    stdio: 'inherit',
  });
  const [code] = (await once(npm, 'exit')) as [number];
  if (code !== 0) throw new Error('The peer could not be installed: npm says why above.');
}
