import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MIN_LINES = 15;

/** Tools, rules and readers find these by their names, however short they are. */
const PART_OF_A_MODULE =
  /(\.(audit|controller|decider|events|live|module|queries|reactions)|\/(messages|en|es))\.ts$/;

/** Why each other short file is one of its own. */
const REASONS: Readonly<Record<string, string>> = {
  'src/demo/acting.ts': 'all writers of the demonstration use it',
  'src/demo/people.ts': 'browser tests sign in with it',
  'src/modules/colleges/chances/chances.ts': 'three controllers share it',
  'src/modules/colleges/imports/college-file.ts':
    'the spec of the demonstration reads its colleges by it, too',
  'src/modules/identity/directory/access-changed.ts': 'four parts of identity push it',
  'src/platform/http/run-as-of.ts': 'a rule of imports lets only the demonstration use it',
  'src/platform/inbox.ts': 'a port between modules',
  'src/platform/pdf/fontkit.d.ts': 'it declares a package without types',
  'src/platform/private-files.ts': 'databases and stored mails share it',
};

const source = join(__dirname, '../src');

const short = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .filter((file) => linesOf(readFileSync(join(source, file), 'utf8')) < MIN_LINES)
  .map((file) => `src/${file}`)
  .filter((file) => !PART_OF_A_MODULE.test(file));

function linesOf(code: string): number {
  return code.split('\n').filter((line) => line.trim() !== '').length;
}

it('files of fewer than 15 lines have a reason, or stand with their like', () => {
  expect(short.sort()).toEqual(Object.keys(REASONS).sort());
});
