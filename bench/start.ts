import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { eventually } from '../test/support/eventually';
import { isFilled } from '../test/support/filled';
import { historyOf } from './assignments';
import { figure, median, type Figure } from './figure';
import { startScript, startServer, type Running } from './process';

/** A first start over a million events takes about a minute. */
const TIMEOUT_MS = 10 * 60_000;

export async function start(folder: string, scale: number): Promise<Figure[]> {
  const events = 1_000_000 * scale;
  const dataDir = await historyOf(events, folder);
  const filling = await timed(() => startServer(dataDir));
  await filling.server.end();
  const bare = [];
  const starts = [];
  for (let round = 0; round < 3; round++) {
    bare.push(await timed(() => startScript('bare-server.ts', [dataDir, 'nobody']), false));
    await bare.at(-1)!.server.end();
    starts.push(await timed(() => startServer(dataDir)));
    await starts.at(-1)!.server.end();
  }
  const bareReady = median(bare.map(({ readyMs }) => readyMs));
  const bareMemory = median(bare.map(({ megabytes }) => megabytes));
  const limit = ['bare Fastify over the same files', bareReady] as const;
  return [
    figure(`first start over ${events} events`, [filling.readyMs, 'ms'], limit),
    figure('every further start', [median(starts.map(({ readyMs }) => readyMs)), 'ms'], limit),
    figure(
      'memory after a further start',
      [median(starts.map(({ megabytes }) => megabytes)), 'MB'],
      ['bare Fastify over the same files', bareMemory],
    ),
  ];
}

export async function timed(begin: () => Promise<Running>, asks = true) {
  const started = performance.now();
  const server = await begin();
  if (asks)
    await eventually(
      () => isFilled(server.url),
      (filled) => filled,
      TIMEOUT_MS,
    );
  const readyMs = performance.now() - started;
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(server.child.pid)]);
  return { server, readyMs, megabytes: Number(stdout) / 1024 };
}
