import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EventStoreDbEventStore } from '../src/platform/event-store/eventstoredb-event-store';
import { TestApp } from '../test/support/app';
import { anEvent } from './assignments';
import { figure, measureAlternately, rate, type Figure } from './figure';
import { startScript, startServer, type Running } from './process';

const WRITES = 800;
const WRITERS = [8, 32];

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
    const figures = await appends(eventStore, scale);
    for (const width of WRITERS) {
      const count = Math.round(WRITES * scale);
      const rates = await measureAlternately(3, {
        files: () => writeRate(writers.files!, width, count),
        eventStore: () => writeRate(writers.eventStore!, width, count),
        all: () => writeRate(writers.all!, width, count),
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

const APPENDS = 6_400;
const IN_FLIGHT = 64;

/** Single appends through the adapter, compared with the bare client, which also batches them. */
async function appends(url: string, scale: number): Promise<Figure[]> {
  const store = await EventStoreDbEventStore.open(url.replace(/(:\d+)\/?/, '$1/appends'));
  const bare = EventStoreDBClient.connectionString(url.replace(/(:\d+)\/\w*/, '$1'));
  const count = Math.round(APPENDS * scale);
  const inFlight = (append: (stream: string) => Promise<unknown>, width: number) => async () => {
    let left = count;
    const caller = async () => {
      while (left-- > 0) await append(randomUUID());
    };
    return rate(count, () => Promise.all(Array.from({ length: width }, caller)));
  };
  const ours = (stream: string) => store.append(stream, 'no-stream', [anEvent()]);
  const theirs = (stream: string) => {
    const { id, type, data, metadata } = anEvent();
    const event = jsonEvent({ id, type, data, metadata: { ...metadata } });
    return bare.appendToStream(`bare.${stream}`, event, {
      expectedRevision: 'no_stream',
      requiresLeader: true,
    });
  };
  try {
    const rates = await measureAlternately(5, {
      theirs: inFlight(theirs, IN_FLIGHT),
      ours: inFlight(ours, IN_FLIGHT),
      oneByOne: inFlight(ours, 1),
      inOrder: () =>
        rate(count, () =>
          store.appendInOrder(
            Array.from({ length: count }, () => ({
              stream: randomUUID(),
              expected: 'no-stream' as const,
              events: [anEvent()],
            })),
            () => undefined,
          ),
        ),
    });
    return [
      figure('appends to EventStoreDB, 64 in flight', [rates.ours, '/s'], ['the bare client', rates.theirs], {
        atLeast: 0.8,
      }),
      figure('appends in order, as an import', [rates.inOrder, '/s'], ['one at a time', rates.oneByOne]),
    ];
  } finally {
    await store.close();
    await bare.dispose();
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

async function writeRate({ url, token }: Writer, width: number, count: number): Promise<number> {
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
  // Unfinished work would slow down the next measurement.
  await delay(1_000);
  return perSecond;
}
