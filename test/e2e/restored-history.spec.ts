import { copyFile, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { History } from '../../src/platform/history/history';
import { SqliteJobQueue } from '../../src/platform/jobs/sqlite-job-queue';
import { ERASE_PERSON } from '../../src/modules/identity/erasure/erasure.reactions';
import { SYSTEM } from '../../src/platform/http/request-context';
import { TestApp, type User } from '../support/app';
import type { Settings } from '../support/settings';
import { history } from '../support/tools';

let seeded: string;
let older: string;
let olderHead: string;
let dataDir: string;
let admin: User;

const remove = async (folder: string, ...names: readonly string[]) => {
  for (const name of names)
    for (const suffix of ['', '-wal', '-shm']) await rm(join(folder, name + suffix), { force: true });
};
const start = (env: Settings = {}) => TestApp.start(dataDir, { LOG_LEVEL: 'fatal', ...env });
const headOf = async ({ app }: TestApp) => String(await app.get(History).head());
const addTask = (app: TestApp, name: string) =>
  app.call('post', '/v2/tasks', admin).send({ name, type: 'standard' }).expect(201);
const tasksOf = async (app: TestApp) => {
  const { body } = await app.call('get', '/v2/tasks/all', admin).expect(200);
  return (body as { data: { attributes: { name: string } }[] }).data.map(({ attributes }) => attributes.name);
};

const restoreOlder = async () => {
  await remove(dataDir, 'events.db');
  await copyFile(join(older, 'events.db'), join(dataDir, 'events.db'));
};

beforeAll(async () => {
  const seeding = await TestApp.start(undefined, { LOG_LEVEL: 'fatal' });
  seeded = seeding.dataDir;
  admin = await seeding.user('admin', 'Ada');
  await addTask(seeding, 'Essay');
  await seeding.settled();
  olderHead = await headOf(seeding);
  await seeding.stop();
  older = await mkdtemp(join(tmpdir(), 'quadrangle-older-'));
  await cp(seeded, older, { recursive: true });
  const going = await TestApp.start(seeded, { LOG_LEVEL: 'fatal' });
  await going.user('student', 'Maya');
  await addTask(going, 'Letter');
  await going.settled();
  await going.stop();
});

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quadrangle-restored-'));
  await cp(seeded, dataDir, { recursive: true });
});

afterEach(() => rm(dataDir, { recursive: true, force: true }));
afterAll(async () => {
  for (const folder of [seeded, older]) await rm(folder, { recursive: true, force: true });
});

const REFUSED =
  /events\.db ends at \d+ and lacks events up to \d+ that were seen by the vault and the views: .* RESTORED_TO=\d+\.$/;

const losses: [string, () => Promise<void>][] = [
  ['missing', () => remove(dataDir, 'events.db')],
  [
    'empty',
    async () => {
      await remove(dataDir, 'events.db');
      await writeFile(join(dataDir, 'events.db'), '');
    },
  ],
  ['older', restoreOlder],
  [
    'of another installation, and longer',
    async () => {
      await remove(dataDir, 'events.db');
      const other = await TestApp.start(undefined, { LOG_LEVEL: 'fatal' });
      for (const name of ['Bo', 'Cy', 'Di', 'Ed', 'Fay', 'Gus']) await other.user('student', name);
      await other.stop();
      await copyFile(join(other.dataDir, 'events.db'), join(dataDir, 'events.db'));
      await rm(other.dataDir, { recursive: true });
    },
  ],
];

describe.each(losses)('a history that is %s', (_, lose) => {
  beforeEach(() => lose());

  it('stops the start with what to do, and changes nothing', async () => {
    await expect(start()).rejects.toThrow(REFUSED);
    await remove(dataDir, 'events.db');
    await copyFile(join(seeded, 'events.db'), join(dataDir, 'events.db'));
    const app = await start();
    try {
      expect(await tasksOf(app)).toEqual(expect.arrayContaining(['Essay', 'Letter']));
    } finally {
      await app.stop();
    }
  });

  it('fails verification', async () => {
    const { code, output } = await history(dataDir, 'verify');
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(/lacks what the vault or the views know of it, up to \d+\.$/m),
    });
  });
});

it('a refused start leaves waiting jobs undone', async () => {
  const jobs = new SqliteJobQueue(join(dataDir, 'jobs.db'));
  const id = await jobs.add(ERASE_PERSON, { data: { userId: admin.id }, actor: SYSTEM });
  await restoreOlder();
  await expect(start()).rejects.toThrow(REFUSED);
  expect(await jobs.status(id)).toMatchObject({ state: 'waiting' });
  await jobs.close();
});

it('a lost history stops the start if only the views are left', async () => {
  await remove(dataDir, 'events.db', 'vault.db');
  await expect(start()).rejects.toThrow(
    /events\.db ends at 0 and lacks events up to \d+ that were seen by the views:/,
  );
});

it('a lost history stops the start if only the vault is left', async () => {
  await remove(dataDir, 'events.db', 'views.db');
  await expect(start()).rejects.toThrow(
    /events\.db ends at 0 and lacks events up to \d+ that were seen by the vault:/,
  );
});

it('the start names the vault if only the history was restored', async () => {
  await remove(dataDir, 'vault.db', 'views.db', 'jobs.db');
  await expect(start()).rejects.toThrow(/vault\.db lacks \d+ of the keys/);
});

it('RESTORED_TO continues an older history, and is then not needed', async () => {
  await restoreOlder();
  await expect(start({ RESTORED_TO: '1' })).rejects.toThrow(REFUSED);
  const restored = await start({ RESTORED_TO: olderHead });
  try {
    await restored.settled();
    expect(await tasksOf(restored)).toEqual(['Essay']);
  } finally {
    await restored.stop();
  }
  const again = await start();
  try {
    await addTask(again, 'Speech');
    expect((await tasksOf(again)).sort()).toEqual(['Essay', 'Speech']);
  } finally {
    await again.stop();
  }
  expect(await history(dataDir, 'verify')).toMatchObject({ code: 0 });
});

it('a lost history is refused even while RESTORED_TO is still set', async () => {
  await remove(dataDir, 'events.db');
  await expect(start({ RESTORED_TO: olderHead })).rejects.toThrow(REFUSED);
});
