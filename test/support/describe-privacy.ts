import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { privacyTables } from './privacy';

// Writes the tables of docs/privacy.md. With --print it only prints the page.
const PAGE = join(__dirname, '../../docs/privacy.md');
const BEGIN = '<!-- Made by `npm run describe-privacy`: -->';

const [byHand] = readFileSync(PAGE, 'utf8').split(BEGIN);
const tables = ['<!-- prettier-ignore-start -->', privacyTables(), '<!-- prettier-ignore-end -->'].join(
  '\n\n',
);
const page = `${byHand}${BEGIN}\n\n${tables}\n`;
if (process.argv.includes('--print')) process.stdout.write(page);
else writeFileSync(PAGE, page);
