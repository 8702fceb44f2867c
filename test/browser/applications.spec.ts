import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { BrowserContext, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../src/demo/people';
import { dateInNewYork } from '../../src/platform/new-york';
import { invitationTokenFor } from '../support/mails';
import { describeInBrowser, personAt } from './support/browser';
import { withDemoServer } from './support/demo-server';
import { opened } from './support/opened';

const STUDENT = 'Maya Torres';
const EARLY = 'Northeastern University';
const REGULAR = ['Boston University', 'University of Michigan'];
const THREE = [EARLY, ...REGULAR];
const NOTE = 'Please mention the tide tables.';
const REASON = 'I am on leave this winter.';
const PDF = Buffer.from('%PDF-1.4\nMaya is curious.\n%%EOF\n');
const TEACHER = { first: 'Ruth', last: 'Ames', email: 'ruth.ames@example.test' };

describeInBrowser('a season of applications', () => {
  const demo = withDemoServer();
  const contexts: BrowserContext[] = [];

  const pageOf = async (email: string | undefined, path: string): Promise<Page> => {
    const context = await personAt(demo.browser(), demo.url(), email);
    contexts.push(context);
    const page = await context.newPage();
    await page.goto(path);
    return page;
  };
  afterAll(() => Promise.all(contexts.map((context) => context.close())));

  it('goes from requests for letters to a decision that withdraws the rest', async () => {
    const [student, counselor, teacher, parent, admin] = await Promise.all([
      pageOf('student@demo.test', '/applications'),
      pageOf('counselor@demo.test', '/counselor/letters'),
      pageOf('recommender@demo.test', '/letters'),
      pageOf('parent@demo.test', '/parent/colleges'),
      pageOf('account-admin@demo.test', '/account-admin/letters'),
    ]);
    await turnOnApproval(admin);

    await askForLetter(student, { name: 'Teresa Whitman' });
    await askForLetter(student, TEACHER);
    for (const name of ['Teresa Whitman', `${TEACHER.first} ${TEACHER.last}`]) await approve(counselor, name);

    const asked = teacher.getByRole('listitem').filter({ hasText: NOTE });
    await asked.getByText('Waiting for an answer').waitFor();
    await asked.getByRole('button', { name: /^More for the letter/ }).click();
    await teacher.getByRole('menuitem', { name: 'Decline' }).click();
    const declining = teacher.getByRole('dialog');
    await declining.getByLabel('Reason').fill(REASON);
    await declining.getByRole('button', { name: 'Decline', exact: true }).click();
    await asked.waitFor({ state: 'detached' });
    await student.getByText(REASON).waitFor();

    const invited = await pageOf(
      undefined,
      `/invitation?token=${await invitationTokenFor(TEACHER.email, demo.dataDir())}`,
    );
    await invited.getByLabel('New password', { exact: true }).fill(DEMO_PASSWORD);
    await invited.getByLabel('Repeat the new password').fill(DEMO_PASSWORD);
    await invited.getByRole('button', { name: 'Set password and sign in' }).click();
    await invited.waitForURL('**/letters');
    await invited
      .getByLabel(`Upload letter: ${STUDENT}`)
      .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: PDF });
    await invited.getByText('The letter is uploaded.').waitFor();
    await student.getByText(`${TEACHER.first} ${TEACHER.last}`).last().waitFor();

    await askForTranscripts(student);
    await sendTranscripts(counselor);
    for (const college of THREE)
      await cardOf(student, college)
        .getByText(/Final report: sent/)
        .waitFor();

    await cardOf(student, EARLY).getByRole('button', { name: 'I submitted it' }).click();
    await cardOf(student, EARLY)
      .getByRole('button', { name: /Admitted/ })
      .click();
    await cardOf(student, EARLY)
      .getByRole('button', { name: /^Withdraw \d/ })
      .click();
    await student.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    for (const college of REGULAR)
      await cardOf(student, college).getByText('Withdrawn', { exact: true }).waitFor();
    await cardOf(parent, EARLY).getByText('Admitted', { exact: true }).waitFor();
  });

  it('can be read as of last week, until the student is erased', async () => {
    const lastWeek = dateInNewYork();
    await demo.restartLater(8);
    const student = await pageOf('student@demo.test', '/applications');
    await cardOf(student, EARLY).getByRole('button', { name: 'Make it the final choice' }).click();
    await cardOf(student, EARLY).getByText('Final choice').waitFor();
    const studentId = await idOf(student);

    const counselor = await pageOf('counselor@demo.test', `/counselor/students/${studentId}/snapshot`);
    const rowOf = (college: string) => counselor.getByRole('row').filter({ hasText: college });
    await rowOf(EARLY)
      .getByText(/Admitted .*Final choice/)
      .waitFor();
    await counselor.getByLabel('View as of').fill(lastWeek);
    await rowOf(EARLY).getByText('Final choice').waitFor({ state: 'detached' });
    await rowOf(EARLY)
      .getByText(/Admitted .*Final report: sent/)
      .waitFor();
    await rowOf('University of Michigan')
      .getByText(/Withdrawn .*Letters: 1 of/)
      .waitFor();

    expect(lettersOf(studentId, demo.dataDir())).toBeGreaterThan(0);
    await erase(student, studentId);
    for (const [email, path] of [
      [TEACHER.email, '/letters'],
      ['recommender@demo.test', '/letters'],
      ['counselor@demo.test', '/counselor/letters'],
    ] as const) {
      const page = await pageOf(email, path);
      await page.getByRole('heading', { level: 1, name: 'Letters' }).waitFor();
      await opened(page);
      expect(await page.getByText(STUDENT).count()).toBe(0);
    }
    expect(lettersOf(studentId, demo.dataDir())).toBe(0);
  });
});

const cardOf = (page: Page, college: string) =>
  page.locator('[data-application]').filter({ hasText: college });

async function idOf(page: Page): Promise<string> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')!.value;
  const { data } = (await (await page.request.get('/api/users/profile', { headers: { token } })).json()) as {
    data: { id: string };
  };
  return data.id;
}

async function erase(page: Page, studentId: string): Promise<void> {
  const data = { email: 'admin@demo.test', password: DEMO_PASSWORD };
  const admin = await page.request.post('/api/auth/login', { data });
  const { token } = (await admin.json()) as { token: string };
  const erased = await page.request.delete(`/api/admin/user/${studentId}`, { headers: { token } });
  expect(erased.status()).toBe(204);
}

/** Counts the student's letters in the vault. */
function lettersOf(studentId: string, dataDir: string): number {
  const vault = new Database(join(dataDir, 'vault.db'), { readonly: true });
  const rows = vault.prepare("SELECT id FROM entries WHERE kind = 'letter' AND owner = ?").all(studentId);
  vault.close();
  return rows.length;
}

async function turnOnApproval(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Settings/ }).click();
  await page.getByLabel('A counselor approves each request first').check({ force: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('The settings are saved.').waitFor();
}

async function askForLetter(page: Page, to: { name: string } | typeof TEACHER): Promise<void> {
  await page.getByRole('button', { name: 'Ask for a letter' }).click();
  const form = page.getByRole('dialog', { name: 'Ask for a letter' });
  const who = form.getByLabel('Who do you want to ask?');
  if ('name' in to) await who.selectOption(to.name);
  else {
    await who.selectOption('Someone who isn’t listed');
    await form.getByLabel('First name').fill(to.first);
    await form.getByLabel('Last name').fill(to.last);
    await form.getByLabel('Email').fill(to.email);
  }
  await form.getByLabel(/Michigan/).check({ force: true });
  await form.getByLabel('A note for them').fill(NOTE);
  await form.getByRole('button', { name: 'Ask', exact: true }).click();
  await form.waitFor({ state: 'detached' });
}

async function approve(page: Page, author: string): Promise<void> {
  const request = page.getByRole('listitem').filter({ hasText: NOTE }).filter({ hasText: author });
  await request.getByRole('button', { name: /^Approve/ }).click();
  await request.getByText('Waiting for an answer').waitFor();
}

async function askForTranscripts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask for transcripts and reports' }).click();
  const form = page.getByRole('dialog');
  for (const college of THREE) await form.getByLabel(college).check({ force: true });
  await form.getByLabel('Final report').check({ force: true });
  await form.getByRole('button', { name: /^Ask/ }).click();
  await form.waitFor({ state: 'detached' });
}

/** Sends what is asked for, takes it back, and sends it again. */
async function sendTranscripts(page: Page): Promise<void> {
  await page.goto('/transcripts?q=Torres');
  const last = page.getByRole('row').filter({ hasText: 'Final report' }).first();
  const send = async () => {
    await last.waitFor();
    await page.getByLabel('Select all on this page').check({ force: true });
    await page.getByRole('toolbar').getByRole('button', { name: 'Mark as sent' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click();
    await last.waitFor({ state: 'detached' });
  };
  await send();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await send();
}
