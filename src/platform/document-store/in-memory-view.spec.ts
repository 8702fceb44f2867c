import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InMemoryView } from './in-memory-view';
import { SqliteDocumentStore } from './sqlite-document-store';
import { Views } from './views';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly changed: string;
}

const view = { name: 'people', version: 1, empty: (id: string): Person => ({ id, name: '', changed: '' }) };
const people = { name: 'people__v1', indexes: [{ changed: 1 }] } as const;

const person = (id: string, name: string, position: number): [string, Person] => [
  id,
  { id, name, changed: String(position).padStart(20, '0') },
];

let folder: string;
let store: SqliteDocumentStore;
let cached: InMemoryView<Person, string>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'in-memory-view-'));
  store = new SqliteDocumentStore(join(folder, 'views.db'));
  await store.ensure(people);
  cached = new InMemoryView(new Views(store, { open: () => undefined }), view, ({ name }) => name);
});

afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true });
});

const write = async (to: number, ...documents: [string, Person | null][]) => {
  const from = await store.checkpoint(people.name);
  const checkpoint = { from, to: BigInt(to) };
  expect(await store.write(people.name, { documents: new Map(documents), checkpoint })).toBe(true);
};
const replaceBy = async (position: number, ...documents: [string, Person][]) => {
  const shadow = await store.shadow(people);
  await shadow.insert(documents);
  await shadow.swap(BigInt(position));
};
const names = async () => [...(await cached.current()).values()].sort();

it('the cached view follows additions and changes', async () => {
  await write(2, person('a', 'Ada', 1), person('b', 'Ben', 2));
  expect(await names()).toEqual(['Ada', 'Ben']);
  await write(4, person('b', 'Bea', 3), person('c', 'Cal', 4));
  expect(await names()).toEqual(['Ada', 'Bea', 'Cal']);
});

it('the cached view drops a removed document, even among additions', async () => {
  await write(2, person('a', 'Ada', 1), person('b', 'Ben', 2));
  await names();
  await write(4, ['a', null], person('c', 'Cal', 3));
  expect(await names()).toEqual(['Ben', 'Cal']);
});

it('the cached view misses no change that becomes visible late', async () => {
  await write(2, person('a', 'Ada', 1), person('b', 'Ben', 2));
  await write(2, person('b', 'Bea', 4));
  expect(await names()).toEqual(['Ada', 'Bea']);
  await write(4, person('a', 'Ann', 3));
  expect(await names()).toEqual(['Ann', 'Bea']);
});

it('the cached view follows a replay, also of an earlier history', async () => {
  await write(4, person('a', 'Ada', 3), person('b', 'Ben', 4));
  await names();
  await replaceBy(6, person('a', 'Ann', 5), person('b', 'Ben', 4));
  expect(await names()).toEqual(['Ann', 'Ben']);
  await replaceBy(2, person('a', 'Ada', 1), person('c', 'Cal', 2));
  expect(await names()).toEqual(['Ada', 'Cal']);
});

it('the cached view is read again after a replay to the same position', async () => {
  await write(2, person('a', 'Ida', 1), person('b', 'Ben', 2));
  await names();
  await replaceBy(2, person('a', 'Ada', 1), person('b', 'Ben', 2));
  expect(await names()).toEqual(['Ada', 'Ben']);
});

it('concurrent reads of the cached view share an immutable result', async () => {
  await write(1, person('a', 'Ada', 1));
  const [one, other] = await Promise.all([cached.current(), cached.current()]);
  await write(2, person('a', 'Ann', 2));
  expect(await names()).toEqual(['Ann']);
  expect([one.get('a'), other.get('a')]).toEqual(['Ada', 'Ada']);
});
