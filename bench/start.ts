import { execFile } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually } from '../test/support/eventually';
import { hasCaughtUp, isFilled } from '../test/support/filled';
import { continueHistory, historyOf } from './assignments';
import { figure, median, type Figure } from './figure';
import { startScript, startServer, type Running } from './process';

const EVENTS = 1_000_000;
const FILLED_WITHIN_MS = 20_000;
const FURTHER_EVENTS = 400_000;
const CAUGHT_UP_WITHIN_MS = 8_000;

/** A first start over a million events takes about two minutes. */
const TIMEOUT_MS = 10 * 60_000;

export async function start(folder: string, scale: number): Promise<Figure[]> {
  const events = EVENTS * scale;
  const dataDir = await historyOf(events, folder);
  const filling = await timed(() => startServer(dataDir));
  await filling.server.end();
  const catchingUp = await catchUp(folder, dataDir, scale);
  const bare = [];
  const starts = [];
  for (let round = 0; round < 3; round++) {
    bare.push(await timed(() => startScript('bare-server.ts', [dataDir, 'nobody']), null));
    await bare.at(-1)!.server.end();
    starts.push(await timed(() => startServer(dataDir)));
    await starts.at(-1)!.server.end();
  }
  const bareReady = median(bare.map(({ readyMs }) => readyMs));
  const bareMemory = median(bare.map(({ megabytes }) => megabytes));
  const limit = ['bare Fastify over the same files', bareReady] as const;
  return [
    figure(`first start over ${events} events`, [filling.readyMs, 'ms'], ['the goal', FILLED_WITHIN_MS], {
      atMost: 1,
    }),
    figure(
      `a start behind ${FURTHER_EVENTS * scale} events`,
      [catchingUp.readyMs, 'ms'],
      ['the goal', CAUGHT_UP_WITHIN_MS],
      { atMost: 1 },
    ),
    figure('every further start', [median(starts.map(({ readyMs }) => readyMs)), 'ms'], limit),
    figure(
      'memory after a further start',
      [median(starts.map(({ megabytes }) => megabytes)), 'MB'],
      ['bare Fastify over the same files', bareMemory],
    ),
  ];
}

/** Starts a server over filled views to whose history others have appended meanwhile. */
async function catchUp(folder: string, filledDir: string, scale: number) {
  const dataDir = join(folder, 'behind');
  await cp(filledDir, dataDir, { recursive: true });
  await continueHistory(dataDir, EVENTS * scale, FURTHER_EVENTS * scale);
  const caughtUp = await timed(() => startServer(dataDir), hasCaughtUp);
  await caughtUp.server.end();
  await rm(dataDir, { recursive: true });
  return caughtUp;
}

export async function timed(
  begin: () => Promise<Running>,
  isDone: ((url: string) => Promise<boolean>) | null = isFilled,
) {
  const started = performance.now();
  const server = await begin();
  if (isDone)
    await eventually(
      () => isDone(server.url),
      (done) => done,
      TIMEOUT_MS,
    );
  const readyMs = performance.now() - started;
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(server.child.pid)]);
  return { server, readyMs, megabytes: Number(stdout) / 1024 };
}
