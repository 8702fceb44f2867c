import type { Page, Request } from 'playwright-core';

/** The function is a string because the benchmarks are compiled without browser types. */
const DRAWN = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

/** Resolves once nothing on the page loads any more and the last response is drawn. */
export async function opened(page: Page, awaited: ReadonlySet<Request> = new Set()): Promise<void> {
  await page.locator('h1').first().waitFor();
  const isReady = async () => {
    await page.locator('[aria-busy="true"], .bp6-skeleton').first().waitFor({ state: 'detached' });
    const isAnswered = awaited.size === 0;
    await page.evaluate(DRAWN);
    return isAnswered && awaited.size === 0;
  };
  // One response may lead to another request.
  for (let ready = 0; ready < 2;) ready = (await isReady()) ? ready + 1 : 0;
}

export function requestsOf(page: Page): ReadonlySet<Request> {
  const awaited = new Set<Request>();
  page.on('request', (request) => request.url().includes('/api/') && awaited.add(request));
  page.on('requestfinished', (request) => awaited.delete(request));
  page.on('requestfailed', (request) => awaited.delete(request));
  return awaited;
}
