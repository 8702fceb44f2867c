import type { BrowserContext, Page } from 'playwright-core';
import { t as app } from '../../client/src/app/es';
import { t as accountEnglish } from '../../client/src/domain/account/en';
import { t as accountSpanish } from '../../client/src/domain/account/es';
import { t as signInEnglish } from '../../client/src/features/auth/en';
import { t as signInSpanish } from '../../client/src/features/auth/es';
import { t as studentsSpanish } from '../../client/src/features/students/es';
import { messages } from '../../contract/es/messages';
import { DEMO_PASSWORD } from '../../src/demo/people';
import { describeInBrowser, personAt, WIDE } from './support/browser';
import { withDemoServer } from './support/demo-server';
import { bar, ready } from './support/offline';
import { opened } from './support/opened';

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

const waitForLanguage = (page: Page, language: string) =>
  page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);

describeInBrowser('the language of the pages', () => {
  const demo = withDemoServer();

  const signIn = async (page: Page, email: string) => {
    const t = signInEnglish;
    await page.goto('/sign-in');
    await page.getByRole('textbox', { name: t.email }).fill(email);
    await page.getByLabel(t.password).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: t.signIn.submit, exact: true }).click();
  };

  const choose = async (page: Page, menu: string, language: string) => {
    await page.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitemradio', { name: language }).click();
  };

  it('is the browser’s for a visitor, until another one is chosen', async () => {
    const context = await personAt(demo.browser(), demo.url(), undefined, { locale: 'es-MX' });
    const page = await context.newPage();
    await page.goto('/sign-in');
    await page.getByRole('heading', { level: 1, name: signInSpanish.titles.signIn }).waitFor();
    expect(await languageOf(page)).toBe('es');

    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: signInEnglish.titles.signIn }).waitFor();
    await page.goto('/register');
    expect(await languageOf(page)).toBe('en');
    await context.close();
  });

  it('follows an account to every browser and into server messages', async () => {
    const email = 'student2@demo.test';
    const first = await personAt(demo.browser(), demo.url());
    const page = await first.newPage();
    await signIn(page, email);
    await page.waitForURL('**/dashboard');
    const [otherPage, writing] = [await first.newPage(), await first.newPage()];
    await otherPage.goto('/colleges');
    await otherPage.getByRole('heading', { level: 1 }).waitFor();
    await writing.goto('/edit-password');
    const typed = writing.getByLabel(accountEnglish.oldPassword);
    await typed.fill('half a password');
    await choose(page, 'Your account', 'Español');
    await waitForLanguage(page, 'es');
    await page.getByRole('heading', { level: 1, name: 'Inicio' }).waitFor();

    await waitForLanguage(otherPage, 'es');
    expect(await typed.inputValue()).toBe('half a password');
    await typed.fill('');
    await writing.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await waitForLanguage(writing, 'es');
    await first.close();

    const second = await personAt(demo.browser(), demo.url(), undefined, { locale: 'en-US' });
    const other = await second.newPage();
    await signIn(other, email);
    await waitForLanguage(other, 'es');
    await other.getByRole('heading', { level: 1, name: 'Inicio' }).waitFor();
    await other.goto('/edit-password');
    const { oldPassword, newPassword, repeat } = accountSpanish;
    await other.getByLabel(oldPassword).fill('not the password');
    for (const label of [newPassword, repeat])
      await other.getByLabel(label, { exact: true }).fill('quadrangle-other');
    await other.getByRole('button', { name: signInSpanish.editPassword.submit }).click();
    await other.getByRole('main').getByText(messages.passwordIncorrect).waitFor();
    await choose(other, app.person.yourAccount, 'English');
    const question = other.getByRole('alertdialog', { name: app.language.unsaved });
    await question.getByRole('button', { name: app.language.change }).click();
    await waitForLanguage(other, 'en');
    await second.close();
  });

  it('leaves room for every column of the students when it is Spanish', async () => {
    const context = await personAt(demo.browser(), demo.url(), 'counselor@demo.test', {
      locale: 'es-US',
      viewport: WIDE,
    });
    const page = await context.newPage();
    await page.goto('/counselor/counselor-students');
    await page.getByRole('columnheader', { name: studentsSpanish.message }).waitFor();
    await opened(page);
    const beyond = await page
      .getByRole('table')
      .evaluate(({ scrollWidth, parentElement }) => scrollWidth - parentElement!.clientWidth);
    expect(beyond).toBeLessThanOrEqual(0);
    await context.close();
  });

  it('stays the chosen one while offline', async () => {
    const context: BrowserContext = await personAt(demo.browser(), demo.url(), 'counselor@demo.test', {
      serviceWorkers: 'allow',
    });
    const page = await context.newPage();
    await page.goto('/counselor/counselor-students');
    await ready(page);
    await choose(page, 'Your account', 'Español');
    await waitForLanguage(page, 'es');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.scriptURL.endsWith('/es/sw.js'));
    await context.setOffline(true);
    await page.reload();
    await bar(page).waitFor();
    expect(await languageOf(page)).toBe('es');
    await context.close();
  });
});
