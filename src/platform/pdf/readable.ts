const LACKING = '□';

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns a text that the typeface can set, in which no letter has disappeared. */
export const readable = (text: string, has: (codePoint: number) => boolean): string =>
  Array.from(letters.segment(text.normalize('NFC').replaceAll(/\r\n?/g, '\n')), ({ segment }) => {
    if (segment === '\n') return segment;
    if (segment === '\t') return ' ';
    const visible = segment.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
    return [...visible].every((letter) => has(letter.codePointAt(0)!)) ? visible : LACKING;
  }).join('');
