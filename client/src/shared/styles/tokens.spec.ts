import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(__dirname, '..', '..');
const TOKENS = 'shared/styles/tokens.css';

const sheets = readdirSync(SRC, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.css') && file !== TOKENS)
  .map((file) => [file, readFileSync(join(SRC, file), 'utf8')] as const);

const tokens = readFileSync(join(SRC, TOKENS), 'utf8');

const found = (pattern: RegExp) =>
  sheets.flatMap(([file, text]) => [...text.matchAll(pattern)].map(([use]) => `${file}: ${use}`));

it('tokens define all font sizes', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(found(/font-size: *[\d.]+(px|rem)/g)).toEqual([]);
});

it('tokens define all steps of spacing', () => {
  expect(found(/\b(padding|margin|gap)[a-z-]*: *(4|8|12|16|24|32|48)px;/g)).toEqual([]);
});

it('tokens define all content widths', () => {
  expect(found(/(?<![(-])\b(max-)?width: [^;{}]*\b([4-9]\d\d|\d{4,})px[^;{}]*;/g)).toEqual([]);
  expect(found(/(?<![(-])\b(max-)?width: [^;{}]*\b([5-9]\d|\d{3,})ch[^;{}]*;/g)).toEqual([]);
});

it('tokens load one licensed font of at most 40 KB without shifts', () => {
  const faces = [...tokens.matchAll(/@font-face \{[^}]*url\('([^']+)'\)[^}]*\}/g)];
  expect(faces).toHaveLength(1);
  const [[rule, file]] = faces as [RegExpMatchArray];
  expect(rule).toContain('font-display: optional');
  expect(file).toMatch(/\.woff2$/);
  expect(statSync(require.resolve(file!)).size).toBeLessThanOrEqual(40 * 1024);
  expect(existsSync(join(SRC, '..', 'public', 'figtree-LICENSE.txt'))).toBe(true);
});
