import { cp, mkdtemp, open, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { VAULT, type Vault } from '../../src/platform/vault/vault';
import { TestApp, type User } from '../support/app';
import { launchServer } from '../support/server-process';
import { eventually } from '../support/eventually';

let seeded: string;
let dataDir: string;
let admin: User;

beforeAll(async () => {
  const seeding = await TestApp.start(undefined, { LOG_LEVEL: 'fatal' });
  seeded = seeding.dataDir;
  admin = await seeding.user('admin', 'Ada');
  await seeding.user('student', 'Maya');
  await seeding.call('post', '/v2/tasks', admin).send({ name: 'Essay', type: 'standard' }).expect(201);
  await seeding.stop();
});

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quadrangle-damaged-'));
  await cp(seeded, dataDir, { recursive: true });
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));
afterAll(() => rm(seeded, { recursive: true, force: true }));

const start = () => TestApp.start(dataDir, { LOG_LEVEL: 'fatal' });

const damages: [string, (file: string) => Promise<void>][] = [
  ['no database', (file) => writeFile(file, 'This was a database once. '.repeat(1_000))],
  ['cut off', async (file) => truncate(file, Math.floor((await stat(file)).size / 2))],
  [
    'overwritten in its middle',
    async (file) => {
      const { size } = await stat(file);
      const handle = await open(file, 'r+');
      await handle.write(Buffer.alloc(size - 8_192, 0x5a), 0, size - 8_192, 4_096);
      await handle.close();
    },
  ],
];

describe.each(damages)('a store file that is %s', (_, damage) => {
  it.each(['events.db', 'vault.db', 'jobs.db'])(
    'stops the start if it is %s, with its name and advice',
    async (name) => {
      const file = join(dataDir, name);
      await damage(file);
      await expect(start()).rejects.toThrow(new RegExp(`${name} is damaged \\(.*\\)\\. Put back`));
    },
  );

  it('is rebuilt if it is views.db', async () => {
    await damage(join(dataDir, 'views.db'));
    const app = await start();
    try {
      await app.settled();
      const { body } = await app.call('get', '/v2/tasks/all', admin).expect(200);
      expect((body as { data: object[] }).data).toHaveLength(1);
    } finally {
      await app.stop();
    }
  });
});

it('the server prints only why it does not start', async () => {
  const file = join(dataDir, 'events.db');
  await writeFile(file, 'This was a database once. '.repeat(1_000));
  const child = launchServer(dataDir);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const [code] = (await once(child, 'close')) as [number];
  expect({ code, lines: output.trim().split('\n') }).toEqual({
    code: 1,
    lines: [expect.stringMatching(/events\.db is damaged \(.*\)\. Put back .*\.$/)],
  });
});

it('the start fails if the vault lacks the keys of the history', async () => {
  for (const suffix of ['', '-wal', '-shm']) await rm(join(dataDir, `vault.db${suffix}`), { force: true });
  await expect(start()).rejects.toThrow(/vault\.db lacks 3 of the keys .* Put back the vault/);
});

it('the start fails if the vault lacks only the email secret', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const app = await start();
  await app.app.get<Vault>(VAULT).remove('secret', 'email-pepper');
  await app.stop();
  const before = timers();
  await expect(start()).rejects.toThrow(/lacks the secret by which .* Put back the vault/);
  await eventually(
    async () => timers(),
    (now) => now <= before,
  );
});

it('the server is not ready after a refused write until one succeeds again', async () => {
  const app = await start();
  const file = join(dataDir, 'events.db');
  try {
    await rename(file, `${file}.away`);
    await app.call('post', '/v2/tasks', admin).send({ name: 'Lost', type: 'standard' }).expect(500);
    const { body } = await supertest(app.url).get('/readyz').expect(503);
    expect((body as { problems: object[] }).problems).toEqual([
      { check: 'storage', message: 'events.db cannot be written.' },
    ]);
    await rename(`${file}.away`, file);
    await supertest(app.url).get('/readyz').expect(200);
    await app.call('post', '/v2/tasks', admin).send({ name: 'Kept', type: 'standard' }).expect(201);
  } finally {
    await app.stop();
  }
});
