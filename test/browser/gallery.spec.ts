import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { ROOT } from '../support/server-process';
import { violations } from './support/axe';
import { describeInBrowser, launch, NARROW, personAt, WIDE } from './support/browser';

const CLIENT = join(ROOT, 'client');

async function startVite(): Promise<{ readonly process: ChildProcess; readonly url: string }> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'gallery', '--config', 'vite.config.ts', '--port', '0'];
  const process = spawn(globalThis.process.execPath, args, {
    cwd: CLIENT,
    env: { ...globalThis.process.env, NODE_ENV: 'development', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(output) ?? [];
      if (address) resolve(address);
    };
    process.stdout.on('data', read);
    process.stderr.on('data', read);
    process.on('exit', () => reject(new Error(output)));
  });
  return { process, url };
}

const isSource = (file: string) => /(?<!\.spec)\.tsx?$/.test(file);
const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => readFileSync(join(folder, file), 'utf8'));

const COMPONENT = /export (?:default )?(?:function ([A-Z]\w*)|const ([A-Z][a-z]\w*) = (?:memo\(|<|\())/g;

it('the gallery draws each component of the shared kit', () => {
  const kit = ['chart', 'form', 'layout', 'list', 'ui'].flatMap((name) =>
    sourcesIn(join(CLIENT, 'src/shared', name)),
  );
  const used = [...sourcesIn(join(CLIENT, 'gallery')), ...kit].join('\n');
  const components = kit.flatMap((code) =>
    [...code.matchAll(COMPONENT)].map(([, one, other]) => one ?? other!),
  );
  expect(components).not.toEqual([]);
  expect(components.filter((name) => !new RegExp(`[<.]${name}\\b(?!Props)`).test(used))).toEqual([]);
});

describeInBrowser('the gallery', () => {
  let vite: Awaited<ReturnType<typeof startVite>>;
  let browser: Browser;
  let page: Page;
  const errors: string[] = [];

  beforeAll(async () => {
    [vite, browser] = await Promise.all([startVite(), launch()]);
    const context = await personAt(browser, vite.url);
    page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto('/');
    await page.getByRole('img', { name: 'Total scores' }).waitFor();
  });

  afterAll(async () => {
    await browser?.close();
    vite?.process.kill();
  });

  const problems = async () => {
    const wider = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    return [...(await violations(page)), ...(wider > 0 ? [`${wider} px wider than the screen`] : [])];
  };

  it.each([
    ['light', WIDE],
    ['dark', WIDE],
    ['dark', NARROW],
    ['light', NARROW],
  ] as const)('is accessible and fits the screen in %s at %j', async (colorScheme, viewport) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    expect(await problems()).toEqual([]);
  });

  it.each(['Open a question', 'Open a form'])('has an accessible dialog for "%s"', async (name) => {
    await page.getByRole('button', { name }).click();
    const dialog = page.getByRole(name === 'Open a form' ? 'dialog' : 'alertdialog');
    await dialog.waitFor();
    expect(await problems()).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('has an accessible menu, toasts and errors of fields', async () => {
    await page.setViewportSize(WIDE);
    await page.getByRole('button', { name: 'Error', exact: true }).click();
    await page.getByRole('button', { name: 'Success', exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Please enter a name.').waitFor();
    await page.getByRole('button', { name: 'More for Maya Torres' }).click();
    await page.getByRole('menuitem', { name: 'Message' }).waitFor();
    expect(await problems()).toEqual([]);
    expect(errors).toEqual([]);
  });
});
