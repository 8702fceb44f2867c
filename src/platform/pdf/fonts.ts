import { readFileSync } from 'node:fs';

const FACES = { regular: '400Regular', italic: '400Regular_Italic', bold: '600SemiBold' } as const;

export type Face = keyof typeof FACES;

const fileOf = (face: Face) =>
  readFileSync(
    require.resolve(`@expo-google-fonts/source-sans-3/${FACES[face]}/SourceSans3_${FACES[face]}.ttf`),
  );

let parsed: Readonly<Record<Face, object>> | undefined;

/** A font remembers each glyph with the characters it first stood for, so every document has glyphs of its own. */
export async function fontSources(): Promise<Readonly<Record<Face, PDFKit.Mixins.PDFFontSource>>> {
  const { create } = await import('fontkit');
  const { regular, italic, bold } = (parsed ??= {
    regular: create(fileOf('regular')),
    italic: create(fileOf('italic')),
    bold: create(fileOf('bold')),
  });
  return { regular: withOwnGlyphs(regular), italic: withOwnGlyphs(italic), bold: withOwnGlyphs(bold) };
}

const withOwnGlyphs = (font: object) =>
  Object.assign(Object.create(font) as PDFKit.Mixins.PDFFontSource, { _glyphs: {} });

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
