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

/** Relative luminance as WCAG 2.2 defines it, of a colour like `#1b2524`. */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

const colours = new Map(
  [...tokens.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name!,
    { light: light!, dark: dark! },
  ]),
);

describe.each(['light', 'dark'] as const)('text in the %s theme', (theme) => {
  const texts = ['ink', 'muted', 'primary', 'accent', 'danger', 'success', 'plum'];
  const pairs = texts.flatMap((text) => [
    ...['page', 'surface'].map((ground) => [text, ground] as const),
    ...(colours.has(`${text}-soft`) ? [[text, `${text}-soft`] as const] : []),
  ]);

  it.each(pairs)('%s contrasts with %s by 4.5 at least', (text, ground) => {
    expect(contrast(colours.get(text)![theme], colours.get(ground)![theme])).toBeGreaterThanOrEqual(4.5);
  });
});
