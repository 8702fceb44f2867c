import { once } from 'node:events';
import { readFile, mkdtemp, rm, stat } from 'node:fs/promises';
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
  const onDisk = async () => (await readFile(file, 'latin1')) + (await readFile(`${file}-wal`, 'latin1'));
  const indexes = () => {
    const database = new Database(file, { readonly: true });
    const sql = database.prepare<[], string>(
      `SELECT sql FROM sqlite_schema
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
    expect(indexes().sort()).toEqual(declared);
    await (await store.shadow(people)).swap(1n);
    await store.ensure(people);
    expect(indexes().sort()).toEqual(declared);
    await (await store.shadow(people)).swap(2n);
    expect(indexes().sort()).toEqual(declared);
    await store.ensure({ name: people.name, indexes: [people.indexes[0], { city: 1 }] });
    expect(indexes().sort()).toEqual([`"people__v1" (doc->>'$.city', id)`, declared[0]]);
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
      `const { parentPort, workerData: { file, done, driver } } = require('node:worker_threads');
       const database = require(driver)(file);
       const count = database.prepare("SELECT count(*) FROM people__v1 WHERE doc->>'$.index' >= 0").pluck();
       const seen = new Set([count.get()]);
       parentPort.postMessage('reading');
       while (!Atomics.load(done, 0)) seen.add(count.get());
       database.close();
       parentPort.postMessage([...seen]);`,
      { eval: true, workerData: { file, done, driver: require.resolve('better-sqlite3') } },
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

  it('writes between the short batches of a long insertion', async () => {
    const shadow = await store.shadow(people);
    let isInserted = false;
    const inserted = shadow.insert(many(2_000, {})).then(() => (isInserted = true));
    let writes = 0;
    for (; !isInserted; writes += 1) await put([['p1', { writes }]]);
    await inserted;
    expect(writes).toBeGreaterThanOrEqual(10);
  });
});
