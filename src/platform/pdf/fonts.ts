import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';

const FACES = { regular: '400Regular', italic: '400Regular_Italic', bold: '600SemiBold' } as const;

export type Face = keyof typeof FACES;

/** What the published types do not tell of a font that is open. */
export interface OpenFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

const open = (face: Face): OpenFont => {
  const file = readFileSync(
    require.resolve(`@expo-google-fonts/source-sans-3/${FACES[face]}/SourceSans3_${FACES[face]}.ttf`),
  );
  const opened = new PDFDocument({ autoFirstPage: false }).font(file);
  return (opened as unknown as { readonly _font: { readonly font: OpenFont } })._font.font;
};

let fonts: Readonly<Record<Face, OpenFont>> | undefined;

/**
 * One family with the letters of all names. It is opened when the first document is made, and every further one takes
 * it open: opening it costs twice as much as setting two pages.
 */
export const openFonts = () =>
  (fonts ??= { regular: open('regular'), italic: open('italic'), bold: open('bold') });
