import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { DEMO_PASSWORD } from '../../../src/demo/people';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Debian packages the headless engine separately. */
const HEADLESS = '/usr/lib/chromium/chromium-headless-shell';

export const executablePath = PLACES.find((path) => path && existsSync(path));

const pathOfHeadless = !process.env.CHROMIUM_PATH && existsSync(HEADLESS) ? HEADLESS : executablePath;

export const WIDE = { width: 1280, height: 900 };
export const NARROW = { width: 360, height: 780 };

/** Simulated cameras show a moving picture, and simulated microphones beep. */
export const FAKE_DEVICES = [
  '--use-fake-device-for-media-stream=device-count=2,fps=5',
  '--auto-select-desktop-capture-source=Entire screen',
  // A machine without a network has only the loopback address.
  '--allow-loopback-in-peer-connection',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
];

export const GRANT_RECORDING = '--use-fake-ui-for-media-stream';

/** Prefers the headless engine, since it opens a page with half the CPU time. */
export const launch = (flags: readonly string[] = []) => start(pathOfHeadless, flags);

/** Launches the full browser, which asks for permission to record. */
export const launchWhole = (flags: readonly string[] = []) => start(executablePath, flags);

const start = (executablePath: string | undefined, flags: readonly string[]): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      ...flags,
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
    ],
  });

export async function personAt(
  browser: Browser,
  url: string,
  email?: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: WIDE,
    reducedMotion: 'reduce',
    // A service worker would serve requests that a test wants to intercept.
    serviceWorkers: 'block',
    ...options,
  });
  // This timeout is long because a busy machine installs a service worker slowly.
  context.setDefaultTimeout(45_000);
  if (email) {
    const answer = await context.request.post('/api/auth/login', {
      data: { email, password: DEMO_PASSWORD },
    });
    if (!answer.ok())
      throw new Error(`${email} could not sign in: ${answer.status()} ${await answer.text()}`);
    const { token } = (await answer.json()) as { token: string };
    await context.addCookies([{ name: 'token', value: token, url, sameSite: 'Strict' }]);
  }
  return context;
}
