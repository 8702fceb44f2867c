import { readFileSync } from 'node:fs';

const FACES = { regular: '400Regular', italic: '400Regular_Italic', bold: '600SemiBold' } as const;

export type Face = keyof typeof FACES;

const read = (face: Face) =>
  readFileSync(
    require.resolve(`@expo-google-fonts/source-sans-3/${FACES[face]}/SourceSans3_${FACES[face]}.ttf`),
  );

let fonts: Readonly<Record<Face, Buffer>> | undefined;

/** One family with the letters of all names, read when the first document is made. */
export const fontFiles = () =>
  (fonts ??= { regular: read('regular'), italic: read('italic'), bold: read('bold') });
