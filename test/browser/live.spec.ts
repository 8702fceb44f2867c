import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { ServerProcess } from '../support/server-process';
import { describeInBrowser, launch, personAt } from './support/browser';

jest.setTimeout(180_000);

let dataDir: string;
let server: ServerProcess;
let browser: Browser;

describeInBrowser('a student and the counselor, side by side', () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'quadrangle-live-'));
    server = await ServerProcess.start(dataDir, { DEMO: 'on' });
    browser = await launch();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  });

  it('see each other’s changes without a reload', async () => {
    const [student, counselor] = await Promise.all([
      personAt(browser, server.url, 'student@demo.test'),
      personAt(browser, server.url, 'counselor@demo.test'),
    ]);
    const [hers, his] = await Promise.all([student.newPage(), counselor.newPage()]);

    await hers.goto('/tasks');
    await hers.getByText('Prepare for interviews').first().waitFor();
    await his.goto('/counselor/counselor-students');
    await his
      .getByRole('row', { name: /Maya\s+Torres/ })
      .getByRole('link', { name: /Tasks/ })
      .click();
    await his.getByText('Prepare for interviews').first().waitFor();

    await his.getByRole('tab', { name: 'ADD A NEW TASK' }).click();
    await his.locator('input[name="name"]').fill('Bring two photographs');
    await his.locator('input[name="due_date"]').fill('2030-01-15');
    await his.getByRole('button', { name: 'Add task' }).click();
    await his.getByText('New custom task added').waitFor();
    await hers.getByText('Bring two photographs').waitFor();

    await his.getByRole('tab', { name: 'SUBMITTED TASKS' }).click();
    const row = his.getByRole('row', { name: /Bring two photographs/ });
    await row.getByRole('checkbox', { checked: false }).waitFor();
    await hers.getByRole('checkbox', { name: /Bring two photographs/ }).press('Space');
    await hers.getByText('Task set to completed').waitFor();
    await row.getByRole('checkbox', { checked: true }).waitFor();

    await Promise.all([student.close(), counselor.close()]);
  });
});
