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
