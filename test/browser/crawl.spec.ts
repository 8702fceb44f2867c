import type { BrowserContext, Page, Request } from 'playwright-core';
import type { Language } from '../../contract/languages';
import { allows, type RouteDef } from '../../client/src/shared/routing/routeDef';
import { languages } from '../support/catalogues';
import { violations } from './support/axe';
import { describeInBrowser, NARROW, personAt, WIDE } from './support/browser';
import { withDemoServer } from './support/demo-server';
import { foreignOn } from './support/foreign';
import { opened, requestsOf } from './support/opened';
import { addressOf, people, table } from './support/pages';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** As a link does, within the page, until such a heading is there. */
async function follow(page: Page, path: string, heading: Parameters<Page['locator']>[1]): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('h1', heading).first().waitFor();
}

/** What the console says while the page is opened and looked at, and what is seen then. */
async function faultsOf(page: Page, open: () => Promise<unknown>, language: Language): Promise<string[]> {
  const faults: string[] = [];
  const complain = (text: string) => faults.push(`console: ${text}`);
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  page.on('pageerror', (error) => complain(error.message));
  const awaited = requestsOf(page);
  await page.setViewportSize(WIDE);
  await open();
  for (const guise of GUISES) faults.push(...(await faultsIn(page, guise, awaited, language)));
  page.removeAllListeners();
  return faults;
}

interface Guise {
  readonly viewport: typeof WIDE;
  readonly colorScheme: 'light' | 'dark';
}

/** Each differs from the one before it in one thing, which costs far less than to open the page anew. */
const GUISES: readonly Guise[] = [
  { viewport: WIDE, colorScheme: 'light' },
  { viewport: WIDE, colorScheme: 'dark' },
  { viewport: NARROW, colorScheme: 'dark' },
  { viewport: NARROW, colorScheme: 'light' },
];

/** Everything that makes a page unfit for a customer; a theme has the same elements in other colours. */
async function faultsIn(
  page: Page,
  { viewport, colorScheme }: Guise,
  awaited: ReadonlySet<Request>,
  language: Language,
): Promise<string[]> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await opened(page, awaited);
  const faults = await violations(page, colorScheme === 'light' ? 'all' : 'colours');
  if (colorScheme === 'light') {
    const wider = await overflow(page);
    if (wider > 0) faults.push(`${wider} px wider than the screen`);
    if (language !== 'en') faults.push(...(await foreignOn(page, language)));
  }
  return faults.map((fault) => `${colorScheme}, ${viewport.width} px: ${fault}`);
}

describeInBrowser('every page', () => {
  const demo = withDemoServer();

  /** In other languages a page is opened by the first one to whom it is open. */
  const seen = new Set<RouteDef>();

  describe.each(Object.entries(people))('to %s', (_, { role, email }) => {
    const open = table.filter((route) => allows(route, role));
    const unseen = open.filter((route) => !seen.has(route));
    unseen.forEach((route) => seen.add(route));

    let context: BrowserContext;
    let page: Page;

    beforeAll(async () => {
      context = await personAt(demo.browser(), demo.url(), email);
      page = await context.newPage();
    });

    afterAll(() => context?.close());

    it.each(open)('$path opens without a fault', async ({ path }) => {
      const address = await addressOf(context, path);
      expect(await faultsOf(page, () => page.goto(address), 'en')).toEqual([]);
    });

    const inLanguages = unseen.length > 0 ? languages : [];
    for (const language of inLanguages) {
      describe(`in ${language}`, () => {
        let own: Page;
        let nowhere: string;

        beforeAll(async () => {
          const other = await personAt(demo.browser(), demo.url(), email, { locale: language });
          own = await other.newPage();
          await own.goto('/no-such-page');
          await opened(own);
          nowhere = await own.locator('h1').innerText();
        });

        afterAll(() => own?.context().close());

        it.each(unseen)('$path is reached without a fault or a word in English', async ({ path }) => {
          const address = await addressOf(context, path);
          const reach = async () => {
            await follow(own, '/no-such-page', { hasText: nowhere });
            await follow(own, address, { hasNotText: nowhere });
          };
          expect(await faultsOf(own, reach, language)).toEqual([]);
        });
      });
    }

    const closed = table.filter((route) => !allows(route, role) && route.audience !== 'guest');
    it(`${closed.length} others do not open`, async () => {
      await page.goto('/');
      await opened(page);
      for (const { path } of closed) {
        await follow(page, '/no-such-page', { hasText: 'Page not found' });
        await follow(page, path, { hasText: role ? 'No access' : 'Sign In' });
      }
    });
  });

  it('at an address that does not exist says so', async () => {
    const context = await personAt(demo.browser(), demo.url());
    const page = await context.newPage();
    await page.goto('/no-such-page');
    await opened(page);
    expect(await page.locator('h1').first().textContent()).toBe('Page not found');
    await context.close();
  });
});
