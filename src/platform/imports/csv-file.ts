import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import type { FileEncoding } from '../../../contract/imports';
import { isReadable, stripBidiControls } from '../../../contract/text';
import { Rejected } from '../../kernel/errors';
import type { LocalizedMessage } from '../../kernel/sentences';
import { t } from '../messages';
import { decoded, encodingOf } from './file-encoding';
import type { RowIssue } from './import-kind';

/** No table that people make or export has more cells. Each takes memory and time, even an empty one. */
export const MAX_CELLS = 1_000_000;

/** More than the people of any school, or the colleges of the country. */
export const MAX_ROWS = 20_000;

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

export interface CsvFile<Row> {
  readonly rows: readonly Row[];
  readonly issues: readonly RowIssue[];
  readonly encoding: FileEncoding;
}

/** An upload is truncated where it exceeds the limit. */
export type CsvSource = Readable & { readonly truncated?: boolean };

interface CsvFormat<Row> {
  readonly maxBytes: number;
  readonly noRows: LocalizedMessage;
  /** Returns a reader of rows for this header. A `Rejected` for a row skips it, one for the header refuses the file. */
  readonly rowsBy: (header: readonly string[]) => (cells: readonly string[], line: number) => Row;
}

function unread(error: unknown): Rejected {
  if (error instanceof Rejected) return error;
  const message =
    error instanceof CsvError
      ? t('unreadable-file.not-csv', { line: String(error.lines) })
      : t('unreadable-file.unread', { reason: error instanceof Error ? error.message : String(error) });
  return new Rejected('invalid', message);
}

export async function readCsv<Row>(
  source: CsvSource,
  { maxBytes, noRows, rowsBy }: CsvFormat<Row>,
): Promise<CsvFile<Row>> {
  const tooLarge = () => new Rejected('invalid', t('file-too-large', { maxBytes }));
  const rows: Row[] = [];
  const issues: RowIssue[] = [];
  const take = async (records: AsyncIterable<CsvRecord>) => {
    let header: readonly string[] | undefined;
    let rowOf: ReturnType<typeof rowsBy> | undefined;
    for await (const { record, info } of records) {
      if (!rowOf) {
        header = record;
        rowOf = rowsBy(header);
        continue;
      }
      if (rows.length + issues.length === MAX_ROWS)
        throw new Rejected('invalid', t('unreadable-file.too-many-rows', { most: MAX_ROWS }));
      try {
        rows.push(rowOf(checked(record, header!), info.lines));
      } catch (error) {
        if (!(error instanceof Rejected)) throw error;
        issues.push({ line: info.lines, severity: 'error', localized: error.localized });
      }
    }
    if (!rowOf) throw new Rejected('invalid', t('unreadable-file.empty'));
  };
  const bytes = await buffer(source).catch((error: unknown) => {
    throw source.truncated || error instanceof RangeError ? tooLarge() : unread(error);
  });
  if (source.truncated || bytes.length > maxBytes) throw tooLarge();
  const encoding = encodingOf(bytes);
  const delimiter = delimiterOf(bytes, encoding);
  if (mayHaveMoreCells(bytes, delimiter))
    throw new Rejected('invalid', t('unreadable-file.too-many-cells', { most: MAX_CELLS }));
  const parser = parse({ delimiter, info: true, relax_column_count: true, skip_empty_lines: true });
  try {
    await pipeline(yieldingBetween(decoded(bytes, encoding)), parser, take);
  } catch (error) {
    throw unread(error);
  }
  if (rows.length === 0 && issues.length === 0) throw new Rejected('invalid', noRows);
  return { rows, issues, encoding };
}

async function* yieldingBetween(parts: Iterable<string>): AsyncIterable<string> {
  for (const part of parts) {
    yield part;
    await nextTurn();
  }
}

/** Cells are counted before they are read. Delimiters within quotes count too, but there are few of them. */
function mayHaveMoreCells(bytes: Buffer, delimiter: string): boolean {
  const [cellEnd, rowEnd] = [delimiter.charCodeAt(0), '\n'.charCodeAt(0)];
  let cells = 0;
  for (const byte of bytes) if (byte === cellEnd || byte === rowEnd) cells++;
  return cells > MAX_CELLS;
}

/** Excel's delimiter depends on the country, and in Unicode text it is a tab. */
function delimiterOf(bytes: Buffer, encoding: FileEncoding): string {
  const [start = ''] = decoded(bytes, encoding);
  const header = start.split(/[\r\n]/, 1)[0]!;
  const count = (delimiter: string) => header.split(delimiter).length;
  return [';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best), ',');
}

function checked(record: readonly string[], header: readonly string[]): readonly string[] {
  const [cells, headers] = [record.length, header.length];
  if (cells !== headers) throw new Rejected('invalid', t('row-refused.cells', { cells, headers }));
  if (record.every(isReadable)) return record.map(stripBidiControls);
  throw new Rejected('invalid', t('row-refused.rule', { code: 'unreadable' }));
}

export type Columns<Column extends string> = Readonly<Record<Column, readonly string[]>>;

/** Finds cells by header; of columns that mean the same, the first filled one. Requires the required columns. */
export function columnsIn<Column extends string>(
  header: readonly string[],
  columns: Columns<Column>,
  required: readonly NoInfer<Column>[],
): (cells: readonly string[]) => (column: Column, isBlank?: (cell: string) => boolean) => string {
  const places = new Map(header.map((name, index) => [name.trim().toLowerCase(), index]));
  const indexesOf = (column: Column) => columns[column].flatMap((name) => places.get(name) ?? []);
  const indexes = new Map((Object.keys(columns) as Column[]).map((column) => [column, indexesOf(column)]));
  const missing = required.filter((column) => indexes.get(column)!.length === 0);
  if (missing.length > 0) {
    const names = missing.map((column) => columns[column]);
    throw new Rejected('invalid', t('unreadable-file.no-columns', { columns: names }));
  }
  return (cells) =>
    (column, isBlank = (cell) => cell === '') =>
      indexes
        .get(column)!
        .map((index) => (cells[index] ?? '').trim())
        .find((cell) => !isBlank(cell)) ?? '';
}
