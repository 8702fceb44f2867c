import { tokenFor } from '../../test/server';
import { writeToken } from '../api/token';
import { cachedResponse, cacheResponse, clearResponseCache } from './responseCache';

/** A request to IndexedDB that succeeds in a moment. */
function succeed<Result>(result?: Result) {
  const request = { result, onsuccess: () => undefined, oncomplete: () => undefined };
  queueMicrotask(() => {
    request.onsuccess();
    request.oncomplete();
  });
  return request;
}

/** The parts of IndexedDB that the cache needs, in memory. */
function inMemoryDatabase() {
  const stored = new Map<string, readonly [unknown, unknown]>();
  const of = (key: unknown) => JSON.stringify(key);
  const objectStore = () => ({
    get: (key: unknown) => succeed(stored.get(of(key))?.[1]),
    put: (value: unknown, key: unknown) => void stored.set(of(key), [key, value]),
    delete: (key: unknown) => void stored.delete(of(key)),
    clear: () => stored.clear(),
    getAllKeys: () => succeed([...stored.values()].map(([key]) => key)),
    getAll: () => succeed([...stored.values()].map(([, value]) => value)),
    get transaction() {
      return succeed();
    },
  });
  return { open: () => succeed({ transaction: () => ({ objectStore }) }) };
}

const page = (number: number) => ({ url: `/threads/${number}` });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  Object.assign(globalThis, { indexedDB: inMemoryDatabase() });
  writeToken(tokenFor({}));
});

afterEach(async () => {
  await clearResponseCache();
  Reflect.deleteProperty(globalThis, 'indexedDB');
  jest.useRealTimers();
});

it('an open page stores no more than the latest 300 responses', async () => {
  for (let number = 1; number <= 320; number++) {
    cacheResponse(page(number), number);
    await jest.advanceTimersByTimeAsync(1_000);
  }
  const cached = await Promise.all([1, 20, 21, 320].map((number) => cachedResponse(page(number))));
  expect(cached).toEqual([undefined, undefined, { data: 21 }, { data: 320 }]);
});
