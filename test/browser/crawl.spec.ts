import type { BrowserContext, Page } from 'playwright-core';
import type { Answer } from '../../contract/calls';
import { writeAnswers } from '../../contract/exam-answers';
import { EXAM_CODES, formIdOf } from '../../contract/exam-definitions';
import type { Role } from '../../contract/roles';
import { routes } from '../../client/src/app/routes';
import { allows, type RouteDef } from '../../client/src/shared/routing/routeDef';
import { violations } from './support/axe';
import { describeInBrowser, NARROW, personAt, WIDE } from './support/browser';
import { withDemoServer } from './support/demo-server';
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

/** Everything that makes a page unfit for a customer. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  const complain = (text: string) => faults.push(`console: ${text}`);
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  page.on('pageerror', (error) => complain(error.message));
  const awaited = requestsOf(page);
  await page.setViewportSize(WIDE);
  await page.goto(path);
  await opened(page, awaited);
  faults.push(...(await violations(page)));
  await page.setViewportSize(NARROW);
  await opened(page, awaited);
  faults.push(...(await violations(page)).map((fault) => `at 360 px: ${fault}`));
  const wider = await overflow(page);
  if (wider > 0) faults.push(`at 360 px: ${wider} px wider than the screen`);
  page.removeAllListeners();
  return faults;
}

describeInBrowser('every page', () => {
  const demo = withDemoServer();

  describe.each(Object.entries(people))('to %s', (_, { role, email }) => {
    let context: BrowserContext;
    let page: Page;

    beforeAll(async () => {
      context = await personAt(demo.browser(), demo.url(), email);
      page = await context.newPage();
    });

    afterAll(() => context?.close());

    it.each(table.filter((route) => allows(route, role)))('$path opens without a fault', async ({ path }) => {
      expect(await faultsOf(page, await addressOf(context, path))).toEqual([]);
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
