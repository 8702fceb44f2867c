import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const ARGS = ['--require', './test/support/typescript.cjs', 'test/support/describe-privacy.ts', '--print'];

it('docs/privacy.md is made of what the product declares: `npm run describe-privacy` writes it', async () => {
  const { stdout } = await promisify(execFile)('node', ARGS, { maxBuffer: 10_000_000 });
  expect(await readFile('docs/privacy.md', 'utf8')).toBe(stdout);
});
