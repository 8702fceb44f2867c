import { US_STATES } from '../../contract/us-states';

const MINOR_WORDS = new Set(['a', 'and', 'at', 'for', 'in', 'of', 'the']);
const FULL_WORDS: Readonly<Record<string, string>> = { st: 'saint', mt: 'mount', ft: 'fort' };

/** Returns the form that is compared: lower case, no accents or punctuation, '&' as 'and', 'St.' as 'saint'. */
export const normalised = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’‘.]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => FULL_WORDS[word] ?? word)
    .join(' ');

/** Returns the key for alphabetical order, without a leading article. */
export const sortNameOf = (name: string): string => normalised(name).replace(/^the (?=.)/, '');

interface Sorted {
  readonly id: string;
  readonly sortName: string;
}

export const alphabetically = (one: Sorted, other: Sorted): number =>
  one.sortName < other.sortName || (one.sortName === other.sortName && one.id < other.id) ? -1 : 1;

export const initialsOf = (name: string): string =>
  normalised(name)
    .split(' ')
    .filter((word) => !MINOR_WORDS.has(word))
    .map((word) => word.charAt(0))
    .join('');

/** Returns all names of a college, as `| university of x || ux |`, so that a whole name matches as `| ux |`. */
export function searchText(name: string, aliases: readonly string[]): string {
  const entries = [normalised(name), sortNameOf(name), initialsOf(name), ...aliases.map(normalised)];
  return [...new Set(entries.filter((entry) => entry !== ''))].map((entry) => `| ${entry} |`).join('');
}

/** Returns where a college is, as `| boston ma | boston massachusetts | massachusetts | ma |`. */
export function placeText(location: string, state: string): string {
  const name = (US_STATES as Readonly<Record<string, string>>)[state] ?? '';
  const entries = [`${location} ${state}`, `${location} ${name}`, name, state].map(normalised);
  return `| ${entries.filter((entry) => entry !== '').join(' | ')} |`;
}

/** Whether the place is in the state with this code, or a word of it begins so; `query` must be normalised. */
export const isIn = (place: string, query: string): boolean =>
  place.includes(`| ${query} |`) || (query.length > 2 && place.includes(` ${query}`));
