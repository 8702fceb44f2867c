import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { createDemoData } from '../support/demo-data';
import { ServerProcess } from '../support/server-process';
import { describeInBrowser, launch, personAt } from './support/browser';
import { bar, ready, waiting } from './support/offline';

const env = { DEMO: 'on', WAIT_SCALE: '0.3' };

describeInBrowser('a server that is killed and started again', () => {
  let dataDir: string;
  let server: ServerProcess;
  let browser: Browser;

  beforeAll(async () => {
    dataDir = await createDemoData();
    server = await ServerProcess.start(dataDir, env);
    browser = await launch();
  });

  afterAll(async () => {
    await browser.close();
    await server.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  });

  it('loses no change made meanwhile, after a reload and an expired token', async () => {
    const context = await personAt(browser, server.url, 'student@demo.test', { serviceWorkers: 'allow' });
    const page = await context.newPage();
    await page.goto('/messages');
    await page.getByRole('list', { name: 'Contacts' }).getByRole('link').first().click();
    const composer = page.getByRole('textbox', { name: /^Message to / });
    await composer.waitFor();
    await ready(page);

    const { port } = new URL(server.url);
    await server.end('SIGKILL');
    await bar(page).getByText('We can’t reach the server. Changes will sync when it’s back.').waitFor();
    await composer.fill('Written while the server was away');
    await composer.press('Enter');
    await waiting(page, 1);
    await page.reload();
    await waiting(page, 1);
    const written = page.locator('[data-state="waiting"]').getByText('Written while the server was away');
    await written.waitFor();
    await bar(page)
      .getByText(/^Last updated /)
      .waitFor();

    server = await ServerProcess.start(dataDir, { ...env, PORT: port });
    await bar(page).waitFor({ state: 'detached' });
    const line = (state = '') =>
      page.locator(`[data-state${state}]`).getByText('Written while the server was away');
    await line('="sent"').waitFor();
    expect(await line().count()).toBe(1);
    await page.reload();
    await line('="sent"').waitFor();
    expect(await line().count()).toBe(1);
    await context.close();
  });
});
