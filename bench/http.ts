import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import autocannon, { type Request, type Result } from 'autocannon';
import { TestApp } from '../test/support/app';
import { figure, measureAlternately, type Figure } from './figure';
import { startScript, startServer } from './process';

const TASKS = 20;
const CONNECTIONS = 64;

export async function http(folder: string, scale: number): Promise<Figure[]> {
  const seed = await seeded(join(folder, 'http'));
  const bareDir = join(folder, 'http-bare');
  await cp(seed.dataDir, bareDir, { recursive: true });
  const ours = await startServer(seed.dataDir);
  const bare = await startScript('bare-server.ts', [bareDir, seed.student.id]);

  const latencies = new Map<string, number>();
  const load = (name: string, url: string, request: Request) => async () => {
    const { requests, latency, non2xx, errors }: Result = await autocannon({
      url,
      requests: [request],
      idReplacement: true,
      connections: CONNECTIONS,
      duration: Math.max(1, Math.round(5 * scale)),
    });
    if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx + errors} requests failed.`);
    latencies.set(name, Math.min(latency.p99, latencies.get(name) ?? Infinity));
    return requests.average;
  };
  const body = JSON.stringify({
    name: 'Write the first draft',
    type: 'standard',
    description: 'Of the essay.',
  });
  // Like in a browser, each command has its own key.
  const json = { 'content-type': 'application/json', 'idempotency-key': '[<id>]' };
  const command: Request = { method: 'POST', body, headers: json };

  const results = await measureAlternately(3, {
    command: load('command', ours.url, {
      ...command,
      path: '/api/v2/tasks',
      headers: { ...json, token: seed.admin.token },
    }),
    bareCommand: load('bareCommand', bare.url, { ...command, path: '/command' }),
    query: load('query', ours.url, { path: '/api/v2/tasks/all', headers: { token: seed.student.token } }),
    bareQuery: load('bareQuery', bare.url, { path: '/query' }),
    nothing: load('nothing', ours.url, { path: '/healthz' }),
  });
  await Promise.all([ours.end(), bare.end()]);
  const p99 = (name: string) => latencies.get(name)!;
  return [
    figure('commands over HTTP', [results.command, '/s'], ['bare Fastify', results.bareCommand], {
      atLeast: 0.3,
    }),
    figure('calls that do nothing', [results.nothing, '/s'], ['bare Fastify, commands', results.bareCommand]),
    figure('commands, p99', [p99('command'), 'ms'], ['bare Fastify', p99('bareCommand')], { atMost: 2.5 }),
    figure('queries over HTTP', [results.query, '/s'], ['bare Fastify', results.bareQuery], { atLeast: 0.5 }),
    figure('queries, p99', [p99('query'), 'ms'], ['bare Fastify', p99('bareQuery')]),
  ];
}

export async function seeded(dataDir: string) {
  await mkdir(dataDir, { recursive: true });
  const app = await TestApp.start(dataDir);
  const admin = await app.user('admin', 'Ada');
  const student = await app.user('student', 'Grace');
  for (let number = 0; number < TASKS; number++) {
    const task = {
      name: `Task ${number}`,
      type: 'custom',
      description: 'What to do.',
      notes: 'How to do it.',
    };
    const created = await app.call('post', '/v2/tasks', admin).send(task).expect(201);
    const { id } = created.body as { id: string };
    await app
      .call('post', `/v2/tasks/custom/${id}/students`, admin)
      .send({ user_ids: [student.id] })
      .expect(200);
  }
  await app.settled();
  await app.stop();
  return { dataDir, admin, student };
}
