import { createReadStream } from 'node:fs';
import { DEMO_COLLEGES } from '../../demo/content';
import { readCollegeFile } from './imports/college-file';
import { planImport } from './imports/import-plan';
import { lettersOf, monogram } from './monogram';

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(hue: number, saturation: number, lightness: number): number {
  const amplitude = saturation * Math.min(lightness, 1 - lightness);
  const [red, green, blue] = [0, 8, 4].map((offset) => {
    const place = (offset + hue / 30) % 12;
    return channel(lightness - amplitude * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

describe('the monogram', () => {
  it('has enough contrast in every hue and both colour schemes', () => {
    for (let code = 1000; code < 10_000; code += 7) {
      const fills = [...monogram(String(code), 'A B').matchAll(/hsl\((\d+) (\d+)% (\d+)%\)/g)].map((fill) => {
        const [hue, saturation, lightness] = fill.slice(1).map(Number) as [number, number, number];
        return luminance(hue, saturation / 100, lightness / 100);
      });
      const [tile, letters, darkTile, darkLetters] = fills as [number, number, number, number];
      expect(contrast(tile, letters)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(darkTile, darkLetters)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('shows at most four initials of the significant words', () => {
    expect(monogram('1', 'The University of California-Los Angeles & More')).toContain('>UCLA</text>');
  });

  it('gives no two colleges the same letters', () => {
    const names = [
      ...['Smith College', 'Skidmore College', 'Boston College', 'Boston University', 'Hamilton College'],
      ...['Hampshire College', 'University of Connecticut', 'Connecticut College', 'Clark University'],
      ...['Massachusetts Institute of Technology', 'Bates College', 'Barnard College', 'Brown University'],
    ];
    const letters = lettersOf(names.map((name) => ({ id: name, name })));
    expect(new Set(letters.values()).size).toBe(names.length);
    expect(letters.get('Massachusetts Institute of Technology')).toBe('MIT');
    expect([letters.get('Smith College'), letters.get('Skidmore College')]).toEqual(['Sm', 'Sk']);
  });

  it('has letters of its own for each of the 1,947 colleges', async () => {
    const { colleges } = planImport((await readCollegeFile(createReadStream(DEMO_COLLEGES))).rows, []);
    const letters = lettersOf(
      colleges.map(({ ceebCode, description: { name } }) => ({ id: ceebCode, name })),
    );
    expect(new Set(letters.values()).size).toBe(1947);
    expect([...letters.values()].filter((text) => !/^[A-Z0-9][A-Za-z0-9]{0,3}$/.test(text))).toEqual([]);
  });

  it('is the same for the same college', () => {
    expect(monogram('3434', 'Harvard University')).toBe(monogram('3434', 'Harvard University'));
    expect(monogram('3434', 'Harvard University')).not.toBe(monogram('3987', 'Harvard University'));
  });
});
