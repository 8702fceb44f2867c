import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { MongoVault } from '../../src/platform/vault/mongo-vault';
import { SqliteVault } from '../../src/platform/vault/sqlite-vault';
import { eventually } from '../support/eventually';
import { onWhat } from '../support/given-servers';
import { mongodbPlace } from '../support/server-places';
import { vaultContract } from './vault.contract';

const folder = () => mkdtemp(join(tmpdir(), 'vault-'));
const drop = (path: string) => rm(path, { recursive: true, force: true });

vaultContract('SqliteVault', async () => {
  const path = await folder();
  return { open: async () => new SqliteVault(join(path, 'vault.db')), dispose: () => drop(path) };
});

vaultContract(`MongoDB adapter ${onWhat('VAULT_URL')}`, async () => {
  const { url, dispose } = await mongodbPlace('VAULT_URL');
  return { open: () => MongoVault.connect(url), dispose };
});

describe('the bytes that the SQLite vault stores', () => {
  let path: string;
  let vault: SqliteVault;
  let other: SqliteVault;

  const raw = async () => {
    const names = await readdir(path);
    return Buffer.concat(await Promise.all(names.map((name) => readFile(join(path, name)))));
  };
  const hash = (of: string) => createHash('sha256').update(of).digest('hex');
  const marker = (of: string) => `<${hash(of)}>`;

  beforeEach(async () => {
    path = await folder();
    vault = new SqliteVault(join(path, 'vault.db'));
    other = new SqliteVault(join(path, 'vault.db'));
  });

  afterEach(async () => {
    await vault.close();
    await other.close();
    await drop(path);
  });

  it.each(['credential', 'personal-key'] as const)('no longer contain a removed %s', async (kind) => {
    await vault.put(kind, 'ada', marker('ada'));
    await vault.put(kind, 'bob', marker('bob'));
    await other.get(kind, 'ada');
    expect((await raw()).includes(marker('ada'))).toBe(true);
    await vault.remove(kind, 'ada');
    const bytes = await raw();
    expect(bytes.includes(marker('ada'))).toBe(false);
    expect(bytes.includes(marker('bob'))).toBe(true);
  });

  it('no longer contain what was put in the batch of its removal', async () => {
    const put = vault.put('personal-key', 'ada', marker('ada'));
    await vault.remove('personal-key', 'ada');
    expect(await put).toBe(true);
    expect(await vault.get('personal-key', 'ada')).toBeUndefined();
    expect((await raw()).includes(marker('ada'))).toBe(false);
  });

  it('no longer contain what was removed with its owner, however long', async () => {
    for (const id of ['f1', 'f2', 'f3'])
      await vault.put('refresh-family', id, 'x'.repeat(20_000) + marker(id), { owner: 'ada' });
    await vault.removeOwned('refresh-family', 'ada');
    const bytes = await raw();
    for (const id of ['f1', 'f2', 'f3']) expect(bytes.includes(marker(id))).toBe(false);
    expect(bytes.includes('xxxx')).toBe(false);
  });

  it('no longer contain what a put replaced, once something is removed', async () => {
    await vault.put('credential', 'ada', marker('old'));
    await vault.put('credential', 'ada', marker('new'));
    await vault.remove('credential', 'bob');
    const bytes = await raw();
    expect(bytes.includes(marker('old'))).toBe(false);
    expect(bytes.includes(marker('new'))).toBe(true);
  });

  it('contain no stray copy of a removed personal key after page splits', async () => {
    const ids = Array.from({ length: 300 }, (_, number) => `d${number}`);
    const filler = (of: string) => 'x'.repeat(parseInt(hash(of).slice(0, 2), 16));
    for (const [number, id] of ids.entries())
      await vault.put('personal-key', hash(`id${id}`), marker(`m${id}`) + filler(id), {
        owner: number % 2 ? 'odd' : 'even',
      });
    await vault.removeOwned('personal-key', 'odd');
    const bytes = (await raw()).toString('latin1');
    const parts = ids.map(
      (id) => bytes.includes(hash(`m${id}`).slice(0, 20)) || bytes.includes(hash(`m${id}`).slice(-20)),
    );
    expect(parts).toEqual(ids.map((_, number) => number % 2 === 0));
  });

  it('no longer contain expired values after the next put and closing', async () => {
    await vault.put('reset-token', 'ada', marker('token'), { expiresAt: '2020-01-01T00:00:00.000Z' });
    expect((await raw()).includes(marker('token'))).toBe(true);
    await other.put('reset-token', 'bob', 1);
    await vault.close();
    await other.close();
    expect((await raw()).includes(marker('token'))).toBe(false);
  });

  it('are overwritten while the process goes on storing', async () => {
    await vault.put('personal-key', 'ada', marker('ada'));
    let isRemoved = false;
    const removed = vault.remove('personal-key', 'ada').then(() => (isRemoved = true));
    await new Promise(setImmediate);
    expect(isRemoved).toBe(false);
    const put = vault.put('credential', 'bob', marker('bob'));
    await removed;
    expect(await put).toBe(true);
    const bytes = await raw();
    expect(bytes.includes(marker('ada'))).toBe(false);
    expect(await vault.get('credential', 'bob')).toBeDefined();
  });

  it('are removed at once during a foreign read, and overwritten later', async () => {
    await vault.put('refresh-family', 'ada', marker('ada'), { owner: 'ada' });
    const reader = new Database(join(path, 'vault.db'));
    reader.exec('BEGIN');
    reader.prepare('SELECT * FROM entries').all();
    await vault.remove('refresh-family', 'ada');
    expect(await vault.get('refresh-family', 'ada')).toBeUndefined();
    reader.close();
    await eventually(raw, (bytes) => !bytes.includes(marker('ada')));
  });

  it('are not acknowledged once the file has been deleted', async () => {
    await vault.put('personal-key', 'ada', marker('ada'));
    await rm(join(path, 'vault.db'));
    await expect(vault.put('personal-key', 'bob', marker('bob'))).rejects.toThrow(
      'moved, replaced or deleted',
    );
  });
});
