import type { BrowserContext, Page, Request } from 'playwright-core';
import type { Answer } from '../../contract/calls';
import { writeAnswers } from '../../contract/exam-answers';
import { EXAM_CODES, formIdOf } from '../../contract/exam-definitions';
import type { Language } from '../../contract/languages';
import type { Role } from '../../contract/roles';
import { routes } from '../../client/src/app/routes';
import { allows, type RouteDef } from '../../client/src/shared/routing/routeDef';
import { languages } from '../support/catalogues';
import { violations } from './support/axe';
import { describeInBrowser, NARROW, personAt, WIDE } from './support/browser';
import { withDemoServer } from './support/demo-server';
import { foreignOn } from './support/foreign';
import { opened, requestsOf } from './support/opened';

const people: Readonly<Record<string, { role?: Role; email?: string }>> = {
  'a visitor': {},
  'a student': { role: 'student', email: 'student@demo.test' },
  'a parent': { role: 'parent', email: 'parent@demo.test' },
  'a counselor': { role: 'counselor', email: 'counselor@demo.test' },
  'an account admin': { role: 'account_admin', email: 'account-admin@demo.test' },
  'an exam admin': { role: 'exam_admin', email: 'exam-admin@demo.test' },
  'an admin': { role: 'admin', email: 'admin@demo.test' },
};

const table: readonly RouteDef[] = Object.values(routes);

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The address of a page about a form, or about a student whom the person may see. */
async function addressOf(context: BrowserContext, path: string): Promise<string> {
  if (path.includes(':formId')) return path.replace(':formId', formIdOf('SAT', EXAM_CODES.SAT[0]!));
  if (path.includes(':projection')) return path.replace(':projection', 'people');
  if (!path.includes(':studentId')) return path;
  const token = (await context.cookies()).find(({ name }) => name === 'token')!.value;
  const answer = await context.request.get('/api/users/list-access', { headers: { token } });
  const { data } = (await answer.json()) as Answer<'GET /users/list-access'>;
  const studentId = data.find(({ attributes }) => attributes.relation === 'student')!.id;
  const address = path.replace(':studentId', studentId);
  if (!path.includes(':examId')) return address;
  return address.replace(':examId', await examOf(context, token, studentId));
}

/** Entered, if it is not yet. */
async function examOf(context: BrowserContext, token: string, studentId: string): Promise<string> {
  const headers = { token, studentid: studentId };
  const known = await context.request.get(`/api/exams/student/${studentId}`, { headers });
  const [exam] = ((await known.json()) as Answer<'GET /exams/student/{studentId}'>).data;
  if (exam) return exam.id;
  const entry = { testType: 'SAT', examCode: EXAM_CODES.SAT[0], dateTaken: '2026-03-14' };
  const entered = await context.request.post('/api/exams/student-entry', {
    headers,
    data: { ...entry, sections: writeAnswers('SAT', []) },
  });
  return ((await entered.json()) as Answer<'POST /exams/student-entry'>).data.id;
}

/** As a link does, within the page, until its heading is there. */
async function follow(page: Page, path: string, heading: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('h1', { hasText: heading }).waitFor();
}

/** What the console says while the page is opened and looked at, and what is seen then. */
async function faultsOf(
  page: Page,
  path: string,
  look: (awaited: ReadonlySet<Request>) => Promise<readonly string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  const complain = (text: string) => faults.push(`console: ${text}`);
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  page.on('pageerror', (error) => complain(error.message));
  const awaited = requestsOf(page);
  await page.goto(path);
  await opened(page, awaited);
  faults.push(...(await look(awaited)));
  page.removeAllListeners();
  return faults;
}

async function narrowFaults(page: Page): Promise<string[]> {
  const wider = await overflow(page);
  return [...(await violations(page)), ...(wider > 0 ? [`${wider} px wider than the screen`] : [])].map(
    (fault) => `at 360 px: ${fault}`,
  );
}

/** Everything that makes a page unfit for a customer: wide, then narrow. */
async function faultsAtBothWidths(page: Page, path: string): Promise<string[]> {
  await page.setViewportSize(WIDE);
  return faultsOf(page, path, async (awaited) => {
    const wide = await violations(page);
    await page.setViewportSize(NARROW);
    await opened(page, awaited);
    return [...wide, ...(await narrowFaults(page))];
  });
}

describeInBrowser('every page', () => {
  const demo = withDemoServer();

  /** In other languages a page is opened by the first one to whom it is open. */
  const seen = new Set<RouteDef>();

  describe.each(Object.entries(people))('to %s', (_, { role, email }) => {
    let context: BrowserContext;
    let page: Page;
    const translated = new Map<Language, Page>();

    beforeAll(async () => {
      context = await personAt(demo.browser(), demo.url(), email);
      page = await context.newPage();
      for (const language of languages) {
        const phone = await personAt(demo.browser(), demo.url(), email, {
          locale: language,
          viewport: NARROW,
        });
        translated.set(language, await phone.newPage());
      }
    });

    afterAll(async () => {
      await context?.close();
      for (const other of translated.values()) await other.context().close();
    });

    it.each(table.filter((route) => allows(route, role)))('$path opens without a fault', async ({ path }) => {
      expect(await faultsAtBothWidths(page, await addressOf(context, path))).toEqual([]);
    });

    const unseen = table.filter((route) => allows(route, role) && !seen.has(route));
    unseen.forEach((route) => seen.add(route));
    describe.each(languages)('in %s', (language) => {
      it.each(unseen)('$path says nothing in English', async ({ path }) => {
        const own = translated.get(language)!;
        const faults = await faultsOf(own, await addressOf(context, path), async () => [
          ...(await foreignOn(own, language)),
          ...(await narrowFaults(own)),
        ]);
        expect(faults).toEqual([]);
      });
    });

    const closed = table.filter((route) => !allows(route, role) && route.audience !== 'guest');
    it(`${closed.length} others do not open`, async () => {
      await page.goto('/');
      await opened(page);
      for (const { path } of closed) {
        await follow(page, '/no-such-page', 'Page not found');
        await follow(page, path, role ? 'No access' : 'Sign In');
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
