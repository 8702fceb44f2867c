import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { TestApp, type User } from '../test/support/app';
import { figure, measureAlternately, percentile, type Figure } from './figure';
import type { Order } from './live-clients';
import { startScript, type Running } from './process';

const STUDENTS = 19;
const SOCKETS_EACH = 50;
const MESSAGES = 100;
const PUSHES = 80;

export async function live(folder: string, scale: number): Promise<Figure[]> {
  const { dataDir, counselor, students } = await seeded(join(folder, 'live'));
  const everybody = [counselor, ...students];
  const ours = await Side.start(
    'live-server.ts',
    [],
    { DATA_DIR: dataDir },
    {
      tokens: everybody.map(({ token }) => token),
    },
  );
  const bare = await Side.start(
    'bare-live-server.ts',
    [folder, 'socket.io'],
    {},
    {
      tokens: everybody.map(({ id }) => id),
    },
  );
  const raw = await Side.start('bare-live-server.ts', [folder, 'ws'], {}, { tokens: null });

  const latencies = new Map<string, number[]>();
  let sender = 0;
  const messages = (name: string, send: (from: User) => Promise<Response>, side: Side) => async () => {
    const report: number[] = [];
    for (let index = 0; index < MESSAGES * scale; index++) {
      const from = students[sender++ % students.length]!;
      const { started, arrivals } = await side.receiveDuring(2 * SOCKETS_EACH, () => send(from));
      for (const at of arrivals) report.push(at - started);
    }
    latencies.set(`${name} p50`, [...(latencies.get(`${name} p50`) ?? []), percentile(report, 0.5)]);
    latencies.set(`${name} p99`, [...(latencies.get(`${name} p99`) ?? []), percentile(report, 0.99)]);
    return percentile(report, 0.5);
  };
  const fanOut = (side: Side) => async () => {
    const count = Math.round(PUSHES * scale);
    const total = count * everybody.length * SOCKETS_EACH;
    const { started, arrivals } = await side.receiveDuring(total, async () => {
      side.server.child.send({ push: count, to: everybody.map(({ id }) => id) });
    });
    return (total * 1000) / (Math.max(...arrivals) - started);
  };
  const content = 'Shall we look at the essay tomorrow?';
  const json = { 'content-type': 'application/json' };
  const post = (url: string, body: object, headers: Record<string, string>) =>
    fetch(url, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });

  const { oursOut, bareOut, rawOut } = await measureAlternately(3, {
    ours: messages(
      'ours',
      ({ token }) => post(`${ours.server.url}/api/messages`, { content, sentTo: counselor.id }, { token }),
      ours,
    ),
    bare: messages(
      'bare',
      ({ id }) => post(`${bare.server.url}/messages`, { content, rooms: [counselor.id, id] }, {}),
      bare,
    ),
    oursOut: fanOut(ours),
    bareOut: fanOut(bare),
    rawOut: fanOut(raw),
  });
  await Promise.all([ours.end(), bare.end(), raw.end()]);
  const worst = (name: string) => percentile(latencies.get(name)!, 0.5);
  const sockets = everybody.length * SOCKETS_EACH;
  return [
    figure('message to a room of 50, p50', [worst('ours p50'), 'ms'], ['bare socket.io', worst('bare p50')]),
    figure('message to a room of 50, p99', [worst('ours p99'), 'ms'], ['bare socket.io', worst('bare p99')], {
      atMost: 2,
    }),
    figure(`deliveries to ${sockets} sockets`, [oursOut, '/s'], ['raw ws', rawOut], { atLeast: 0.9 }),
    figure('the same over bare socket.io', [bareOut, '/s'], ['raw ws', rawOut]),
  ];
}

class Side {
  private constructor(
    readonly server: Running,
    private readonly clients: ChildProcess,
  ) {}

  static async start(
    script: string,
    args: readonly string[],
    env: Readonly<Record<string, string>>,
    { tokens }: Pick<Order, 'tokens'>,
  ): Promise<Side> {
    const server = await startScript(script, args, env);
    const clients = await startScript('live-clients.ts', [], {});
    const count = (STUDENTS + 1) * SOCKETS_EACH;
    clients.child.send({ connect: { url: server.url, tokens, count } satisfies Order });
    await once(clients.child, 'message');
    return new Side(server, clients.child);
  }

  async receiveDuring(
    expected: number,
    act: () => Promise<unknown>,
  ): Promise<{ started: number; arrivals: number[] }> {
    this.clients.send({ expect: expected });
    await once(this.clients, 'message');
    const started = Number(process.hrtime.bigint()) / 1e6;
    const heard = once(this.clients, 'message') as Promise<[{ arrivals: number[] }]>;
    const [[{ arrivals }]] = await Promise.all([heard, act()]);
    return { started, arrivals };
  }

  async end(): Promise<void> {
    this.clients.kill();
    await this.server.end();
  }
}

async function seeded(dataDir: string) {
  await mkdir(dataDir, { recursive: true });
  const app = await TestApp.start(dataDir);
  const counselor = await app.user('counselor', 'Daniel');
  const students: User[] = [];
  for (let number = 0; number < STUDENTS; number++) {
    const student = await app.user('student', `Grace${'abcdefghijklmnopqrstuvwxyz'[number]}`);
    await app.grantAccess(counselor, student);
    students.push(student);
  }
  await app.stop();
  return { dataDir, counselor, students };
}
