import { initialsOf } from '../../../projections/search-text';

const LETTERS = 4;

/** Dark enough in every hue that white is read on it: the contrast is 4.5:1 at least. */
const colourOf = (code: string): string => {
  const hue = [...code].reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) % 360, 7);
  return `hsl(${hue} 45% 30%)`;
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (character) => ESCAPES[character]!);

/** The initials on a colour of the college's own, as an SVG picture. */
export function monogram(code: string, name: string): string {
  const letters = initialsOf(name).slice(0, LETTERS).toUpperCase();
  const size = [0, 52, 44, 36, 29][letters.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img"><title>${escaped(name)}</title><rect width="96" height="96" rx="14" fill="${colourOf(code)}"/><text x="48" y="50" fill="#fff" font-family="Georgia, serif" font-size="${size}" font-weight="700" text-anchor="middle" dominant-baseline="middle">${escaped(letters)}</text></svg>`;
}
