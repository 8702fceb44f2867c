import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { createDemoData } from '../../support/demo-data';
import { ServerProcess } from '../../support/server-process';
import { launch } from './browser';

export function withDemoServer(
  env: Readonly<Record<string, string>> = {},
  flags: readonly string[] = [],
): {
  readonly url: () => string;
  readonly browser: () => Browser;
  readonly dataDir: () => string;
} {
  let dataDir: string;
  let server: ServerProcess | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    dataDir = await createDemoData();
    [server, browser] = await Promise.all([
      ServerProcess.start(dataDir, { DEMO: 'on', WAIT_SCALE: '0.3', ...env }),
      launch(flags),
    ]);
  });

  afterAll(async () => {
    await browser?.close();
    await server?.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  });

  return { url: () => server!.url, browser: () => browser!, dataDir: () => dataDir };
}
