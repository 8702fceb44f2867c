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

describeInBrowser('a roster', () => {
  const demo = withDemoServer();

  it('is imported, its columns chosen; one accepts the invitation, and stays when the rest is taken back', async () => {
    const staff = await personAt(demo.browser(), demo.url(), 'account-admin@demo.test');
    const page = await staff.newPage();
    await page.goto('/import-people');
    await page
      .getByLabel('CSV file with students or staff')
      .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) });
    await page.getByLabel('First name', { exact: true }).selectOption('Vorname');
    await page.getByLabel('Last name', { exact: true }).selectOption('Nachname');
    await page.getByRole('button', { name: 'Check the file' }).click();
    const card = page.getByRole('article', { name: 'class.csv' });
    await card.getByText('Email needs to be a valid format.').waitFor();
    await card.getByRole('button', { name: 'Import 2 people' }).click();
    await card.getByText(/2 invited by mail, 0 signed in so far/).waitFor();

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
    await card.getByText('Taken back: 1 person removed, 1 left.').waitFor();
    await card.getByText(/Rosa Lind stays, having signed in on/).waitFor();
    await staff.close();
  });
});
