/** Control characters except tab and line ends, and unpaired surrogates. */
const UNREADABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

export const isReadable = (text: string): boolean => !UNREADABLE.test(text);

/** Characters that change the direction of all text after them: invisible, they disguise names. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

export const stripBidiControls = (text: string): string => text.replaceAll(BIDI_CONTROLS, '');

/** Replaces characters that would break the line of a mail or a list. */
export const onOneLine = (text: string): string =>
  text.replaceAll(/\s*[\t\n\v\f\r\u0085\u2028\u2029]\s*/g, ' ');

/** The text as most people type it to search: without capitals and accents. */
export const foldForSearch = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
