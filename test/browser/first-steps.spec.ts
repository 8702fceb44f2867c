import path from 'node:path';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { eventually } from '../support/eventually';
import { violations } from './support/axe';
import { describeInBrowser, NARROW, personAt, WIDE } from './support/browser';
import { withDemoServer } from './support/demo-server';
import { textOf } from './support/pdf';

const HONOR = 'Regional chess champion';
const steps = (page: Page) => page.getByRole('region', { name: 'Set up your plan' });
const next = (page: Page) => steps(page).locator('[aria-current="step"]');

const lit = (page: Page, title: string) => next(page).getByRole('heading', { name: title }).waitFor();

async function fill(form: Page | Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await form.getByLabel(label, { exact: true }).fill(value);
  }
}

async function signUpLink(counselor: BrowserContext): Promise<string> {
  await counselor.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await counselor.newPage();
  await page.goto('/counselor/counselor-students');
  await page.getByRole('button', { name: 'Generate Sign Up Link' }).click();
  await eventually(
    () => page.evaluate(() => navigator.clipboard.readText()),
    (copied) => copied.includes('/register?id='),
  );
  return page.evaluate(() => navigator.clipboard.readText());
}

async function fileOf(page: Page, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return file.path();
}

async function nextStep(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Next: / });
  const name = (await button.textContent())!;
  await button.click();
  await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('slider').first().waitFor();
}

async function answer(page: Page, wishes: readonly number[]): Promise<void> {
  const sliders = page.getByRole('slider');
  const count = await sliders.count();
  for (let index = 0; index < count; index++) {
    const slider = sliders.nth(index);
    await slider.focus();
    await slider.press(String(wishes[index % wishes.length]));
  }
}

const NAMES = { 'First name': 'Ines', 'Last name': 'Castellano' };

async function signUp(page: Page, link: string, email: string, grade = ''): Promise<void> {
  await page.goto(link);
  await page.getByText('You must be 13 or older to sign up.').waitFor();
  await fill(page, {
    ...NAMES,
    'Phone number': '(212) 555-0199',
    Email: email,
    Password: 'a long password of hers',
    'Confirm password': 'a long password of hers',
  });
  await page.getByLabel('Grade', { exact: true }).selectOption(grade);
  await page.getByRole('button', { name: 'Sign Up' }).click();
}

/** Saves the page as a picture where PICTURES names a folder. */
async function photograph(page: Page, name: string): Promise<void> {
  if (process.env.PICTURES)
    await page.screenshot({ path: path.join(process.env.PICTURES, `${name}.png`), fullPage: true });
}

/** Nothing is late for a student who has only just joined. */
async function expectCalmStart(page: Page): Promise<void> {
  const tasks = page.getByRole('region', { name: 'Tasks', exact: true });
  await tasks.getByText('Start here: three things this week').waitFor();
  expect(await tasks.getByRole('checkbox').count()).toBe(3);
  expect(
    await page
      .getByRole('main')
      .getByText(/overdue|days ago/i)
      .count(),
  ).toBe(0);
}

/** Adds an honor and a test, takes the survey and saves a match, whose name it returns. */
async function takeFirstSteps(page: Page): Promise<string> {
  await next(page).getByRole('link').click();
  const course = page.getByRole('dialog', { name: 'Add Course' });
  await course.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('tab', { name: /^Honors/ }).click();
  await page.getByRole('button', { name: 'Add Honor' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Honor' });
  await dialog.locator('[name="title"]').fill(HONOR);
  await dialog.locator('[name="description"]').fill('First of sixty-four in the county.');
  await dialog.locator('[name="type"]').selectOption('Local');
  await dialog.locator('[name="dateReceived"]').fill('2026-05-02');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Honor added successfully').waitFor();

  await page.getByRole('tab', { name: /^Tests/ }).click();
  await page.getByRole('button', { name: 'Add Test' }).first().click();
  const test = page.getByRole('dialog', { name: 'Add Test' });
  for (const [field, value] of Object.entries({ dateTaken: '2026-10-03', verbal: '680', math: '700' }))
    await test.locator(`[name="${field}"]`).fill(value);
  await test.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Exam Successfully Added.').waitFor();

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await lit(page, 'Take the college match survey');
  await next(page).getByRole('link').click();
  await fill(page, { GPA: '3.8', 'GPA scale': '4' });
  await page.getByLabel('Home state').selectOption('MA');
  for (const wishes of [[4], [5, 3], [3, 4], [2, 4, 3]]) {
    await nextStep(page);
    await answer(page, wishes);
  }
  await page.getByText('Progress: 33/33 Questions Complete').waitFor();
  await page.getByRole('button', { name: 'Submit Completed Survey' }).click();

  await page.getByText('Here are your college match results!').waitFor();
  const results = page.getByRole('main');
  const first = results.getByRole('article').first();
  const name = (await first.getByRole('heading').first().textContent())!;
  await first.getByRole('button', { name: /Save/ }).click();
  await page.getByRole('menuitem', { name: 'Interested' }).click();
  await page.getByText('College Added.').waitFor();

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const colleges = page.getByRole('region', { name: 'Colleges', exact: true });
  await colleges.getByText('1 interested · 0 applying · 0 applied').waitFor();
  await colleges.getByRole('link', { name }).first().waitFor();
  await steps(page).waitFor({ state: 'detached' });
  return name;
}

describeInBrowser('a new student', () => {
  const demo = withDemoServer();
  let link: string;

  beforeAll(async () => {
    const counselor = await personAt(demo.browser(), demo.url(), 'counselor@demo.test');
    link = await signUpLink(counselor);
    await counselor.close();
  });

  it('of the 9th grade starts calmly and soon has a test and a college', async () => {
    const student = await personAt(demo.browser(), demo.url());
    const page = await student.newPage();
    await signUp(page, link, 'ninth@castellano.test');
    await lit(page, 'Tell us your grade');
    await expectCalmStart(page);
    await photograph(page, '9th-start');
    for (const size of [NARROW, WIDE]) {
      await page.setViewportSize(size);
      expect(await violations(page)).toEqual([]);
    }
    await steps(page).getByRole('combobox', { name: 'Your grade' }).selectOption('9th');
    await steps(page).getByRole('button', { name: 'Save' }).click();
    await lit(page, 'Start your record');
    await page.getByRole('link', { name: 'My Tasks' }).first().click();
    await page.getByRole('heading', { level: 3, name: /^Start here/ }).waitFor();
    expect(
      await page
        .getByRole('main')
        .getByText(/overdue/i)
        .count(),
    ).toBe(0);

    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await takeFirstSteps(page);
    await photograph(page, '9th-later');
    await student.close();
  });

  it('of the 12th grade soon has a test, matches, a college and a file', async () => {
    const student = await personAt(demo.browser(), demo.url());
    const page = await student.newPage();
    await signUp(page, link, 'ines@castellano.test', '12th');
    await lit(page, 'Start your record');
    await expectCalmStart(page);
    await photograph(page, '12th-start');
    const college = await takeFirstSteps(page);
    await photograph(page, '12th-later');

    await page.getByRole('link', { name: 'Profile' }).first().click();
    await page.getByRole('link', { name: 'Download' }).click();
    const text = textOf(await fileOf(page, page.getByRole('button', { name: 'Download PDF' })));
    for (const part of [HONOR, college, 'Interested', 'Page 1 of 1']) expect(text).toContain(part);
    await student.close();
  });
});
