/** Control characters except tab and line ends, and single halves of surrogate pairs. */
const UNREADABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

export const isReadable = (text: string): boolean => !UNREADABLE.test(text);

/** As most people type what they look for: without capitals and accents. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
