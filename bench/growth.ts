import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '../test/support/eventually';
import { isFilled } from '../test/support/filled';
import { historyOf } from './assignments';
import { figure, median, timesOf, type Figure } from './figure';
import { seeded } from './http';
import { startServer } from './process';
import { timed } from './start';

const SIZES = [10_000, 100_000, 1_000_000];
const CALLS = 200;
/** A first start over a million events takes minutes on a busy machine. */
const TIMEOUT_MS = 15 * 60_000;

interface Sample {
  readonly events: number;
  readonly command: number;
  readonly query: number;
  readonly start: number;
  readonly memory: number;
}

/** Measures what a longer history costs: nothing but its first start may grow with it. */
export async function growth(folder: string, scale: number): Promise<Figure[]> {
  const samples: Sample[] = [];
  for (const size of SIZES) samples.push(await sample(folder, size * scale, Math.max(10, CALLS * scale)));
  const [least, ...longer] = samples as [Sample, ...Sample[]];
  return longer.flatMap((one) => {
    const compared = (name: string, what: Exclude<keyof Sample, 'events'>, unit: string, atMost: number) =>
      figure(
        `${name} over ${thousands(one)} events`,
        [one[what], unit],
        [`over ${thousands(least)}`, least[what]],
        { atMost },
      );
    return [
      compared('a command, p50,', 'command', 'ms', 1.5),
      compared('a query, p50,', 'query', 'ms', 1.5),
      compared('a further start', 'start', 'ms', 2),
      compared('memory after a start', 'memory', 'MB', 1.5),
    ];
  });
}

const thousands = ({ events }: Sample) => `${events / 1_000} thousand`;

async function sample(folder: string, events: number, calls: number): Promise<Sample> {
  const dataDir = join(folder, `growth-${events}`);
  await cp(await historyOf(events, folder), dataDir, { recursive: true });
  await filledOnce(dataDir);
  const { admin, student } = await seeded(dataDir);
  const { server, readyMs, megabytes } = await timed(() => startServer(dataDir));
  const call = async (token: string, path: string, body?: object) => {
    const response = await fetch(`${server.url}/api${path}`, {
      headers: { token, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await response.arrayBuffer();
  };
  const command = () => call(admin.token, '/v2/tasks', { name: 'Write the first draft', type: 'standard' });
  const query = () => call(student.token, '/v2/tasks/all');
  await timesOf(calls, query);
  const queries = await timesOf(calls, query);
  const commands = await timesOf(calls, command);
  await server.end();
  return { events, command: median(commands), query: median(queries), start: readyMs, memory: megabytes };
}

async function filledOnce(dataDir: string): Promise<void> {
  const server = await startServer(dataDir);
  await eventually(
    () => isFilled(server.url),
    (filled) => filled,
    TIMEOUT_MS,
  );
  await server.end();
}
