import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TestApp, type User } from '../test/support/app';
import { startOwnRedis } from '../test/support/own-redis';
import { figure, median, percentile, type Figure } from './figure';
import type { Order } from './live-clients';
import type { Push } from './live-server';
import { startScript, type Running } from './process';

const PROCESSES = 4;
const SOCKETS = 5_000;
const PER_PERSON = 50;
/** Each of them has one socket, so that what concerns one person is delivered once. */
const SINGLE_PEOPLE = 20;
const EVENTS_A_SECOND = 200;
const ROUNDS = 40;
/** The clients do not measure this one. */
const OTHER_NAME = 'task.changed';

/** Measures pushes to all people and to one of them, from one of several processes that share Redis. */
export async function crowd(folder: string, scale: number): Promise<Figure[]> {
  const dataDir = join(folder, 'crowd');
  const many = Math.max(1, Math.round((SOCKETS * scale - SINGLE_PEOPLE) / PER_PERSON));
  const { crowded, single } = await seeded(dataDir, many);
  const redis = await startOwnRedis();
  const servers: Running[] = [];
  const browsers: Running[] = [];
  try {
    const everyToken = [
      ...crowded.flatMap(({ token }) => Array.from({ length: PER_PERSON }, () => token)),
      ...single.map(({ token }) => token),
    ];
    for (let index = 0; index < PROCESSES; index++) {
      const server = await startScript('live-server.ts', [], { DATA_DIR: dataDir, REDIS_URL: redis.url });
      servers.push(server);
      const tokens = everyToken.filter((_, place) => place % PROCESSES === index);
      browsers.push(await connected(server.url, tokens));
    }
    const everybody = [...crowded, ...single].map(({ id }) => id);
    const push = (what: Push) => servers[0]!.child.send(what);
    const toAll: Push = { push: 1, to: everybody };
    const rounds = Math.max(4, Math.round(ROUNDS * scale));

    const crowds: number[] = [];
    const alone: number[] = [];
    const behind: number[] = [];
    let next = 0;
    const background = setInterval(() => {
      push({ push: EVENTS_A_SECOND / 50, to: [crowded[next++ % crowded.length]!.id], name: OTHER_NAME });
    }, 1_000 / 50);
    for (let round = 0; round < rounds; round++) {
      crowds.push(await arrival(browsers, everyToken.length, () => push(toAll)));
      const place = round % single.length;
      const toOne = () => push({ push: 1, to: [single[place]!.id] });
      const theirs = [browsers[(many * PER_PERSON + place) % PROCESSES]!];
      alone.push(await arrival(theirs, 1, toOne));
      behind.push(
        await arrival(theirs, 1, () => {
          push({ ...toAll, name: OTHER_NAME });
          toOne();
        }),
      );
    }
    clearInterval(background);
    const limit = ['the goal', 50] as const;
    return [
      figure(
        `a push to ${everyToken.length} sockets of ${PROCESSES} processes, p50`,
        [median(crowds), 'ms'],
        ['the goal', 1_000],
        { atMost: 1 },
      ),
      figure('a push to one person meanwhile, p50', [median(alone), 'ms'], limit, { atMost: 1 }),
      figure('the same, right behind one to all, p50', [median(behind), 'ms'], limit, { atMost: 1 }),
      figure('the same, p99', [percentile(behind, 0.99), 'ms'], limit),
    ];
  } finally {
    for (const { child } of browsers) child.kill();
    for (const server of servers) await server.end();
    await redis.stop();
  }
}

async function connected(url: string, tokens: readonly string[]): Promise<Running> {
  const clients = await startScript('live-clients.ts', []);
  const heard = once(clients.child, 'message');
  clients.child.send({ connect: { url, tokens, count: tokens.length } satisfies Order });
  await heard;
  return clients;
}

/** Returns the milliseconds until the last of `sockets` has received what `act` pushes. */
async function arrival(browsers: readonly Running[], sockets: number, act: () => unknown): Promise<number> {
  const shares = browsers.map(
    (_, index) => Math.floor(sockets / browsers.length) + (index < sockets % browsers.length ? 1 : 0),
  );
  for (const [index, { child }] of browsers.entries()) {
    const isReady = once(child, 'message');
    child.send({ expect: shares[index] });
    await isReady;
  }
  const reports = browsers.map(({ child }) => once(child, 'message') as Promise<[{ arrivals: number[] }]>);
  const started = Number(process.hrtime.bigint()) / 1e6;
  act();
  const arrivals = (await Promise.all(reports)).flatMap(([report]) => report.arrivals);
  return Math.max(...arrivals) - started;
}

async function seeded(dataDir: string, many: number) {
  await mkdir(dataDir, { recursive: true });
  const app = await TestApp.start(dataDir);
  const people = async (count: number, name: string) => {
    const users: User[] = [];
    for (let index = 0; index < count; index++) {
      const letters = [...String(index)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
      users.push(await app.user('student', `${name}-${letters}`));
    }
    return users;
  };
  const crowded = await people(many, 'Grace');
  const single = await people(SINGLE_PEOPLE, 'Ada');
  await app.stop();
  return { crowded, single };
}
