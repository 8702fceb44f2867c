const MINOR_WORDS = new Set(['a', 'and', 'at', 'for', 'in', 'of', 'the']);
const FULL_WORDS: Readonly<Record<string, string>> = { st: 'saint', mt: 'mount', ft: 'fort' };

/** As it is compared: lower case, no accents or punctuation, '&' as 'and', 'St.' as 'saint'. */
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

/** For alphabetical order, in which a leading article does not count. */
export const sortNameOf = (name: string): string => normalised(name).replace(/^the (?=.)/, '');

export const initialsOf = (name: string): string =>
  normalised(name)
    .split(' ')
    .filter((word) => !MINOR_WORDS.has(word))
    .map((word) => word.charAt(0))
    .join('');

/** Everything a college is found by, as `| university of x || ux |`: what fills one entry is found as `| ux |`. */
export function searchText(name: string, aliases: readonly string[]): string {
  const entries = [normalised(name), sortNameOf(name), initialsOf(name), ...aliases.map(normalised)];
  return [...new Set(entries.filter((entry) => entry !== ''))].map((entry) => `| ${entry} |`).join('');
}
