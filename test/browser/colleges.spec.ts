import type { Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { describeInBrowser, NARROW, personAt, WIDE } from './support/browser';
import { withDemoServer } from './support/demo-server';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describeInBrowser('the colleges of a student', () => {
  const demo = withDemoServer();
  let page: Page;

  beforeAll(async () => {
    const context = await personAt(demo.browser(), demo.url(), 'student@demo.test');
    page = await context.newPage();
  });

  afterAll(() => page?.context().close());

  it('are found by filters in the address, chosen by keyboard', async () => {
    await page.setViewportSize(WIDE);
    await page.goto('/colleges?kind=public&state=XX,NY');
    const rows = page.getByRole('region', { name: 'Colleges', exact: true }).getByRole('row');
    await rows.nth(1).waitFor();
    await rows
      .getByText(/Public/)
      .first()
      .waitFor();
    await eventually(
      () => page.getByRole('list', { name: 'Active filters' }).getByRole('listitem').count(),
      (count) => count === 2,
    );
    for (const place of await rows.getByText(/Public/).allTextContents()) expect(place).toContain(', NY');
    await page.getByRole('button', { name: 'Map' }).press('Enter');
    await page.getByRole('checkbox', { name: /^Vermont/ }).press('Space');
    await page.getByRole('button', { name: 'Remove Vermont' }).press('Enter');
    await page.getByRole('button', { name: 'Clear all' }).press('Enter');
    await page.waitForURL((url) => !url.searchParams.has('kind'));
  });

  it('move between columns by arrow keys, and stay on Escape', async () => {
    await page.goto('/colleges?view=board');
    const handle = page.getByRole('button', { name: 'Move Yale University' });
    await column(page, 'Interested').getByRole('link', { name: 'Yale University' }).waitFor();
    await handle.press('ArrowRight');
    await page.getByText('Move Yale University to Applying?').waitFor();
    await handle.press('Escape');
    await page.getByText('Yale University stays in Interested.').waitFor();
    await handle.press('ArrowRight');
    await handle.press('Enter');
    await column(page, 'Applying').getByRole('link', { name: 'Yale University' }).waitFor();
    await page.getByText('College Added.').waitFor();
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-label') === 'Move Yale University',
    );
    await page.reload();
    await column(page, 'Applying').getByRole('link', { name: 'Yale University' }).waitFor();
  });

  it('are compared on a phone two at a time, below a fixed head', async () => {
    await page.goto('/colleges?view=list');
    for (const name of ['Boston University', 'University of Vermont', 'Harvard University']) {
      await page.getByRole('checkbox', { name: `Compare ${name}` }).press('Space');
    }
    await page.getByRole('link', { name: 'Compare (3)' }).click();
    await page.getByRole('columnheader', { name: /Harvard University/ }).waitFor();
    await page.setViewportSize(NARROW);
    const right = page.getByRole('combobox', { name: 'Second college' });
    await right.selectOption({ label: 'Harvard University' });
    await page.getByRole('columnheader', { name: /Vermont/ }).waitFor({ state: 'detached' });
    await page.getByRole('rowheader', { name: 'Graduation rate' }).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 200);
    const top = await page
      .getByRole('columnheader', { name: /Harvard University/ })
      .evaluate((head) => head.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(await overflow(page)).toBe(0);
    const rows = await page.getByRole('rowheader').count();
    await page.getByRole('button', { name: /facts? in common$/ }).press('Enter');
    await page.waitForFunction(
      (before) => document.querySelectorAll('[role="rowheader"]').length > before,
      rows,
    );
  });
});
