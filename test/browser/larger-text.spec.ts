import type { BrowserContext, Page } from 'playwright-core';
import { allows, type RouteDef } from '../../client/src/shared/routing/routeDef';
import { isFullRun, sampled } from '../support/test-level';
import { describeInBrowser, NARROW, personAt, WIDE } from './support/browser';
import { withDemoServer } from './support/demo-server';
import { opened } from './support/opened';
import { addressOf, people, table } from './support/pages';
import { spilled } from './support/spilled';

describeInBrowser('a page with text twice as large', () => {
  const demo = withDemoServer({}, ['--blink-settings=defaultFontSize=32']);
  const chosen = sampled(table, 4, ({ path }) => path);
  const viewports = isFullRun ? [WIDE, NARROW] : [NARROW];

  /** The first user who may open a route opens it. */
  const seen = new Set<RouteDef>();

  describe.each(Object.entries(people))('for %s', (_, { role, email }) => {
    const unseen = chosen.filter((route) => allows(route, role) && !seen.has(route));
    if (unseen.length === 0) return;
    unseen.forEach((route) => seen.add(route));
    let context: BrowserContext;
    let page: Page;

    beforeAll(async () => {
      context = await personAt(demo.browser(), demo.url(), email);
      page = await context.newPage();
    });
    afterAll(() => context?.close());

    it.each(unseen)('has everything in reach at $path', async ({ path }) => {
      await page.setViewportSize(viewports[0]!);
      await page.goto(await addressOf(context, path));
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        await opened(page);
        expect([viewport.width, await spilled(page)]).toEqual([viewport.width, []]);
      }
    });
  });
});
