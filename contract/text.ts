/** Control characters except tab and line ends, and single halves of surrogate pairs. */
const UNREADABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

export const isReadable = (text: string): boolean => !UNREADABLE.test(text);

/** What turns the direction of all that is shown after it: invisible, so that one name looks like another. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

export const unturned = (text: string): string => text.replaceAll(TURNS, '');

/** What would part the line of a mail or a list that it stands in. */
export const onOneLine = (text: string): string =>
  text.replaceAll(/\s*[\t\n\v\f\r\u0085\u2028\u2029]\s*/g, ' ');

/** As most people type what they look for: without capitals and accents. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
