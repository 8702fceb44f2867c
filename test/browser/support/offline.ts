import type { BrowserContext, Page } from 'playwright-core';
import { eventually } from '../../support/eventually';

export const bar = (page: Page) => page.locator('[role="status"]:has(> [data-kind])');

export async function waiting(page: Page, count: number): Promise<void> {
  await bar(page)
    .getByText(count === 1 ? '1 change waiting to sync.' : `${count} changes waiting to sync.`)
    .waitFor();
  await eventually(
    async () => (await storedEntries(page)).filter((one) => 'change' in (one as object)).length,
    (found) => found === count,
  );
}

export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await eventually(() => page.evaluate(hasStoredPages), Boolean);
  await eventually(() => page.evaluate(hasStoredAnswers), Boolean);
}

const hasStoredPages = async () => (await (await caches.open('/role')).match('/role')) !== undefined;

async function hasStoredAnswers(): Promise<boolean> {
  // Opening the database before the page does would leave the page without its object store.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'last-seen')) return false;
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('last-seen');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error('The browser keeps nothing.'));
  });
  const storedOnDevice = await new Promise<number>((resolve) => {
    const counting = database.transaction('answers').objectStore('answers').count();
    counting.onsuccess = () => resolve(counting.result);
  });
  database.close();
  return storedOnDevice > 3;
}

export const tokenOf = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).find(({ name }) => name === 'token')!.value;

export const storedEntries = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => {
    const stores = { 'last-seen': 'answers', outbox: 'changes' };
    const all: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const store = stores[name as keyof typeof stores];
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name!);
        opening.onsuccess = () => resolve(opening.result);
      });
      all.push(
        ...(await new Promise<unknown[]>((resolve) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
        })),
      );
      database.close();
    }
    return all;
  });
