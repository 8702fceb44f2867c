import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { HOME, type Role } from '../contract/roles';
import { launchWhole, personAt } from '../test/browser/support/chromium';
import { opened, requestsOf } from '../test/browser/support/opened';
import { createDemoData } from '../test/support/demo-data';
import { figure, median, type Figure } from './figure';
import { startServer } from './process';

/** An older phone on a slow connection. */
const SLOWER = 4;
const CONNECTION = { latency: 40, downloadThroughput: (9 * 1024 ** 2) / 8, uploadThroughput: 1024 ** 2 / 8 };

const ROUNDS = 5;

/** Chromium fills its own suggestion list with every new window, which slows down the page. */
const QUIET = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup';

const GOALS = { lcp: 1_500, longest: 150, shift: 0.01, transferred: 230, api: 10 };

interface PageMeasures {
  readonly lcp: number;
  readonly longest: number;
  readonly shift: number;
  readonly transferred: number;
  readonly api: number;
}

const start: Readonly<Record<string, { role?: Role; email?: string }>> = {
  'sign-in': {},
  'dashboard of a student': { role: 'student', email: 'student@demo.test' },
  'students of a counselor': { role: 'counselor', email: 'counselor@demo.test' },
  'students of an account admin': { role: 'account_admin', email: 'account-admin@demo.test' },
  'students of an exam admin': { role: 'exam_admin', email: 'exam-admin@demo.test' },
  'students of an admin': { role: 'admin', email: 'admin@demo.test' },
};

export async function pages(_folder: string, scale: number): Promise<Figure[]> {
  // A demonstration that is still being written would push changes to the page.
  const server = await startServer(await createDemoData(), { DEMO: 'on' });
  const browser = await launchWhole([QUIET]);
  try {
    const figures: Figure[] = [];
    for (const [name, { role, email }] of Object.entries(start)) {
      const rounds: PageMeasures[] = [];
      for (let round = 0; round < Math.max(1, ROUNDS * scale); round++)
        rounds.push(await visit(browser, server.url, role ? HOME[role] : '/sign-in', email));
      figures.push(...figuresOf(name, rounds, role));
    }
    return figures;
  } finally {
    await browser.close();
    await server.end();
  }
}

function figuresOf(page: string, rounds: readonly PageMeasures[], role: Role | undefined): Figure[] {
  const of = (key: keyof PageMeasures) => median(rounds.map((seen) => seen[key]));
  const against = (name: string, key: keyof PageMeasures, unit: string, isLimited = true) =>
    figure(
      `${page}: ${name}`,
      [of(key), unit],
      ['allowed', GOALS[key]],
      isLimited ? { atMost: 1 } : undefined,
    );
  return [
    against('largest paint', 'lcp', 'ms'),
    against('longest task', 'longest', 'ms'),
    against('layout shift', 'shift', ''),
    against('transferred', 'transferred', 'KB', !role),
    against('of it answers', 'api', 'KB', role === 'student'),
  ];
}

async function visit(browser: Browser, url: string, path: string, email?: string): Promise<PageMeasures> {
  const context = await personAt(browser, url, email, { reducedMotion: 'no-preference' });
  try {
    return await measure(context, path);
  } finally {
    await context.close();
  }
}

async function measure(context: BrowserContext, path: string): Promise<PageMeasures> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...CONNECTION });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const bytes = countBytes(session);
  await page.addInitScript(watch);
  const awaited = requestsOf(page);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await opened(page, awaited);
  // Chromium reports a paint some time after it has happened.
  await page.waitForFunction(() => (globalThis as Watched).seen.lcp > 0);
  return { ...(await seen(page)), ...bytes() };
}

function countBytes(session: CDPSession) {
  const calls = new Set<string>();
  let [all, api] = [0, 0];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.startsWith('/api/')) calls.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength;
    if (calls.has(requestId)) api += encodedDataLength;
  });
  return () => ({ transferred: all / 1024, api: api / 1024 });
}

/** Fields of performance entries, whose types only browsers have. */
interface Entry {
  readonly startTime: number;
  readonly duration: number;
  readonly value: number;
  readonly hadRecentInput: boolean;
}
type Watched = typeof globalThis & { seen: { lcp: number; longest: number; shift: number } };

function watch(): void {
  const seen = { lcp: 0, longest: 0, shift: 0 };
  (globalThis as Watched).seen = seen;
  const on = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => take(entry as unknown as Entry)),
    ).observe({
      type: type as 'mark',
      buffered: true,
    });
  on('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  on('longtask', ({ duration }) => (seen.longest = Math.max(seen.longest, duration)));
  on('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
}

const seen = (page: Page) => page.evaluate(() => (globalThis as Watched).seen);
