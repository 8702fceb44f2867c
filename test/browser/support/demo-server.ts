import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { createDemoData } from '../../support/demo-data';
import { ServerProcess } from '../../support/server-process';
import { shiftClock } from '../../support/shift-clock';
import { launch } from './browser';

export function withDemoServer(
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): {
  readonly url: () => string;
  readonly browser: () => Browser;
  readonly dataDir: () => string;
  /** Restarts the server with a clock that is ahead, at another address. */
  readonly restartLater: (days: number) => Promise<void>;
} {
  let dataDir: string;
  let server: ServerProcess | undefined;
  let browser: Browser | undefined;

  const start = (more: Readonly<Record<string, string>> = {}) =>
    ServerProcess.start(dataDir, { DEMO: 'on', WAIT_SCALE: '0.3', ...env, ...more });

  const restartLater = async (days: number) => {
    await server!.end('SIGTERM');
    const shift = `(${shiftClock.toString()})(${days * 24 * 3_600_000})`;
    server = await start({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(shift)}` });
  };

  beforeAll(async () => {
    dataDir = await createDemoData();
    [server, browser] = await Promise.all([start(), launch(flags)]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  });

  return { url: () => server!.url, browser: () => browser!, dataDir: () => dataDir, restartLater };
}
