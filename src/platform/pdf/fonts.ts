import { readFileSync } from 'node:fs';

const FACES = { regular: '400Regular', italic: '400Regular_Italic', bold: '600SemiBold' } as const;

export type Face = keyof typeof FACES;

const fileOf = (face: Face) =>
  readFileSync(
    require.resolve(`@expo-google-fonts/source-sans-3/${FACES[face]}/SourceSans3_${FACES[face]}.ttf`),
  );

let parsed: Readonly<Record<Face, object>> | undefined;

/**
 * Returns the fonts for one document: a family with the letters of all names, parsed when the first document is made. A
 * font remembers each glyph with the characters for which it first stood, so every document has its own glyphs.
 */
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
