import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DEMO_PASSWORD, demoStaff, demoStudents } from '../src/demo/people';
import { ServerProcess } from '../test/support/server-process';
import { median, percentile } from './figure';
import { actionsOf } from './soak-actions';
import { SoakPerson } from './soak-person';

// Simulates users with sockets for minutes. Fails on a 5xx response, a refused action, a lost socket or growing memory.
const SOCKETS = 50;
const MAX_GROWTH = 1.2;
const RENEWAL_MS = 10 * 60_000;

void soak();

async function soak(): Promise<void> {
  const { values } = parseArgs({
    options: { minutes: { type: 'string', default: '20' }, pause: { type: 'string', default: '500' } },
  });
  const [minutes, pause] = [Number(values.minutes), Number(values.pause)];
  const dataDir = await mkdtemp(join(tmpdir(), 'soak-'));
  const server = await ServerProcess.start(dataDir, { DEMO: 'on' });
  const accounts = [...demoStaff, ...demoStudents].map(({ email }) => email);
  const people: SoakPerson[] = [];
  for (let index = 0; index < SOCKETS; index++) {
    people.push(await SoakPerson.signIn(server.url, accounts[index % accounts.length]!, DEMO_PASSWORD));
  }
  const until = Date.now() + minutes * 60_000;
  const failures = new Map<string, number>();
  let latencies: number[] = [];
  const all: number[] = [];

  const work = async (person: SoakPerson) => {
    const acts = await actionsOf(person);
    let renewed = Date.now();
    while (Date.now() < until) {
      if (Date.now() - renewed > RENEWAL_MS) {
        await person.renew();
        renewed = Date.now();
      }
      const act = acts[Math.floor(Math.random() * acts.length)]!;
      const { status, ms } = await person.call(...act());
      latencies.push(ms);
      if (status >= 400) {
        const failure = `${person.role} ${act.name}: ${status}`;
        failures.set(failure, (failures.get(failure) ?? 0) + 1);
      }
      await delay(Math.random() * 2 * pause);
    }
  };

  const memory: number[] = [];
  const watch = async () => {
    for (let minute = 1; Date.now() < until; minute++) {
      await delay(Math.min(60_000, Math.max(0, until - Date.now())));
      const measured = latencies;
      latencies = [];
      for (const ms of measured) all.push(ms);
      const { resident, heap } = await megabytes(server.url);
      memory.push(resident);
      const away = people.filter(({ isConnected }) => !isConnected).length;
      console.log(
        `minute ${minute}: ${measured.length} calls, p50 ${percentile(measured, 0.5).toFixed(1)} ms, ` +
          `p99 ${percentile(measured, 0.99).toFixed(1)} ms, ${resident.toFixed(0)} MB, ` +
          `${heap.toFixed(0)} MB of heap, ${away} sockets away`,
      );
    }
  };

  await Promise.all([watch(), ...people.map(work)]);
  const away = people.filter(({ isConnected }) => !isConnected).length;
  const heard = people.reduce((sum, person) => sum + person.heard, 0);
  people.forEach((person) => person.close());
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true });

  const third = Math.ceil(memory.length / 3);
  const growth = median(memory.slice(-third)) / median(memory.slice(third, 2 * third));
  console.log(
    `${all.length} calls in ${minutes} minutes with ${SOCKETS} sockets, ${heard} events heard: ` +
      `p50 ${percentile(all, 0.5).toFixed(1)} ms, p99 ${percentile(all, 0.99).toFixed(1)} ms; ` +
      `memory of the last third ${growth.toFixed(2)} of the second`,
  );
  if (failures.size > 0) console.table([...failures].map(([failure, times]) => ({ failure, times })));
  if (failures.size > 0 || away > 0 || growth > MAX_GROWTH) process.exitCode = 1;
}

async function megabytes(url: string) {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)![1]) / 2 ** 20;
  return { resident: of('process_resident_memory_bytes'), heap: of('nodejs_heap_size_used_bytes') };
}
