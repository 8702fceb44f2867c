import { Readable } from 'node:stream';
import { Rejected } from '../../kernel/errors';
import { t } from '../messages';
import { columnsIn, MAX_CELLS, MAX_ROWS, readCsv } from './csv-file';

const format = {
  maxBytes: 1_000,
  noRows: t('unreadable-file.empty'),
  rowsBy: (header: readonly string[]) => {
    const cellsOf = columnsIn(header, { name: ['name', 'title'], note: ['note'] }, ['name']);
    return (cells: readonly string[], line: number) => {
      const cell = cellsOf(cells);
      if (cell('name') === '') throw new Rejected('invalid', t('notValid'));
      return { line, name: cell('name'), note: cell('note') };
    };
  },
};
const read = (...bytes: (string | Buffer)[]) =>
  readCsv(Readable.from(bytes.map((part) => Buffer.from(part))), format);

describe('a CSV file', () => {
  it.each([
    ['commas', 'note,Name\n"a;b",Maya\n'],
    ['semicolons, as Excel writes it in half of Europe', 'note;Name\r\n"a;b";Maya\r\n'],
    [
      'tabs in UTF-16, as Excel writes Unicode text',
      Buffer.from('\ufeffnote\tName\r\na;b\tMaya\r\n', 'utf16le'),
    ],
  ])('is read with %s', async (_, content) => {
    expect((await read(content)).rows).toEqual([{ line: 2, name: 'Maya', note: 'a;b' }]);
  });

  it('loses only its invalid rows', async () => {
    const { rows, issues } = await read('title\nMaya\n" "\nNoah,2\nZoe\n');
    expect(rows.map(({ line, name }) => [line, name])).toEqual([
      [2, 'Maya'],
      [5, 'Zoe'],
    ]);
    expect(issues.map(({ line, localized }) => [line, localized.in('en')])).toEqual([
      [3, 'isn’t valid'],
      [4, 'This row has 2 cells, but the header has 1.'],
    ]);
  });

  it('loses rows with bytes that Windows-1252 does not define', async () => {
    const { rows, issues, encoding } = await read(Buffer.from('name\nZo\u00eb\nMaya \u0081\n', 'latin1'));
    expect(encoding).toBe('Windows-1252');
    expect(rows.map(({ name }) => name)).toEqual(['Zoë']);
    expect(issues.map(({ line, localized }) => [line, localized.in('en')])).toEqual([
      [3, 'This contains unreadable characters.'],
    ]);
  });

  it('is refused if it is too large, not CSV, or lacks a column', async () => {
    await expect(read('name\n', 'x'.repeat(1_000))).rejects.toMatchObject({ code: 'file-too-large' });
    await expect(read('name\n"x')).rejects.toMatchObject({ code: 'unreadable-file' });
    await expect(read('note\nx\n')).rejects.toThrow('The file has no column for name or title.');
  });

  it('is refused before it is read if it has too many cells', async () => {
    const commas = ','.repeat(MAX_CELLS);
    for (const content of [`name${commas}\nx`, `name\n${commas}`, `name\n${'\n'.repeat(MAX_CELLS)}`]) {
      await expect(
        readCsv(Readable.from([Buffer.from(content)]), { ...format, maxBytes: 5_000_000 }),
      ).rejects.toThrow('The file has too many cells. The limit is 1,000,000.');
    }
  });

  it('is refused if it has too many rows, including invalid ones', async () => {
    const content = `name\n${'Maya\n" "\n'.repeat(MAX_ROWS / 2)}`;
    const readAll = (text: string) =>
      readCsv(Readable.from([Buffer.from(text)]), { ...format, maxBytes: 5_000_000 });
    const { rows, issues } = await readAll(content);
    expect([rows.length, issues.length]).toEqual([MAX_ROWS / 2, MAX_ROWS / 2]);
    await expect(readAll(`${content}Zoe\n`)).rejects.toThrow(
      'The file has too many rows. The limit is 20,000.',
    );
  });

  it('lets other work run while it is read', async () => {
    let turns = 0;
    const counting = setInterval(() => turns++, 0);
    const rows = 'Maya\n'.repeat(MAX_ROWS);
    await readCsv(Readable.from([Buffer.from(`name\n${rows}`)]), { ...format, maxBytes: 5_000_000 });
    clearInterval(counting);
    expect(turns).toBeGreaterThan(2);
  });
});
