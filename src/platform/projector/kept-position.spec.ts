import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SqliteDocumentStore } from '../document-store/sqlite-document-store';
import { KeptPosition } from './kept-position';

const COLLECTION = 'things__v1';
const UNWRITABLE = new Map([['a', { amount: 1n }]]);

let folder: string;
let store: SqliteDocumentStore;
let position: KeptPosition;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
  store = new SqliteDocumentStore(join(folder, 'views.db'));
  await store.ensure({ name: COLLECTION, indexes: [] });
  position = new KeptPosition(store, COLLECTION, 0n);
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

it('is kept with its documents, and idle stretches with what comes next', async () => {
  expect(await position.keep(new Map([['a', { amount: 1 }]]), 3n)).toBe(true);
  position.keepSoon(7n);
  await position.flush();
  expect(await store.checkpoint(COLLECTION)).toBe(7n);
  expect(await store.get(COLLECTION, 'a')).toEqual({ amount: 1 });
});

it('never passes documents that could not be written', async () => {
  await expect(position.keep(UNWRITABLE, 3n)).rejects.toThrow();
  position.keepSoon(5n);
  await expect(position.flush()).rejects.toThrow();
  await expect(position.keep(new Map(), 6n)).rejects.toThrow();
  expect(await store.checkpoint(COLLECTION)).toBe(0n);
});
