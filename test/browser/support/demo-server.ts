import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { ServerProcess } from '../../support/server-process';
import { launch } from './browser';

/** A server with the demonstration data and a browser, for all tests of a `describe`. */
export function withDemoServer(env: Readonly<Record<string, string>> = {}): {
  readonly url: () => string;
  readonly browser: () => Browser;
  readonly dataDir: () => string;
} {
  let dataDir: string;
  let server: ServerProcess | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'quadrangle-browser-'));
    server = await ServerProcess.start(dataDir, { DEMO: 'on', ...env });
    browser = await launch();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  });

  return { url: () => server!.url, browser: () => browser!, dataDir: () => dataDir };
}
