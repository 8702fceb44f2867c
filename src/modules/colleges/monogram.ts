import { initialsOf, normalised } from '../../../projections/colleges/search-text';

const LETTERS = 4;

/** The number of candidates that a college has. */
const ROUNDS = 5;

const hueOf = (code: string): number =>
  [...code].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 360, 7);

/** Saturation and lightness of tile and letters, which give every hue a contrast of at least 4.5:1. */
const LIGHT = { tile: '40% 92%', letters: '50% 28%' };
const DARK = { tile: '25% 20%', letters: '50% 80%' };

const styleOf = (code: string): string => {
  const hue = hueOf(code);
  const fills = ({ tile, letters }: typeof LIGHT) =>
    `rect{fill:hsl(${hue} ${tile})}text{fill:hsl(${hue} ${letters})}`;
  return `${fills(LIGHT)}@media (prefers-color-scheme:dark){${fills(DARK)}}`;
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (character) => ESCAPES[character]!);

const COMMON = new Set([
  'a',
  'and',
  'at',
  'college',
  'for',
  'in',
  'institute',
  'of',
  'school',
  'the',
  'university',
]);

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns letters for a tile, first those that are best to read: the initials, then the beginning of the name. */
function candidatesOf(name: string): string[] {
  const initials = initialsOf(name).toUpperCase();
  const words = normalised(name).split(' ');
  const distinctive = words.find((word) => !COMMON.has(word)) ?? words[0]!;
  const other = initials.replace(distinctive.charAt(0).toUpperCase(), '').charAt(0);
  const beginnings = [2, 3, LETTERS].map((length) => capitalised(distinctive.slice(0, length)));
  return [initials.slice(0, LETTERS), ...beginnings, capitalised(distinctive.slice(0, 3)) + other];
}

/** Returns further letters for when those are taken: the first of the name, and any three later ones in their order. */
function* combinationsOf(name: string): Generator<string> {
  const [first = '', ...later] = normalised(name)
    .split(' ')
    .filter((word) => !COMMON.has(word))
    .join('');
  for (let one = 0; one < later.length; one++)
    for (let two = one + 1; two < later.length; two++)
      for (let three = two + 1; three < later.length; three++)
        yield capitalised([first, later[one], later[two], later[three]].join(''));
}

function firstFree(name: string, taken: ReadonlySet<string>): string | undefined {
  for (const text of combinationsOf(name)) if (!taken.has(text)) return text;
  return undefined;
}

/** Gives each college letters that no other one has, as far as four letters of its name suffice. */
export function lettersOf(
  colleges: readonly { readonly id: string; readonly name: string }[],
): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  const taken = new Set<string>();
  let left = colleges.map(({ id, name }) => ({ id, name, candidates: candidatesOf(name) }));
  for (let round = 0; round < ROUNDS; round++) {
    const counts = new Map<string, number>();
    const wish = ({ candidates }: (typeof left)[number]) => candidates[round]!;
    for (const one of left) counts.set(wish(one), (counts.get(wish(one)) ?? 0) + 1);
    const isFree = (text: string) => counts.get(text) === 1 && !taken.has(text);
    const given = left.filter((one) => isFree(wish(one)));
    for (const one of given) letters.set(one.id, wish(one));
    for (const one of given) taken.add(wish(one));
    left = left.filter(({ id }) => !letters.has(id));
  }
  for (const { id, name, candidates } of left) {
    const text = firstFree(name, taken) ?? candidates[0]!;
    letters.set(id, text);
    taken.add(text);
  }
  return letters;
}

/** The letters in a hue of the college's own, as an SVG picture that follows the colour scheme. */
export function monogram(
  code: string,
  name: string,
  letters = initialsOf(name).slice(0, LETTERS).toUpperCase(),
): string {
  const size = [0, 44, 36, 30, 25][letters.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img"><title>${escaped(name)}</title><style>${styleOf(code)}</style><rect width="96" height="96" rx="20"/><text x="48" y="50" font-family="Figtree, system-ui, sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" dominant-baseline="middle">${escaped(letters)}</text></svg>`;
}
