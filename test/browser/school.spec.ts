import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import type { BrowserContext } from 'playwright-core';
import type { ResponseOf } from '../../contract/calls';
import { isMidYear } from '../../contract/rollover';
import { dateInNewYork } from '../../src/platform/new-york';
import { eventually } from '../support/eventually';
import { invitationTokenFor } from '../support/mails';
import { describeInBrowser, personAt } from './support/browser';
import { withDemoServer } from './support/demo-server';

const EMAIL = 'rosa.lind@example.test';
const FILE = [
  'Vorname;Nachname;Email Address;Grade Level',
  `Rosa;Lind;${EMAIL};11`,
  'Tom;Hale;tom.hale@example.test;Class of 2030',
  'No;Address;nothing;9',
].join('\n');

const tokenOf = async (context: BrowserContext) => ({
  token: (await context.cookies()).find(({ name }) => name === 'token')!.value,
});

const readAs =
  (context: BrowserContext) =>
  async <Result>(path: string): Promise<Result> => {
    const answer = await context.request.get(`/api${path}`, { headers: await tokenOf(context) });
    return (await answer.json()) as Result;
  };

describeInBrowser('a school administrator', () => {
  const demo = withDemoServer();

  it('imports a roster with chosen columns, and undoes all but one accepted', async () => {
    const staff = await personAt(demo.browser(), demo.url(), 'account-admin@demo.test');
    const page = await staff.newPage();
    await page.goto('/import-people');
    await page
      .getByLabel('CSV file with students or staff')
      .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
    await page.getByLabel('First name', { exact: true }).selectOption('Vorname (Rosa)');
    await page.getByLabel('Last name', { exact: true }).selectOption('Nachname (Lind)');
    await page.getByRole('button', { name: 'Check file' }).click();
    const card = page.getByRole('article', { name: 'class.csv' });
    await card.getByText('Email needs to be a valid format.').waitFor();
    await card.getByRole('button', { name: 'Import 2 people' }).click();
    await card.getByText(/2 invited by email, 0 signed in so far/).waitFor();

    const token = await invitationTokenFor(EMAIL, demo.dataDir());
    const student = await personAt(demo.browser(), demo.url());
    const welcome = await student.newPage();
    await welcome.goto(`/invitation?token=${token}`);
    await welcome.getByText('Welcome, Rosa.').waitFor();
    await welcome.getByLabel('New password', { exact: true }).fill('a password of my own');
    await welcome.getByLabel('Repeat the new password').fill('a password of my own');
    await welcome.getByRole('button', { name: 'Set password and sign in' }).click();
    await welcome.waitForURL('**/dashboard');
    await student.close();

    await card.getByRole('button', { name: 'Undo the import of class.csv' }).click();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await card.getByText('Undone: 1 person removed, 1 kept.').waitFor();
    await card.getByText(/Rosa Lind was kept because they signed in on/).waitFor();
    await staff.close();
  });

  it('invites a person, moves classes up and undoes it by keyboard only', async () => {
    const staff = await personAt(demo.browser(), demo.url(), 'account-admin@demo.test');
    const page = await staff.newPage();
    await page.goto('/account-admin/school');
    await page.getByRole('button', { name: 'Invite…' }).press('Enter');
    const invite = page.getByRole('dialog', { name: 'Invite someone to Northgate High School' });
    await invite.getByLabel('First name').pressSequentially('Nora');
    await invite.getByLabel('Last name').pressSequentially('Quill');
    await invite.getByLabel('Email').pressSequentially(`nora.${Date.now()}@example.test`);
    await invite.getByLabel('Email').press('Enter');
    await page.getByText('Nora Quill was invited.').waitFor();
    await invite.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: /^Students \d/ }).press('Enter');
    const leaver = page.getByRole('link', { name: 'Andre Baptiste' });
    await leaver.waitFor();
    if (isMidYear(dateInNewYork())) {
      await page.getByRole('button', { name: 'More for Northgate High School' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Move classes up…' }).press('Enter');
    } else await page.getByRole('button', { name: 'Move classes up…' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Move classes up at Northgate High School' });
    const lastGrade = dialog.locator('summary', { hasText: '12th: leaving the school' });
    await lastGrade.press('Enter');
    await dialog.getByRole('checkbox', { name: 'Noah Abernathy' }).press('Space');
    await lastGrade.getByText('9 of 10 students').waitFor();

    let resume = () => {};
    const held = new Promise<void>((resolve) => (resume = resolve));
    await page.route(/\/rollover\/[^/]+$/, async (route) => {
      await held;
      await route.continue();
    });
    if (isMidYear(dateInNewYork()))
      await dialog.getByRole('checkbox', { name: 'Move classes up midyear' }).press('Space');
    await dialog
      .getByLabel('Type Northgate High School to confirm')
      .pressSequentially('Northgate High School');
    await dialog.getByRole('button', { name: /^Move \d+ students$/ }).press('Enter');
    await dialog.getByRole('progressbar', { name: 'Moving classes up' }).waitFor();
    resume();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/^\d+ students moved up\.$/).waitFor();
    await leaver.waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /^Noah Abernathy .* 12th / }).waitFor();

    await page.keyboard.press('Control+z');
    await page.getByText(/^Undone/).waitFor();
    await leaver.waitFor();
    await staff.close();
  });

  it('sets a retention period and exports a record, which the student sees', async () => {
    const staff = await personAt(demo.browser(), demo.url(), 'account-admin@demo.test');
    const read = readAs(staff);
    const entities = await read<ResponseOf<'GET /admin/entities'>>('/admin/entities');
    const { data: reached } = await read<ResponseOf<'GET /users/list-access'>>('/users/list-access');
    const idOf = (name: string) => reached.find(({ attributes }) => attributes.lastName === name)!.id;
    const [school, leaving, followed] = [entities.data[0]!.id, idOf('Abernathy'), idOf('Torres')];
    await staff.request.delete(`/api/admin/entity/${school}/user/${leaving}`, {
      headers: await tokenOf(staff),
    });

    const page = await staff.newPage();
    await page.goto('/account-admin/school/retention');
    const former = page.getByRole('row').filter({ hasText: 'Noah Abernathy' });
    await former.getByText('Kept forever').waitFor();
    const time = page.getByLabel('Keep former students’ records for');
    await time.selectOption('90');
    await page.getByText('Preview – not saved yet.').waitFor();
    await former.getByText('Within 90 days').waitFor();
    await page.getByRole('button', { name: 'Save period…' }).click();
    const question = page.getByRole('alertdialog', { name: 'Keep former students’ records for 90 days?' });
    await question.getByText('No accounts are deleted for now.', { exact: false }).waitFor();
    await question.getByRole('button', { name: 'Save period', exact: true }).click();
    await page.getByText('Saved.', { exact: true }).waitFor();
    await page.reload();
    await former.getByText('Within 90 days').waitFor();
    expect(await time.inputValue()).toBe('90');

    await page.goto(`/account-admin/students/${followed}`);
    await page.getByRole('button', { name: 'Export record…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export the record of Maya Torres' });
    await dialog.getByLabel('Who asked for it, and why').fill('Elena Torres, the mother, by phone.');
    let deliver = () => {};
    const wanted = new Promise<void>((resolve) => (deliver = resolve));
    await page.route('**/api/users/*/exports/*', async (route) => {
      await wanted;
      await route.continue();
    });
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Export record', exact: true }).click();
    await dialog.getByRole('button', { name: 'Saving…' }).waitFor();
    deliver();
    const file = await download;
    expect(file.suggestedFilename()).toBe('record.zip');
    const files = Object.keys(unzipSync(await readFile(await file.path())));
    expect(files).toEqual(expect.arrayContaining(['README.txt', 'record.json', 'record.pdf']));
    await page.getByText('The record of Maya Torres was exported.').waitFor();
    await page.goto(`/account-admin/students/${followed}/snapshot`);
    await page.getByRole('heading', { name: 'Maya Torres' }).waitFor();

    const student = await personAt(demo.browser(), demo.url(), 'student@demo.test');
    const views = await eventually(
      () => readAs(student)<ResponseOf<'GET /users/record-views'>>('/users/record-views'),
      ({ data }) => data.some(({ attributes }) => attributes.what === 'snapshot'),
    );
    expect(views.data.map(({ attributes }) => attributes.name)).toContain('Miriam Okafor');
    const log = await student.newPage();
    await log.goto('/profile/views');
    const looks = log.getByRole('listitem').filter({ hasText: 'Miriam Okafor' });
    await looks.filter({ hasText: 'Viewed your snapshot' }).waitFor();
    await looks.filter({ hasText: 'Exported your whole record for your family' }).waitFor();
    await student.close();
    await staff.close();
  });
});
