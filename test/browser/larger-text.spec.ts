import type { Browser, BrowserContext, Page } from 'playwright-core';
import { allows, type RouteDef } from '../../client/src/shared/routing/routeDef';
import { describeInBrowser, launch, NARROW, personAt, WIDE } from './support/browser';
import { withDemoServer } from './support/demo-server';
import { opened } from './support/opened';
import { addressOf, people, table } from './support/pages';
import { spilled } from './support/spilled';

describeInBrowser('text that the browser is told to show twice as large', () => {
  const demo = withDemoServer();
  let browser: Browser;

  beforeAll(async () => {
    browser = await launch(['--blink-settings=defaultFontSize=32']);
  });
  afterAll(() => browser?.close());

  /** A page is opened by the first one to whom it is open. */
  const seen = new Set<RouteDef>();

  describe.each(Object.entries(people))('to %s', (_, { role, email }) => {
    const unseen = table.filter((route) => allows(route, role) && !seen.has(route));
    unseen.forEach((route) => seen.add(route));
    let context: BrowserContext;
    let page: Page;

    beforeAll(async () => {
      context = await personAt(browser, demo.url(), email);
      page = await context.newPage();
    });
    afterAll(() => context?.close());

    it.each(unseen)('leaves all of $path in reach', async ({ path }) => {
      await page.setViewportSize(WIDE);
      await page.goto(await addressOf(context, path));
      for (const viewport of [WIDE, NARROW]) {
        await page.setViewportSize(viewport);
        await opened(page);
        expect([viewport.width, await spilled(page)]).toEqual([viewport.width, []]);
      }
    });
  });
});
