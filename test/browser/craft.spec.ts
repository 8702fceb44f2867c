import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { violations } from './support/axe';
import { describeInBrowser, NARROW, personAt, WIDE } from './support/browser';
import { withDemoServer } from './support/demo-server';
import { opened } from './support/opened';
import { pagesOf } from './support/pdf';

describeInBrowser('the shell', () => {
  const demo = withDemoServer();
  let context: BrowserContext;
  let page: Page;

  const at = async (email: string, path: string, options = {}) => {
    context = await personAt(demo.browser(), demo.url(), email, options);
    page = await context.newPage();
    await page.goto(path);
    await opened(page);
  };
  afterEach(() => context?.close());

  const hasFocus = (locator: Locator) =>
    eventually(() => locator.evaluate((element) => element === document.activeElement), Boolean);

  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  /** With reduced motion the other theme appears at once; returns the number of transitions. */
  const transitionsToLight = () => {
    document.documentElement.dataset.theme = 'light';
    return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
  };
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  describe('find anything', () => {
    it('opens by keyboard and lists a student by name, later the last choice', async () => {
      await at('counselor@demo.test', '/counselor/profile');
      await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox', { name: 'Find anything' });
      await field.fill('szymanski');
      await page.getByRole('option', { name: /Szymanski/ }).waitFor();
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/students\/[^/]+$/);
      await field.waitFor({ state: 'detached' });
      await page.keyboard.press('Control+k');
      await page
        .getByRole('group', { name: 'Recent' })
        .getByRole('option', { name: /Szymanski/ })
        .waitFor();
      expect(await violations(page)).toEqual([]);
    });

    it('opens from the menu of a phone', async () => {
      await at('student@demo.test', '/notifications', { viewport: NARROW });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Find anything' }).click();
      await page.waitForFunction(() => document.activeElement?.role === 'combobox');
      await page.keyboard.type('guides');
      await page.getByRole('option', { name: /Guides/ }).click();
      await page.waitForURL(/\/guides/);
    });

    it('returns the focus to the menu only if nothing was chosen', async () => {
      await at('student@demo.test', '/notifications', { viewport: NARROW });
      const menu = page.getByRole('button', { name: 'Menu' });
      const drawer = page.locator('.bp6-drawer');
      await menu.click();
      await drawer.waitFor();
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
      await hasFocus(menu);

      await menu.click();
      await drawer.getByRole('link', { name: 'Guides' }).click();
      await drawer.waitFor({ state: 'detached' });
      await hasFocus(page.getByRole('heading', { level: 1, name: /Guides/ }));
    });

    it('is listed among the keyboard shortcuts', async () => {
      await at('student@demo.test', '/notifications');
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
      expect(await violations(page)).toEqual([]);
    });
  });

  it('shows chosen columns below a fixed head, and toasts above selections', async () => {
    await at('counselor@demo.test', '/counselor/counselor-students', { viewport: WIDE });
    await page.getByRole('button', { name: 'Columns' }).click();
    const menu = page.getByRole('group', { name: 'Columns' });
    const grade = menu.getByRole('checkbox', { name: 'Grade' });
    // The address changes a moment after the click.
    const toggled = async (on: boolean) => {
      await grade.click({ force: true });
      await page.getByRole('columnheader', { name: 'Grade' }).waitFor({ state: on ? 'visible' : 'detached' });
    };
    await toggled(true);
    for (const label of await menu.locator('label').all()) {
      const name = await label.innerText();
      const isShown = await page.getByRole('columnheader', { name }).isVisible();
      expect([name, isShown]).toEqual([name, await label.locator('input').isChecked()]);
    }
    await toggled(false);
    await page.keyboard.press('Escape');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const head = page.getByRole('columnheader', { name: 'Last Name' });
    await eventually(
      async () => (await head.boundingBox())!.y,
      (top) => top === 0,
    );

    await page.getByRole('checkbox', { name: /^Select Maya/ }).check({ force: true });
    await page.getByRole('button', { name: 'Export' }).click();
    const [bar, toast] = [page.getByRole('toolbar'), page.getByText('1 student exported.')];
    await toast.waitFor();
    const [below, above] = [(await bar.boundingBox())!, (await toast.boundingBox())!];
    expect(above.y + above.height).toBeLessThan(below.y);
  });

  it('applies the chosen theme from the first frame, per person', async () => {
    await at('student@demo.test', '/notifications', { colorScheme: 'light' });
    const light = await paper();
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitemradio', { name: 'Dark' }).click();
    await eventually(scheme, (chosen) => chosen === 'dark');
    const dark = await paper();
    expect(dark).not.toBe(light);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(transitionsToLight)).toBe(0);

    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/notifications', { waitUntil: 'domcontentloaded' });
    expect(await scheme()).toBe('dark');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark);
    await page.unroute('**/assets/*.js');

    const { token } = (await (
      await context.request.post('/api/auth/login', {
        data: { email: 'counselor@demo.test', password: 'quadrangle-demo' },
      })
    ).json()) as { token: string };
    await context.addCookies([{ name: 'token', value: token, url: demo.url(), sameSite: 'Strict' }]);
    await page.goto('/counselor/profile');
    await page.locator('h1').first().waitFor();
    await eventually(paper, (color) => color === light);
  });

  it('fades a page in within a second, readable from its first frame', async () => {
    await at('student@demo.test', '/notifications', { reducedMotion: 'no-preference' });
    const session = await context.newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
    await page.locator('nav[aria-label="Main"]').getByRole('link', { name: 'Guides' }).click();
    await page.getByRole('heading', { level: 1, name: /Guides/ }).waitFor();
    const fades = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => ({
        opacities: (effect as KeyframeEffect).getKeyframes().map(({ opacity }) => Number(opacity ?? 1)),
        ms: Number(effect?.getTiming().duration),
      })),
    );
    const appearing = fades.filter(({ opacities }) => opacities[0]! < 1);
    expect(appearing).not.toEqual([]);
    for (const { opacities, ms } of appearing) {
      expect(Math.min(...opacities)).toBeGreaterThanOrEqual(0.8);
      expect(ms).toBeLessThanOrEqual(1000);
    }
  });

  it('announces a part that loads, and stays usable if its file is missing', async () => {
    await at('student@demo.test', '/tasks', { viewport: NARROW, hasTouch: true });
    const file = /ReminderDialog/;
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(file, async (route) => {
      await arrived;
      await route.abort();
    });
    await page
      .getByRole('button', { name: /reminder/i })
      .first()
      .click();
    await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
    arrive();
    const failure = page.getByRole('alert').filter({ hasText: 'We couldn’t load this part of the page.' });
    await failure.waitFor();
    await page.getByRole('heading', { level: 1, name: /Tasks/ }).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.unroute(file);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('dialog').waitFor();
    await failure.waitFor({ state: 'detached' });
  });

  it('has title, bell and avatar on one line of a phone', async () => {
    await at('student@demo.test', '/exam-reports', { viewport: NARROW });
    await page.getByRole('button', { name: 'Your account' }).waitFor();
    const middle = (box: { y: number; height: number } | null) => box!.y + box!.height / 2;
    const title = middle(await page.locator('h1').boundingBox());
    const avatar = middle(await page.getByRole('button', { name: 'Your account' }).boundingBox());
    const bell = middle(await page.getByRole('button', { name: /otification/ }).boundingBox());
    expect(Math.abs(title - avatar)).toBeLessThan(20);
    expect(Math.abs(bell - avatar)).toBeLessThan(20);
  });

  it('expands the rows of a table on a phone', async () => {
    await at('admin@demo.test', '/admin-colleges', { viewport: NARROW });
    const row = page.locator('tbody tr').first();
    const more = row.getByRole('button', { name: /^More/ });
    await more.waitFor();
    expect((await row.boundingBox())!.height).toBeLessThan(80);
    await more.click();
    await eventually(
      () => more.getAttribute('aria-expanded'),
      (expanded) => expanded === 'true',
    );
    for (const label of ['State', 'Status']) await row.locator(`td[data-label="${label}"]`).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it.each(['Maya Torres', 'Peter Szymanski'])(
    'prints the snapshot of %s on two pages at most',
    async (name) => {
      await at('counselor@demo.test', '/counselor/counselor-students');
      const row = page.getByRole('row').filter({ hasText: name.split(' ')[1] });
      await row.getByRole('link', { name: /snapshot/i }).click();
      await page.getByRole('heading', { level: 2, name }).waitFor();
      await opened(page);
      const path = join(tmpdir(), `${randomUUID()}.pdf`);
      await page.pdf({ path, preferCSSPageSize: true });
      const pages = pagesOf(path);
      expect(pages[0]).toContain(name);
      expect(pages.length).toBeLessThanOrEqual(2);
      const numbers = pages.map((_, index) => `${index + 1} / ${pages.length}`);
      for (const text of pages) expect(numbers).not.toContain(text);
    },
  );

  describe('a date field', () => {
    it('accepts a typed day or one picked from the calendar', async () => {
      await at('admin@demo.test', '/admin/audit');
      const field = page.getByLabel('From');
      await field.fill('2026-11-05');
      await page.waitForURL(/from=2026-11-05/);
      await opened(page);
      await page.getByRole('button', { name: 'Pick a day' }).first().click();
      const calendar = page.getByRole('dialog', { name: 'Pick a day' });
      // The calendar moves while it opens.
      await calendar.getByRole('grid').waitFor();
      await opened(page);
      await calendar.getByText('12', { exact: true }).click();
      await page.waitForURL(/from=2026-11-12/);
      await calendar.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Pick a day' }).first().click();
      await calendar.getByText('12', { exact: true }).waitFor();
      expect(await violations(page)).toEqual([]);
    });

    it('uses the phone’s own field', async () => {
      await at('admin@demo.test', '/admin/audit', { viewport: NARROW, hasTouch: true });
      await page.getByRole('button', { name: 'Show filters' }).click();
      await page.getByLabel('From').fill('2026-11-05');
      await page.waitForURL(/from=2026-11-05/);
      expect(await page.getByRole('button', { name: 'Pick a day' }).count()).toBe(0);
    });
  });
});
