import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PASSWORD, TestApp } from '../support/app';
import { launchServer, ServerProcess } from '../support/server-process';
import { projections } from '../support/tools';

/** In blocks of 512 bytes: enough to start, but soon used up. */
const LARGEST_FILE = 4_000;
/** In blocks of 512 bytes: not enough for the first table. */
const TOO_SMALL = 80;
const DISK_FULL = JSON.stringify({
  statusCode: 507,
  code: 'disk-full',
  message: 'The server’s disk is full, so this couldn’t be saved. Try again later.',
});

let server: ServerProcess;

afterEach(() => server.end('SIGKILL'));

it('a server on a full disk serves reads and loses no acknowledged write', async () => {
  const seeding = await TestApp.start();
  const { dataDir } = seeding;
  const { token, email } = await seeding.user('admin', 'Ada');
  await seeding.stop();
  const list = () => fetch(`${server.url}/api/v2/tasks/all`, { headers: { token } });

  server = await ServerProcess.start(dataDir, { LOG_LEVEL: 'fatal' }, LARGEST_FILE);
  const acknowledged: string[] = [];
  const refusals = new Set<string>();
  const write = async (name: string) => {
    const response = await fetch(`${server.url}/api/v2/tasks`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify({ name, type: 'standard', description: 'Why. '.repeat(400) }),
    });
    const body = (await response.json()) as { id: string };
    if (response.status === 201) acknowledged.push(body.id);
    else refusals.add(JSON.stringify(body));
  };
  for (let batch = 0; refusals.size === 0 && batch < 4; batch++) {
    await Promise.all(Array.from({ length: 500 }, (_, index) => write(`Task ${batch}-${index}`)));
  }
  expect([...refusals]).toEqual([DISK_FULL]);
  const signIn = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  expect([200, 507]).toContain(signIn.status);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect((await list()).status).toBe(200);
  await server.end('SIGTERM');

  server = await ServerProcess.start(dataDir);
  const { data } = (await (await list()).json()) as { data: { id: string }[] };
  const stored = new Set(data.map(({ id }) => id));
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
  await server.end('SIGTERM');
  expect(await projections(dataDir, 'verify')).toMatchObject({ code: 0 });
});

it('the server explains in one sentence that the disk is full', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'quadrangle-full-'));
  const child = launchServer(dataDir, {}, TOO_SMALL);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  expect({ code, output: output.trim() }).toEqual({
    code: 1,
    output: expect.stringMatching(/^The disk is full: make room .*\.$/),
  });
  await rm(dataDir, { recursive: true });
});
