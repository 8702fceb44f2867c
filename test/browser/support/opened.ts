import type { Page, Request } from 'playwright-core';

/** As text, since the benchmarks are compiled without the types of browsers. */
const DRAWN = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

/** Opened, and nothing on it still loads or will, once what was answered is drawn. */
export async function opened(page: Page, awaited: ReadonlySet<Request> = new Set()): Promise<void> {
  await page.locator('h1').first().waitFor();
  const isReady = async () => {
    await page.locator('[aria-busy="true"], .bp6-skeleton').first().waitFor({ state: 'detached' });
    const isAnswered = awaited.size === 0;
    await page.evaluate(DRAWN);
    return isAnswered && awaited.size === 0;
  };
  // One answer may lead to another question.
  for (let ready = 0; ready < 2;) ready = (await isReady()) ? ready + 1 : 0;
}

/** What the page has asked the server and has no answer to yet. */
export function requestsOf(page: Page): ReadonlySet<Request> {
  const awaited = new Set<Request>();
  page.on('request', (request) => request.url().includes('/api/') && awaited.add(request));
  page.on('requestfinished', (request) => awaited.delete(request));
  page.on('requestfailed', (request) => awaited.delete(request));
  return awaited;
}
