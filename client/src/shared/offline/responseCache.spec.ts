import type { FetchArgs } from '@reduxjs/toolkit/query';
import { Databases } from '../../test/databases';
import { tokenFor } from '../../test/server';
import { clearToken, writeToken } from '../api/token';
import type { Read } from './offlineReads';
import { cachedResponse, cacheResponse, clearResponseCache } from './responseCache';

const page = (number: number) => ({ url: `/threads/${number}` });

const cachedPages = (...numbers: readonly number[]) =>
  Promise.all(numbers.map(async (number) => (await cachedResponse(page(number)))?.data));

const databases = new Databases();

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  Object.assign(globalThis, { indexedDB: databases });
  writeToken(tokenFor({}));
});

afterEach(async () => {
  databases.reset();
  await clearResponseCache();
  Reflect.deleteProperty(globalThis, 'indexedDB');
  jest.useRealTimers();
});

async function cacheAll(data: Readonly<Record<number, unknown>>): Promise<void> {
  for (const [number, one] of Object.entries(data)) {
    cacheResponse('GET /threads/{id}', page(Number(number)), one);
    await jest.advanceTimersByTimeAsync(1_000);
  }
}

it('a response of more than two weeks ago is not shown', async () => {
  await cacheAll({ 1: 'old' });
  jest.setSystemTime(Date.now() + 14 * 24 * 3_600_000 + 1);
  expect(await cachedPages(1)).toEqual([undefined]);
});

it('the oldest responses make room once all have more than five MB', async () => {
  const twoMegabytes = 'x'.repeat(2_000_000);
  await cacheAll({ 1: twoMegabytes, 2: 'é'.repeat(1_000_000), 3: 'small', 4: twoMegabytes });
  expect(await cachedPages(1, 2, 3, 4)).toEqual([undefined, expect.any(String), 'small', twoMegabytes]);
});

it('a device that stores nothing has nothing to delete', async () => {
  jest.spyOn(console, 'warn').mockImplementationOnce(() => undefined);
  databases.reset({ isForbidden: true });
  await expect(clearResponseCache()).resolves.toBeUndefined();
});

async function isCached(read: Read, asked: FetchArgs): Promise<boolean> {
  cacheResponse(read, asked, 'data');
  await jest.advanceTimersByTimeAsync(1_000);
  return (await cachedResponse(asked)) !== undefined;
}

it.each([
  ['the signed-in user', 'user-1', true],
  ['another person', 'user-2', false],
])('exams and credits of %s are stored if own', async (_, id, isStored) => {
  const exam = { url: '/exams/e1', headers: { studentid: id } };
  expect(await isCached('GET /exams/{id}', exam)).toBe(isStored);
  expect(await isCached('GET /users/{studentId}/credits', { url: `/users/${id}/credits` })).toBe(isStored);
});

it('a read that is not listed is not stored', async () => {
  expect(await isCached('GET /admin/audit', { url: '/admin/audit' })).toBe(false);
});

it('what arrived before a sign-out is not stored after it', async () => {
  cacheResponse('GET /threads/{id}', page(1), 'data');
  clearToken();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(databases.valuesIn('last-seen')).toEqual([]);
});
