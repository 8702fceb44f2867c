import type { Page } from 'playwright-core';
import type { Language } from '../../contract/languages';
import { allows, type RouteDef } from '../../client/src/shared/routing/routeDef';
import { languages } from '../support/catalogues';
import { isFullRun, sampled } from '../support/test-level';
import { violations, type RuleSet } from './support/axe';
import { describeInBrowser, NARROW, personAt, WIDE } from './support/browser';
import { withDemoServer } from './support/demo-server';
import { foreignOn } from './support/foreign';
import { opened, requestsOf } from './support/opened';
import { addressOf, people, table } from './support/pages';

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Finds rows without an accessible name. Calendar weeks and placeholder rows need none. */
const unnamedRows = (page: Page) =>
  page.locator('table:not([role="grid"], [aria-busy="true"]) tbody tr:has(> td):not(:has(> th))').count();

/** Follows a path within the page, as a link does, until the heading appears. */
async function follow(page: Page, path: string, heading: Parameters<Page['locator']>[1]): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('h1', heading).first().waitFor();
}

interface View {
  readonly viewport: typeof WIDE;
  readonly colorScheme: 'light' | 'dark';
  readonly rules: RuleSet | null;
}

/** Each view changes one thing of the view before it, which is much faster than opening the page again. */
const ALL_VIEWS: readonly View[] = [
  { viewport: WIDE, colorScheme: 'light', rules: 'all' },
  { viewport: WIDE, colorScheme: 'dark', rules: 'colours' },
  { viewport: NARROW, colorScheme: 'dark', rules: 'colours' },
  { viewport: NARROW, colorScheme: 'light', rules: 'all' },
];
const TWO_VIEWS: readonly View[] = [
  { viewport: WIDE, colorScheme: 'light', rules: 'all' },
  { viewport: NARROW, colorScheme: 'dark', rules: 'all' },
];
const ONE_VIEW: readonly View[] = [{ viewport: NARROW, colorScheme: 'light', rules: null }];

const MAX_FRAMES = 600;

const pathsWithoutHeading = (page: Page, heading: string, paths: readonly string[], nowhere: string) =>
  page.evaluate(
    async ([heading, paths, nowhere, maxFrames]) => {
      const shows = async (path: string, awaited: string) => {
        const isShown = () => document.querySelector('h1')?.innerText === awaited;
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
        for (let frame = 0; frame < maxFrames && !isShown(); frame++)
          await new Promise(requestAnimationFrame);
        return isShown();
      };
      const others: string[] = [];
      for (const path of paths) {
        const isAway = await shows('/no-such-page', nowhere);
        if (!isAway || !(await shows(path, heading))) others.push(path);
      }
      return others;
    },
    [heading, paths, nowhere, MAX_FRAMES] as const,
  );

async function problemsOf(
  page: Page,
  open: () => Promise<unknown>,
  language: Language,
  views: readonly View[],
): Promise<string[]> {
  const problems: string[] = [];
  const complain = (text: string) => problems.push(`console: ${text}`);
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  page.on('pageerror', (error) => complain(error.message));
  const awaited = requestsOf(page);
  await show(page, views[0]!);
  await open();
  for (const view of views) {
    await show(page, view);
    await opened(page, awaited);
    const found = await problemsIn(page, view, language);
    problems.push(...found.map((problem) => `${view.colorScheme}, ${view.viewport.width} px: ${problem}`));
  }
  page.removeAllListeners();
  return problems;
}

async function show(page: Page, { viewport, colorScheme }: View): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
}

async function problemsIn(page: Page, { rules }: View, language: Language): Promise<string[]> {
  const problems = rules ? await violations(page, rules) : [];
  const wider = await overflow(page);
  if (wider > 0) problems.push(`${wider} px wider than the screen`);
  const unnamed = await unnamedRows(page);
  if (unnamed > 0) problems.push(`${unnamed} rows without a row header`);
  if (language !== 'en') problems.push(...(await foreignOn(page, language)));
  return problems;
}

const isNew = <Item>(seen: Set<Item>, item: Item): boolean => seen.size < seen.add(item).size;

describeInBrowser('the client', () => {
  const demo = withDemoServer();

  const seenPages = new Set<RouteDef['page']>();
  const seenRoutes = new Set<RouteDef>();

  const startAt = async (email: string | undefined, locale?: Language) => {
    const context = await personAt(demo.browser(), demo.url(), email, locale && { locale });
    const page = await context.newPage();
    await page.goto('/no-such-page');
    await opened(page);
    const nowhere = await page.locator('h1').first().innerText();
    const reach = async (address: string) => {
      await follow(page, '/no-such-page', { hasText: nowhere });
      await follow(page, address, { hasNotText: nowhere });
    };
    return { context, page, nowhere, reach };
  };

  describe.each(Object.entries(people))('for %s', (name, { role, email }) => {
    const sample = (routes: readonly RouteDef[], oneIn: number) =>
      sampled(routes, oneIn, ({ path }) => `${name} ${path}`);
    const open = table.filter((route) => allows(route, role));
    const first = open.filter((route) => isNew(seenPages, route.page));
    const seenByOthers = open.filter((route) => !first.includes(route));
    const looked = [...first, ...sample(seenByOthers, 3)];
    let person: Awaited<ReturnType<typeof startAt>>;

    beforeAll(async () => {
      person = await startAt(email);
    });

    afterAll(() => person?.context.close());

    it.each(looked)('opens $path without an error', async (route) => {
      const { context, page, reach } = person;
      const address = await addressOf(context, route.path);
      const views = isFullRun ? ALL_VIEWS : first.includes(route) ? TWO_VIEWS : ONE_VIEW;
      const load = () => (isFullRun ? page.goto(address) : reach(address));
      expect(await problemsOf(page, load, 'en', views)).toEqual([]);
    });

    const unseen = sample(
      open.filter((route) => isNew(seenRoutes, route)),
      4,
    );
    const inLanguages = unseen.length > 0 ? languages : [];
    for (const language of inLanguages) {
      describe(`in ${language}`, () => {
        let speaker: Awaited<ReturnType<typeof startAt>>;

        beforeAll(async () => {
          speaker = await startAt(email, language);
        });

        afterAll(() => speaker?.context.close());

        it.each(unseen)('opens $path without an error or an English word', async ({ path }) => {
          const { context, page, reach } = speaker;
          const address = await addressOf(context, path);
          const views = isFullRun ? ALL_VIEWS : ONE_VIEW;
          expect(await problemsOf(page, () => reach(address), language, views)).toEqual([]);
        });
      });
    }

    const closed = sample(
      table.filter((route) => !allows(route, role) && route.audience !== 'guest'),
      4,
    );
    it(`refuses ${closed.length} other addresses`, async () => {
      const { page, nowhere } = person;
      const paths = closed.map(({ path }) => path);
      expect(await pathsWithoutHeading(page, role ? 'No access' : 'Sign In', paths, nowhere)).toEqual([]);
    });
  });

  it('shows at an unknown address that the page does not exist', async () => {
    const { context, nowhere } = await startAt(undefined);
    expect(nowhere).toBe('Page not found');
    await context.close();
  });
});
