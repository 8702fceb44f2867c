import type { BrowserContext, Page } from 'playwright-core';
import { eventually } from '../../support/eventually';

/** Finds the bar in which the shell shows what concerns every page. */
export const bar = (page: Page) => page.locator('[role="status"]:has(> [data-kind])');

/** Waits until so many queued changes are announced and stored on the device. */
export async function waiting(page: Page, count: number): Promise<void> {
  await bar(page)
    .getByText(count === 1 ? '1 change waiting to sync.' : `${count} changes waiting to sync.`)
    .waitFor();
  await eventually(
    async () => (await kept(page)).filter((one) => 'change' in (one as object)).length,
    (found) => found === count,
  );
}

/** Resolves once the shell and what is on the screen are stored on the device. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForFunction(async () => {
    // If this opened the database before the page does, the page would stay without its store.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'last-seen')) return false;
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('last-seen');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('The browser keeps nothing.'));
    });
    const kept = await new Promise<number>((resolve) => {
      const counting = database.transaction('answers').objectStore('answers').count();
      counting.onsuccess = () => resolve(counting.result);
    });
    database.close();
    return kept > 3;
  });
}

export const tokenOf = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).find(({ name }) => name === 'token')!.value;

/** Returns all responses and changes that are stored on the device, of every person. */
export const kept = (page: Page): Promise<unknown[]> =>
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
