import { executablePath } from './chromium';

export * from './chromium';

if (!executablePath) {
  const how =
    'Install it (Debian: apt-get install chromium, with chromium-headless-shell for speed) or set CHROMIUM_PATH.';
  if (process.env.CI) throw new Error(`The browser tests need Chromium. ${how}`);
  process.stderr.write(`No Chromium found: the browser tests are skipped. ${how}\n`);
}

/** Skips if no browser is installed; in CI that is a failure. */
export const describeInBrowser = executablePath ? describe : describe.skip;
