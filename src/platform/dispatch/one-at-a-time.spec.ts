import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentStore } from '../document-store/document-store';
import { SqliteDocumentStore } from '../document-store/sqlite-document-store';
import { OneAtATime } from './one-at-a-time';

let folder: string;
let store: SqliteDocumentStore;
let polls: number;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'one-at-a-time-'));
  store = new SqliteDocumentStore(join(folder, 'views.db'));
  polls = 0;
});

afterEach(async () => {
  jest.useRealTimers();
  await store.close();
  await rm(folder, { recursive: true });
});

function instance(leases: Pick<DocumentStore, 'lease' | 'releaseLease'> = store): OneAtATime {
  const lease = (name: string, holder: string, ttlMs: number) => {
    polls++;
    return leases.lease(name, holder, ttlMs);
  };
  const releaseLease = (name: string, holder: string) => leases.releaseLease(name, holder);
  return new OneAtATime({ lease, releaseLease }, { caughtUp: async () => undefined });
}

function controlledWork() {
  let end!: () => void;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let begin!: () => void;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const work = async () => {
    begin();
    await ended;
  };
  return { work, begun, end };
}

it('calls run in order of arrival, with one lease for their queue', async () => {
  const one = instance();
  const first = controlledWork();
  const order: number[] = [];
  const calls = [one.decide('a', [{ name: 'people' }], first.work)];
  await first.begun;
  for (let call = 1; call <= 20; call++)
    calls.push(one.decide('a', [{ name: 'people' }], async () => void order.push(call)));
  polls = 0;
  await new Promise((resolve) => setImmediate(resolve));
  expect(polls).toBe(0);
  first.end();
  await Promise.all(calls);
  expect(order).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

it('another instance gets its turn before later calls of a long queue', async () => {
  const [one, other] = [instance(), instance()];
  const first = controlledWork();
  const order: string[] = [];
  const calls = [one.decide('a', [{ name: 'people' }], first.work)];
  await first.begun;
  calls.push(other.decide('a', [{ name: 'people' }], async () => void order.push('other')));
  while (polls < 4) await new Promise((resolve) => setImmediate(resolve));
  for (let call = 1; call <= 5; call++)
    calls.push(one.decide('a', [{ name: 'people' }], async () => void order.push('one')));
  first.end();
  await Promise.all(calls);
  expect(order[0]).toBe('other');
});

it('a lease is renewed for as long as the work takes', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  const long = controlledWork();
  const call = instance().decide('a', [{ name: 'people' }], long.work);
  await long.begun;
  for (let passed = 0; passed < 60_000; passed += 10_000) {
    await jest.advanceTimersByTimeAsync(10_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await store.lease('turn:a', 'another', 1_000)).toBe(false);
  long.end();
  await call;
  expect(await store.lease('turn:a', 'another', 1_000)).toBe(true);
});

it('the result is returned even if renewal and release fail', async () => {
  const failing = {
    lease: (name: string, holder: string, ttlMs: number) => store.lease(name, holder, ttlMs),
    releaseLease: () => Promise.reject(new Error('The store is away.')),
  };
  await expect(instance(failing).decide('a', [{ name: 'people' }], async () => 'done')).resolves.toBe('done');
});
