import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { userOf } from '../../client/src/shared/api/token';
import type { Tokens } from '../../contract/identity';
import { DEMO_PASSWORD } from '../../src/demo/people';
import { MAX_CONNECTIONS } from '../../src/platform/realtime/socket-limits';
import { LiveClient } from '../support/live';
import { describeInBrowser, personAt } from './support/browser';
import { withDemoServer } from './support/demo-server';
import { bar, ready, waiting } from './support/offline';

const RETRY_OVER_LIMIT_MS = 10_000;

const composerOf = (page: Page) => page.getByRole('textbox', { name: /^Message to / });
const sent = (page: Page, text: string) => page.locator('[data-state="sent"]').getByText(text);

async function signInAt(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByRole('button', { name: 'Your account' }).waitFor();
}

async function write(page: Page, text: string): Promise<void> {
  await composerOf(page).fill(text);
  await composerOf(page).press('Enter');
}

describeInBrowser('two tabs of one person', () => {
  const demo = withDemoServer();

  async function conversations(
    context: BrowserContext,
    prepare: (page: Page) => Promise<void> = () => Promise.resolve(),
  ): Promise<readonly [Page, Page]> {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await one.goto('/messages');
    await one.getByRole('list', { name: 'Contacts' }).getByRole('link').first().click();
    await composerOf(one).waitFor();
    await prepare(other);
    await other.goto(one.url());
    await composerOf(other).waitFor();
    return [one, other];
  }

  it('send a queued change once, and each shows it once', async () => {
    const context = await personAt(demo.browser(), demo.url(), 'student@demo.test', {
      serviceWorkers: 'allow',
    });
    const [one, other] = await conversations(context);
    await ready(one);
    const posted: string[] = [];
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/messages')) posted.push(request.url());
    });
    await context.setOffline(true);
    for (const page of [one, other])
      await bar(page)
        .getByText(/offline/)
        .waitFor();
    await write(one, 'Only once');
    await waiting(one, 1);
    await waiting(other, 1);
    posted.length = 0;
    await context.setOffline(false);
    for (const page of [one, other]) {
      await bar(page).waitFor({ state: 'detached' });
      await sent(page, 'Only once').waitFor();
      expect(await page.locator('[data-state]').getByText('Only once').count()).toBe(1);
    }
    expect(posted).toHaveLength(1);
    await context.close();
  });

  it('show a queued change as done, even while the other one sends it', async () => {
    const context = await personAt(demo.browser(), demo.url(), 'student@demo.test', {
      serviceWorkers: 'allow',
    });
    const [one, other] = [await context.newPage(), await context.newPage()];
    const unticked = one.getByRole('checkbox', {
      name: 'Completed: Prepare for interviews',
      checked: false,
    });
    for (const page of [one, other]) await page.goto('/tasks');
    await unticked.waitFor();
    await ready(one);
    await context.setOffline(true);
    for (const page of [one, other])
      await bar(page)
        .getByText(/offline/)
        .waitFor();
    await unticked.press('Space');
    await waiting(one, 1);
    await other.evaluate(() => {
      void navigator.locks.request('outbox', () => new Promise(() => undefined));
    });
    await one.reload();
    await waiting(one, 1);
    await one
      .getByRole('checkbox', { name: /^Completed: / })
      .first()
      .waitFor();
    await unticked.waitFor({ state: 'detached' });
    await context.close();
  });

  it('never send what one person has typed as another who has signed in', async () => {
    const context = await personAt(demo.browser(), demo.url());
    const [one, other] = [await context.newPage(), await context.newPage()];
    await one.goto('/sign-in');
    await signInAt(one, 'student@demo.test');
    await one.goto('/tasks');
    await one.getByRole('button', { name: 'Add a reminder' }).click();
    await one.getByRole('dialog').getByLabel('What to do').fill('A secret of the first one');
    await context.clearCookies();
    await other.goto('/sign-in');
    await signInAt(other, 'student2@demo.test');
    await one.getByRole('dialog').waitFor({ state: 'detached' });
    await one.getByText('Julian Park', { exact: true }).first().waitFor();
    await context.close();
  });

  it('are logged out together, even without a connection to the server', async () => {
    const context = await personAt(demo.browser(), demo.url(), 'student@demo.test');
    await context.routeWebSocket(/socket\.io/, () => undefined);
    const [one, other] = [await context.newPage(), await context.newPage()];
    await one.goto('/tasks');
    await other.goto('/guides');
    const account = (page: Page) => page.getByRole('button', { name: 'Your account' });
    await account(other).waitFor();
    await account(one).click();
    await one.getByRole('menuitem', { name: 'Log Out' }).click();
    for (const page of [one, other]) await page.getByRole('textbox', { name: 'Email' }).waitFor();
    await account(other).waitFor({ state: 'detached' });
    await context.close();
  });

  it('get live changes once one of too many connections is closed', async () => {
    const context = await personAt(demo.browser(), demo.url(), 'student@demo.test');
    const token = (await context.cookies()).find(({ name }) => name === 'token')!.value;
    const tries = Array.from({ length: MAX_CONNECTIONS + 1 }, () => LiveClient.connect(demo.url(), token));
    const others = (await Promise.allSettled(tries)).flatMap((one) =>
      one.status === 'fulfilled' ? [one.value] : [],
    );
    expect(others.length).toBeLessThanOrEqual(MAX_CONNECTIONS);
    const page = await context.newPage();
    await page.clock.install();
    const refused = page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('too-many')),
      );
    await page.goto('/messages');
    await page.getByRole('link').filter({ hasText: 'Daniel Reyes' }).click();
    await composerOf(page).waitFor();
    await refused;
    others[0]!.close();
    await page.clock.fastForward(RETRY_OVER_LIMIT_MS);
    const login = { email: 'counselor@demo.test', password: DEMO_PASSWORD };
    const { token: counselor } = (await (
      await context.request.post('/api/auth/login', { data: login })
    ).json()) as Tokens;
    const message = { content: 'Heard in the last tab', sentTo: userOf(token)!.id, clientId: randomUUID() };
    const headers = { token: counselor };
    const written = await context.request.post('/api/messages', { headers, data: message });
    expect(written.status()).toBe(201);
    await page
      .getByRole('region', { name: /^Messages with / })
      .getByText(message.content)
      .waitFor();
    for (const one of others) one.close();
    await context.close();
  });

  it('show what the other one has sent, even if one is disconnected', async () => {
    const context = await personAt(demo.browser(), demo.url(), 'student@demo.test');
    const [one, other] = await conversations(context, (page) =>
      page.routeWebSocket(/socket\.io/, () => undefined),
    );
    await other.getByRole('region', { name: /^Messages with / }).waitFor();
    await other.route(/\/api\/messages/, () => undefined);
    await write(one, 'Seen in both');
    await sent(one, 'Seen in both').waitFor();
    await sent(other, 'Seen in both').waitFor();
    await context.close();
  });
});
