import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { TestApp } from '../test/support/app';
import { figure, inTurns, rate, type Figure } from './figure';
import { startScript, startServer, type Running } from './process';

const WRITES = 800;
const WRITERS = [8, 32];

/** Measures writes over HTTP with the stores on servers, compared with the same writes on files. */
export async function servers(folder: string, scale: number): Promise<Figure[]> {
  const stores = await startScript('store-servers.ts', []);
  const [eventStore, views, vault] = new URL(stores.url).searchParams.getAll('url') as [
    string,
    string,
    string,
  ];
  const all = { EVENT_STORE_URL: eventStore, READ_STORE_URL: views, VAULT_URL: vault };
  const places: Record<Place, Readonly<Record<string, string>>> = {
    files: {},
    eventStore: { EVENT_STORE_URL: eventStore.replace(/(:\d+)\/?/, '$1/beside') },
    all,
  };
  const running: Running[] = [];
  try {
    const writers: Partial<Record<Place, Writer>> = {};
    for (const [place, env] of Object.entries(places) as [Place, Record<string, string>][]) {
      const dataDir = join(folder, `servers-${place}`);
      const token = await adminOf(dataDir, env);
      const server = await startServer(dataDir, env);
      running.push(server);
      writers[place] = { url: server.url, token };
    }
    const figures: Figure[] = [];
    for (const width of WRITERS) {
      const count = Math.round(WRITES * scale);
      const rates = await inTurns(3, {
        files: () => written(writers.files!, width, count),
        eventStore: () => written(writers.eventStore!, width, count),
        all: () => written(writers.all!, width, count),
      });
      const limit = ['the same on files', rates.files] as const;
      figures.push(
        figure(`tasks a second by ${width} writers, on EventStoreDB`, [rates.eventStore, '/s'], limit, {
          atLeast: 0.6,
        }),
        figure(`the same, with views and vault on MongoDB`, [rates.all, '/s'], limit),
      );
    }
    return figures;
  } finally {
    for (const server of running) await server.end();
    stores.child.kill('SIGKILL');
  }
}

type Place = 'files' | 'eventStore' | 'all';

interface Writer {
  readonly url: string;
  readonly token: string;
}

async function adminOf(dataDir: string, env: Readonly<Record<string, string>>): Promise<string> {
  const app = await TestApp.start(dataDir, env);
  const { token } = await app.user('admin', 'Ada');
  await app.stop();
  return token;
}

async function written({ url, token }: Writer, width: number, count: number): Promise<number> {
  let left = count;
  const writer = async () => {
    while (left-- > 0) {
      const answer = await fetch(`${url}/api/v2/tasks`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body: JSON.stringify({ name: `Task ${left}`, type: 'standard' }),
      });
      if (answer.status !== 201) throw new Error(`A write was answered with ${answer.status}.`);
    }
  };
  const perSecond = await rate(count, () => Promise.all(Array.from({ length: width }, writer)));
  // Work that is still catching up would slow down the next measurement.
  await delay(1_000);
  return perSecond;
}
