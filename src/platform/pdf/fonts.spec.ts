import PDFDocument from 'pdfkit';
import { type Face, fontSources, readable } from './fonts';
import { glyphsOf } from './sheet';

const FACES: readonly Face[] = ['regular', 'italic', 'bold'];

describe.each(FACES)('the %s face', (face) => {
  let hasGlyph: ReturnType<typeof glyphsOf>;
  const has = (codePoint: number) => hasGlyph(codePoint);

  beforeAll(async () => {
    const { [face]: source } = await fontSources();
    hasGlyph = glyphsOf(new PDFDocument().registerFont(face, source).font(face));
  });

  it.each(['Núñez Dvořák', 'Łódź', 'Nguyễn Thị Ánh', 'Ọláwálé', 'Σοφία Анна', 'two\nlines'])(
    'sets %s unchanged',
    (name) => expect(readable(name.normalize('NFD'), has)).toBe(name.normalize('NFC')),
  );

  it.each([
    ['李 Li', '□ Li'],
    ['محمد', '□□□□'],
    ['Zoë 👩🏽‍🔬!', 'Zoë □!'],
    ['a\tb\r\nc\u200d', 'a b\nc'],
  ])('marks the letters of %s that it lacks', (name, shown) => expect(readable(name, has)).toBe(shown));
});

it('each document has the characters of its own text', async () => {
  const charactersOf = async (text: string) => {
    const { regular } = await fontSources();
    const font = regular as unknown as { layout(text: string): { glyphs: { codePoints: number[] }[] } };
    return font
      .layout(text)
      .glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))
      .join('');
  };
  const [micro, mu] = ['\u00b5', '\u03bc'];
  expect(await charactersOf(micro)).toBe(micro);
  expect(await charactersOf(mu)).toBe(mu);
});
