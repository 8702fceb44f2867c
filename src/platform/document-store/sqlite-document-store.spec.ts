import { once } from 'node:events';
import { readdir, readFile, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { eventually } from '../../../test/support/eventually';
import { SqliteDocumentStore } from './sqlite-document-store';

const people = { name: 'people__v1', indexes: [{ name: 1 }, { team: 1, joined: -1 }] } as const;
const secret = 'Rumpelstiltskin';
const many = (count: number, doc: object) =>
  Array.from({ length: count }, (_, index): [string, object] => [`p${index}`, { index, ...doc }]);

describe('SqliteDocumentStore', () => {
  let folder: string;
  let file: string;
  let store: SqliteDocumentStore;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sqlite-document-store-'));
    file = join(folder, 'data', 'views.db');
    store = new SqliteDocumentStore(file);
    await store.ensure(people);
  });

  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  const put = async (documents: [string, object | null][]) => {
    const from = await store.checkpoint(people.name);
    await store.write(people.name, { documents: new Map(documents), checkpoint: { from, to: from + 1n } });
  };
  const ownFolder = () => join(folder, 'data', 'views.d');
  const ownFiles = async () => {
    const files = await readdir(ownFolder()).catch(() => []);
    return files.filter((name) => !/-(wal|shm)$/.test(name)).map((name) => join(ownFolder(), name));
  };
  const onDisk = async () => {
    const databases = [file, ...(await ownFiles())];
    const files = databases.flatMap((path) => [path, `${path}-wal`]);
    return (await Promise.all(files.map((path) => readFile(path, 'latin1').catch(() => '')))).join('');
  };
  const indexes = async () => {
    const [path = file] = await ownFiles();
    const database = new Database(path, { readonly: true });
    const sql = database.prepare<[], string>(
      `SELECT replace(sql, '"documents"', '"people__v1"') FROM sqlite_schema
       WHERE type = 'index' AND sql IS NOT NULL AND tbl_name GLOB '[a-z]*' ORDER BY sql`,
    );
    const columns = sql
      .pluck()
      .all()
      .map((text) => text.replace(/^.* ON /, ''));
    database.close();
    return columns;
  };

  it('has only the declared indexes after ensuring and swapping', async () => {
    const declared = [
      `"people__v1" (doc->>'$.name', id)`,
      `"people__v1" (doc->>'$.team', doc->>'$.joined' DESC, id DESC)`,
    ];
    expect((await indexes()).sort()).toEqual(declared);
    await (await store.shadow(people)).swap(1n);
    await store.ensure(people);
    expect((await indexes()).sort()).toEqual(declared);
    await (await store.shadow(people)).swap(2n);
    expect((await indexes()).sort()).toEqual(declared);
    await store.ensure({ name: people.name, indexes: [people.indexes[0], { city: 1 }] });
    expect((await indexes()).sort()).toEqual([`"people__v1" (doc->>'$.city', id)`, declared[0]]);
  });

  it('leaves no trace of a removed document on disk', async () => {
    await put([
      ['ada', { name: secret }],
      ['bob', { name: 'Bob' }],
    ]);
    expect(await onDisk()).toContain(secret);
    await put([['ada', null]]);
    expect(await onDisk()).not.toContain(secret);
  });

  it('leaves no trace of a swapped or dropped collection on disk', async () => {
    await put(many(500, { name: secret }));
    await (await store.shadow(people)).swap(9n);
    expect(await onDisk()).not.toContain(secret);
    await put(many(500, { name: secret }));
    await store.drop(people.name);
    expect(await onDisk()).not.toContain(secret);
  });

  it('clears the log once an earlier snapshot has ended', async () => {
    await put([['ada', { name: secret }]]);
    for await (const batch of (await store.snapshot(people.name)).batches) {
      await put([['ada', null]]);
      expect(batch).toHaveLength(1);
      expect(await onDisk()).toContain(secret);
      break;
    }
    expect(await onDisk()).not.toContain(secret);
    expect((await stat(`${file}-wal`)).size).toBe(0);
  });

  it('opens the file of a release whose checkpoints had a position only', async () => {
    await put([['ada', { name: 'Ada' }]]);
    await store.close();
    const earlier = new Database(file);
    for (const column of ['event_id', 'generation', 'file'])
      earlier.exec(`ALTER TABLE _checkpoints DROP COLUMN ${column}`);
    earlier.close();
    store = new SqliteDocumentStore(file);
    await put([['bob', { name: 'Bob' }]]);
    expect(await store.find(people.name)).toEqual([{ name: 'Ada' }, { name: 'Bob' }]);
    expect(await store.checkpoint(people.name)).toBe(2n);
    expect(await store.generation(people.name)).toBe('');
  });

  it('removes an expired lease', async () => {
    const reader = new Database(file);
    const names = reader.prepare('SELECT name FROM _leases ORDER BY name').pluck();
    await store.lease('short', 'a', 0);
    await store.lease('long', 'a', 60_000);
    expect(names.all()).toEqual(['long']);
    reader.close();
  });

  it('closes during a snapshot', async () => {
    await put(many(2000, {}));
    const { batches } = await store.snapshot(people.name);
    const iterator = batches[Symbol.asyncIterator]();
    await iterator.next();
    await store.close();
    await expect(iterator.next()).rejects.toThrow('not open');
  });

  it('waits for another writer without blocking the event loop', async () => {
    const other = new Database(file);
    other.exec('BEGIN IMMEDIATE');
    let written = false;
    const writing = put([['ada', { name: 'Ada' }]]).then(() => (written = true));
    const leasing = store.lease('projector', 'a', 1000);
    for (let turn = 0; turn < 20; turn++) await setImmediate();
    expect(written).toBe(false);
    expect(await store.get(people.name, 'ada')).toBeUndefined();
    other.exec('COMMIT');
    other.close();
    await writing;
    expect(await leasing).toBe(true);
    expect(await store.get(people.name, 'ada')).toEqual({ name: 'Ada' });
  });

  it('overwrites removed documents once nobody reads any more', async () => {
    await put(many(50, {}));
    const reader = new Database(file);
    reader.exec('BEGIN');
    reader.prepare('SELECT count(*) FROM people__v1').get();
    const logBytes = async () => (await stat(`${file}-wal`)).size;
    const before = await logBytes();
    const overwritten = store.overwriteRemoved();
    await eventually(logBytes, (bytes) => bytes > before);
    const other = new Database(file, { timeout: 10_000 });
    other.exec('BEGIN IMMEDIATE; COMMIT');
    other.close();
    for (let turn = 0; turn < 2_000; turn++) await setImmediate();
    reader.exec('COMMIT');
    reader.close();
    await overwritten;
    expect(await logBytes()).toBe(0);
  });

  it('never shows a partial view to another thread during a rebuild', async () => {
    await put(many(500, { built: 0 }));
    const done = new Int32Array(new SharedArrayBuffer(4));
    const reader = new Worker(
      `const { parentPort, workerData: { file, done, hook, store } } = require('node:worker_threads');
       require(hook);
       const { SqliteDocumentStore } = require(store);
       void (async () => {
         const documents = new SqliteDocumentStore(file);
         const count = () => documents.count('people__v1', { index: { gte: 0 } });
         const seen = new Set([await count()]);
         parentPort.postMessage('reading');
         while (!Atomics.load(done, 0)) seen.add(await count());
         await documents.close();
         parentPort.postMessage([...seen]);
       })();`,
      {
        eval: true,
        workerData: {
          file,
          done,
          hook: require.resolve('../../../test/support/typescript.cjs'),
          store: require.resolve('./sqlite-document-store'),
        },
      },
    );
    await once(reader, 'message');
    const answer = once(reader, 'message');
    const exit = once(reader, 'exit');
    try {
      for (const built of [1, 2, 3]) {
        const shadow = await store.shadow(people);
        await shadow.insert(many(6000 + built, { built }));
        await shadow.swap(BigInt(built + 1));
      }
    } finally {
      Atomics.store(done, 0, 1);
    }
    const [seen] = (await answer) as [number[]];
    expect([500, 6001, 6002, 6003]).toEqual(expect.arrayContaining(seen));
    expect(seen.length).toBeGreaterThan(1);
    await exit;
  }, 30_000);

  it('lets others write while a collection is filled', async () => {
    const shadow = await store.shadow(people);
    await shadow.insert(many(2_000, {}));
    const other = new Database(file, { timeout: 0 });
    expect(() => other.exec('BEGIN IMMEDIATE; COMMIT')).not.toThrow();
    other.close();
    await shadow.swap(1n);
    expect(await store.count(people.name)).toBe(2_000);
  });

  describe('a file of its own', () => {
    const filled = async (built: number, checkpoint = 1n) => {
      const shadow = await store.shadow(people);
      await shadow.insert(many(100, { built }));
      await shadow.swap(checkpoint);
    };
    const reopen = async () => {
      await store.close();
      store = new SqliteDocumentStore(file);
      await store.ensure(people);
    };

    it('is removed when a rebuild, another collection or nothing replaces it', async () => {
      await filled(1);
      const [first] = await ownFiles();
      await filled(2);
      expect(await ownFiles()).toHaveLength(1);
      expect(await ownFiles()).not.toContain(first);
      await store.ensure({ ...people, name: 'people__v2' });
      await store.replace(people.name, 'people__v2');
      expect(await ownFiles()).toEqual([]);
      await filled(3);
      await store.drop(people.name);
      expect(await readdir(ownFolder())).toEqual([]);
    });

    it('moves to the name of the collection that it replaces', async () => {
      await put([['ada', {}]]);
      const candidate = { ...people, name: 'people__v1-candidate' };
      const shadow = await store.shadow(candidate);
      await shadow.insert(many(3, {}));
      await shadow.swap(7n);
      await store.replace(people.name, candidate.name);
      await reopen();
      expect(await store.count(people.name)).toBe(3);
      expect(await store.collections()).toEqual([people.name]);
      expect(await store.checkpoint(people.name)).toBe(7n);
    });

    it('is valid only once the swap is complete, whatever a crash left', async () => {
      await filled(1);
      await store.close();
      await writeFile(join(ownFolder(), 'people__v1.crashed-before-the-commit.db'), 'complete');
      await writeFile(join(ownFolder(), 'people__v1.crashed-after-the-commit.db-wal'), 'replaced');
      await writeFile(join(ownFolder(), 'people__v1.crashed.filling'), 'incomplete');
      store = new SqliteDocumentStore(file);
      expect(await ownFiles()).toHaveLength(1);
      expect(await store.find(people.name, { where: { built: 1 } })).toHaveLength(100);
      await filled(2);
      expect(await ownFiles()).toHaveLength(1);
    });

    it.each(['missing', 'damaged'])('that is %s costs only its collection', async (how) => {
      await store.ensure({ name: 'teams__v1', indexes: [] });
      await filled(1);
      await store.close();
      const [own] = await ownFiles();
      if (how === 'missing') await rm(own!);
      else await writeFile(own!, 'This is no database.'.repeat(1_000));
      await reopen();
      expect(await store.checkpoint(people.name)).toBe(0n);
      expect(await store.count(people.name)).toBe(0);
      expect(await store.collections()).toEqual([people.name, 'teams__v1']);
    });

    it('is removed with the file that says which files are valid', async () => {
      await filled(1);
      await store.close();
      await rm(file);
      await reopen();
      expect(await store.count(people.name)).toBe(0);
      expect(await ownFiles()).toEqual([]);
    });

    it('gets no write after another store has replaced it', async () => {
      await filled(1);
      expect(await store.count(people.name)).toBe(100);
      const other = new SqliteDocumentStore(file);
      const shadow = await other.shadow(people);
      await shadow.swap(1n);
      await put([['ada', { name: 'Ada' }]]);
      expect(await other.find(people.name)).toEqual([{ name: 'Ada' }]);
      await other.close();
    });

    it('is overwritten where documents were removed', async () => {
      await filled(1);
      await put([['ada', { name: secret }]]);
      await put([['ada', null]]);
      await store.overwriteRemoved();
      expect(await onDisk()).not.toContain(secret);
      expect(await store.count(people.name)).toBe(100);
    });
  });
});
