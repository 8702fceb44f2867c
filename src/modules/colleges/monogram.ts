import { initialsOf } from '../../../projections/colleges/search-text';

const LETTERS = 4;

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

/** The initials in a hue of the college's own, as an SVG picture that follows the colour scheme. */
export function monogram(code: string, name: string): string {
  const letters = initialsOf(name).slice(0, LETTERS).toUpperCase();
  const size = [0, 44, 36, 30, 25][letters.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img"><title>${escaped(name)}</title><style>${styleOf(code)}</style><rect width="96" height="96" rx="20"/><text x="48" y="50" font-family="Figtree, system-ui, sans-serif" font-size="${size}" font-weight="700" text-anchor="middle" dominant-baseline="middle">${escaped(letters)}</text></svg>`;
}
