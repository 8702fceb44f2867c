import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PersonalKeys } from '../../src/platform/personal-data/personal-keys';
import { VAULT, type Vault } from '../../src/platform/vault/vault';
import { TestApp, type User } from '../support/app';
import { eventually } from '../support/eventually';

let dataDir: string;
let app: TestApp | undefined;
let admin: User;
let maya: User;

const start = async () => (app = await TestApp.start(dataDir, { LOG_LEVEL: 'fatal' }));
const stop = async () => {
  await app?.stop();
  app = undefined;
};
const keyOf = (id: string) => app!.app.get(PersonalKeys).forOpening(id);
const vault = () => app!.app.get<Vault>(VAULT);
const eraseMaya = async () => {
  await app!.call('delete', `/admin/user/${maya.id}`, admin).expect(204);
  await eventually(
    () => keyOf(maya.id),
    (key) => key === null,
  );
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'quadrangle-vaults-'));
  const seeding = await start();
  admin = await seeding.user('admin', 'Ada');
  maya = await seeding.user('student', 'Maya');
});

afterEach(async () => {
  await stop();
  await rm(dataDir, { recursive: true });
});

it('a restored vault loses the keys of people who are erased', async () => {
  await stop();
  await copyFile(join(dataDir, 'vault.db'), join(dataDir, 'copy.db'));
  await start();
  await eraseMaya();
  await stop();

  for (const suffix of ['-wal', '-shm']) await rm(join(dataDir, `vault.db${suffix}`), { force: true });
  await copyFile(join(dataDir, 'copy.db'), join(dataDir, 'vault.db'));
  await start();
  await eventually(
    () => keyOf(maya.id),
    (key) => key === null,
  );
  expect(await vault().owned('credential', maya.id)).toEqual([]);
  expect(await keyOf(admin.id)).toBeInstanceOf(Buffer);
});

it('a vault that lacks the key of a single person is refused', async () => {
  await vault().remove('personal-key', maya.id);
  await stop();
  await expect(start()).rejects.toThrow(/vault\.db lacks 1 of the keys .* Put back the vault/);
});

it('a vault without the key of an interrupted erasure is accepted', async () => {
  await eraseMaya();
  await vault().remove('personal-key', maya.id);
  await stop();
  await start();
  expect(await keyOf(maya.id)).toBeUndefined();
});
