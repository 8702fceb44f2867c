import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteDocumentStore } from '../document-store/sqlite-document-store';
import { StoredCheckpoint } from './stored-checkpoint';

const COLLECTION = 'things__v1';
const UNWRITABLE = new Map([['a', { amount: 1n }]]);

const at = (position: bigint) => ({ position, eventId: `event-${position}` });

let folder: string;
let store: SqliteDocumentStore;
let position: StoredCheckpoint;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  store = new SqliteDocumentStore(join(folder, 'views.db'));
  await store.ensure({ name: COLLECTION, indexes: [] });
  position = new StoredCheckpoint(store, COLLECTION, { position: 0n, eventId: null }, 20);
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

it('a position is stored with its documents, and idle progress later', async () => {
  expect(await position.save({ documents: new Map([['a', { amount: 1 }]]) }, at(3n))).toBe(true);
  position.storeLater(at(7n));
  await position.flush();
  expect(await store.checkpointPlace(COLLECTION)).toEqual(at(7n));
  expect(await store.get(COLLECTION, 'a')).toEqual({ amount: 1 });
});

it('a position never passes documents that could not be written', async () => {
  expect(await position.save({ documents: UNWRITABLE }, at(3n))).toBe(false);
  expect(position.ended.aborted).toBe(true);
  position.storeLater(at(5n));
  expect(await position.flush()).toBe(false);
  expect(() => position.throwIfFailed()).toThrow();
  expect(await store.checkpoint(COLLECTION)).toBe(0n);
});

it('a position is given up once another process has moved it', async () => {
  await store.write(COLLECTION, { documents: new Map(), checkpoint: { from: 0n, to: 2n } });
  position.storeLater(at(5n));
  await once(position.ended, 'abort');
  expect(() => position.throwIfFailed()).not.toThrow();
  expect(await store.checkpoint(COLLECTION)).toBe(2n);
});
