import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '../../src/demo/people';
import { createDemoData } from '../support/demo-data';
import { REFUSED_CLAIMS } from '../support/issuer-defects';
import { IssuerServer } from '../support/issuer-server';
import { resetTokenFor } from '../support/mails';
import { ServerProcess } from '../support/server-process';
import { describeInBrowser, launch, personAt } from './support/browser';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const REFUSED = [
  'another nonce',
  'another audience',
  'a token of another key',
  'another state',
  'an expired token',
  'an address that is not verified',
] as const;

describeInBrowser('signing in', () => {
  let issuer: IssuerServer;
  let server: ServerProcess;
  let browser: Browser;
  let dataDir: string;
  /** The server's address, on a different site than the issuer's. */
  let url: string;

  beforeAll(async () => {
    issuer = await IssuerServer.start();
    dataDir = await createDemoData();
    const port = await freePort();
    url = `http://localhost:${port}`;
    server = await ServerProcess.start(dataDir, {
      ...issuer.env,
      DEMO: 'on',
      PORT: String(port),
      PUBLIC_URL: url,
    });
    browser = await launch();
  });

  afterAll(async () => {
    await browser.close();
    await server.end('SIGTERM');
    await issuer.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const send = (method: string, path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('at the issuer leads an existing account to the requested page', async () => {
    const email = 'counselor@demo.test';
    await send('POST', '/auth/reset-password', { email });
    const token = await resetTokenFor(email, dataDir);
    await send('PATCH', '/auth/password-reset', { password: DEMO_PASSWORD }, { 'x-pw-token': token });

    const context = await personAt(browser, url);
    const page = await context.newPage();
    await page.goto('/counselor/counselor-tasks');
    const refusal = page.getByText('We couldn’t sign you in with Northgate', { exact: false });
    issuer.person = { sub: 'nobody', email: 'nobody@demo.test' };
    await page.getByRole('button', { name: 'Sign in with Northgate' }).click();
    await refusal.waitFor();

    issuer.person = { sub: 'the-counselor', email };
    for (const defect of REFUSED) {
      issuer.defect = REFUSED_CLAIMS[defect]!(issuer.person);
      await page.goto('/api/auth/oidc?to=/counselor/counselor-tasks');
      await refusal.waitFor();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
    }

    issuer.defect = {};
    await page.getByRole('button', { name: 'Sign in with Northgate' }).click();
    await page.waitForURL('**/counselor/counselor-tasks');

    await page.goto('/security');
    await page.getByText('Your account is linked to Northgate', { exact: false }).waitFor();
    await page.reload();
    await page.getByText('Your account is linked to Northgate', { exact: false }).waitFor();
    await context.close();
  });

  const withPassword = async (page: Page, email: string) => {
    await page.goto('/sign-in');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
  };
  const withCode = async (page: Page, code: string) => {
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  };
  const refused = (page: Page) =>
    page.getByText('That code is wrong or already used', { exact: false }).waitFor();

  it('in two steps accepts each code and each recovery code once', async () => {
    const email = 'student2@demo.test';
    const owner = await personAt(browser, url, email);
    const page = await owner.newPage();
    await page.goto('/security');
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up two-step sign-in' });
    await dialog.getByLabel('Your password').fill(DEMO_PASSWORD);
    await dialog.getByRole('button', { name: 'Set up two-step sign-in' }).click();
    const picture = page.getByRole('img', { name: 'QR code for your authenticator app' });
    await page.emulateMedia({ colorScheme: 'dark' });
    const inks = await picture.evaluate((drawn) => {
      const { fill, backgroundColor } = getComputedStyle(drawn);
      return { fill, backgroundColor };
    });
    expect(inks).toEqual({ fill: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)' });
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    const used = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    await page.getByRole('textbox', { name: 'Code' }).fill(used);
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('button', { name: 'I’ve saved them' }).waitFor();
    const [first, second] = await page.locator('li code').allInnerTexts();
    await page.getByRole('button', { name: 'I’ve saved them' }).click();
    await page.getByText('10 recovery codes left.', { exact: false }).waitFor();
    await owner.close();

    const come = async (...codes: readonly string[]) => {
      const context = await personAt(browser, url);
      const at = await context.newPage();
      await withPassword(at, email);
      for (const code of codes.slice(0, -1)) {
        await withCode(at, code);
        await refused(at);
      }
      await withCode(at, codes.at(-1)!);
      await at.waitForURL('**/dashboard');
      await context.close();
    };
    await come(used, first!);
    await come(first!, second!);
  });
});
