/** Control characters except tab and line ends, and single halves of surrogate pairs. */
const UNREADABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

export const isReadable = (text: string): boolean => !UNREADABLE.test(text);
