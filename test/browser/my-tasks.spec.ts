import type { BrowserContext, Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { describeInBrowser, NARROW, personAt, WIDE } from './support/browser';
import { withDemoServer } from './support/demo-server';
import { writeLongest } from './support/longest';
import { opened, requestsOf } from './support/opened';
import { spilled } from './support/spilled';

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

const inDays = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now() + days * 86_400_000);

const [FROM, TO] = (['10', '18'] as const).map((day) => `${inDays(45).slice(0, 8)}${day}`) as [
  string,
  string,
];

const longOf = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date));

const crowded = ({ studentId, counselorId, taskId }: Awaited<ReturnType<typeof writeLongest>>) => ({
  student: [
    '/dashboard',
    `/tasks?task=${taskId}`,
    '/tasks?view=calendar',
    '/colleges?view=board',
    '/colleges?view=list',
    '/colleges?college=9876',
    '/colleges?compare=9876,3434',
    `/messages?with=${counselorId}`,
    '/notifications',
    '/profile',
  ],
  counselor: [
    '/counselor/counselor-students',
    `/counselor/counselor-tasks?studentId=${studentId}`,
    `/counselor/students/${studentId}/snapshot`,
    `/counselor/messages?with=${studentId}`,
  ],
});

describeInBrowser('the tasks of a student', () => {
  const demo = withDemoServer();

  it('are one call of at most ten kilobytes on the dashboard', async () => {
    const student = await personAt(demo.browser(), demo.url(), 'student@demo.test');
    const page = await student.newPage();
    const answers: Promise<readonly [string, number]>[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname === '/api/dashboard')
        answers.push(response.body().then((body) => [pathname, body.byteLength] as const));
      else if (/^\/api\/(v2\/tasks|users\/saved-colleges|colleges\/college-survey|exams)/.test(pathname))
        answers.push(Promise.resolve([pathname, 0] as const));
    });
    await page.goto('/dashboard');
    await page.getByRole('region', { name: 'Next six weeks' }).waitFor();
    await page.waitForLoadState('networkidle');
    // A notification would make the page send a request while it closes.
    page.removeAllListeners('response');
    const calls = await Promise.all(answers);
    // A notification may repeat the call, but causes no other call.
    expect([...new Set(calls.map(([path]) => path))]).toEqual(['/api/dashboard']);
    expect(Math.max(...calls.map(([, bytes]) => bytes))).toBeLessThanOrEqual(10 * 1024);
    await student.close();
  });

  it('open from the calendar, where a reminder can be dragged', async () => {
    const student = await personAt(demo.browser(), demo.url(), 'student@demo.test');
    const page = await student.newPage();
    const token = (await student.cookies()).find(({ name }) => name === 'token')!.value;
    const made = await student.request.post('/api/v2/tasks/reminders', {
      headers: { token },
      data: { name: 'Call the registrar', due_date: FROM },
    });
    expect(made.status()).toBe(201);
    await page.goto(`/tasks?view=calendar&month=${FROM.slice(0, 7)}`);
    const chip = page.getByRole('grid').getByRole('button', { name: 'Call the registrar' });
    await chip.waitFor();
    await page.evaluate(() => window.scrollTo(0, 120));
    const before = await scrolled(page);
    await chip.click();
    await page.getByRole('button', { name: /^Call the registrar/, expanded: true }).waitFor();
    expect(await scrolled(page)).toBe(before);
    await page.keyboard.press('Escape');
    expect(await scrolled(page)).toBe(before);

    await page.locator('[data-drag="draggable"]').first().waitFor();
    await chip.dragTo(page.getByRole('gridcell', { name: longOf(TO) }));
    await page.getByText(/“Call the registrar” is now due .*\./).waitFor();
    // The toast stays open while the pointer is on it.
    await page.getByRole('button', { name: 'Undo' }).hover();
    await page
      .getByRole('gridcell', { name: longOf(TO) })
      .getByRole('button', { name: 'Call the registrar' })
      .waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page
      .getByRole('gridcell', { name: longOf(FROM) })
      .getByRole('button', { name: 'Call the registrar' })
      .waitFor();

    await chip.click();
    await page.getByRole('button', { name: 'Change due date' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/Due date/).fill(TO);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/“Call the registrar” is now due .*\./).waitFor();
    await student.close();
  });

  it('appear on a phone as an agenda with a week and filters', async () => {
    const student = await personAt(demo.browser(), demo.url(), 'student@demo.test');
    const page = await student.newPage();
    await page.setViewportSize(NARROW);
    await page.goto('/tasks?view=calendar');
    await page.getByRole('heading', { name: /overdue$/ }).waitFor();
    expect(await page.getByRole('grid').count()).toBe(0);
    const week = page.getByRole('region', { name: 'Week' });
    await week.getByRole('button', { pressed: true }).waitFor();
    const pressed = () => week.getByRole('button', { pressed: true }).textContent();
    const first = await pressed();
    await week.getByRole('button', { name: 'Next week' }).click();
    await eventually(pressed, (day) => day !== first);
    expect(await scrolled(page)).toBe(0);
    expect(await page.getByLabel('Status').count()).toBe(0);
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByLabel('Status').selectOption({ label: 'All' });
    await page.getByRole('button', { name: 'Filter , 1 filter active' }).waitFor();
    await student.close();
  });

  it('fit on every page, even two hundred of the longest', async () => {
    const people = ['student2@demo.test', 'counselor@demo.test', 'admin@demo.test'] as const;
    const [student, counselor, admin] = await Promise.all(
      people.map((email) => personAt(demo.browser(), demo.url(), email)),
    );
    const paths = crowded(await writeLongest(student!, counselor!, admin!));
    await admin!.close();
    const pages: readonly (readonly [BrowserContext, readonly string[]])[] = [
      [student!, paths.student],
      [counselor!, paths.counselor],
    ];
    const problems: Record<string, string[]> = {};
    for (const [context, addresses] of pages) {
      const page = await context.newPage();
      const awaited = requestsOf(page);
      for (const path of addresses) {
        await page.setViewportSize(WIDE);
        await page.goto(path);
        for (const size of [WIDE, NARROW]) {
          await page.setViewportSize(size);
          await opened(page, awaited);
          const found = await spilled(page);
          if (found.length > 0) problems[`${path} at ${size.width}`] = found;
        }
      }
      await context.close();
    }
    expect(problems).toEqual({});
  });
});
