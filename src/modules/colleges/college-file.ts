import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import type { FileEncoding } from '../../../contract/college-imports';
import { isReadable } from '../../../contract/text';
import { Rejected } from '../../kernel/errors';
import { collegeOf, columnsOf, type CollegeRow } from './college-columns';
import { decoded, encodingOf } from './file-encoding';
import type { RowFault } from './row-fault';
import { say } from './words';

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

export interface CollegeFile {
  readonly rows: readonly CollegeRow[];
  readonly faults: readonly RowFault[];
  readonly encoding: FileEncoding;
}

/** An upload; one that exceeds the limit is truncated. */
export type CollegeSource = Readable & { readonly truncated?: boolean };

const tooLarge = () => new Rejected('invalid', say('file-too-large'));

function unread(error: unknown): Rejected {
  if (error instanceof Rejected) return error;
  const told =
    error instanceof CsvError
      ? say('not-a-college-file.not-csv', { line: String(error.lines) })
      : say('not-a-college-file.unread', { reason: error instanceof Error ? error.message : String(error) });
  return new Rejected('invalid', told);
}

/** Reads a CSV file of colleges. Faulty rows are skipped, a faulty file is refused. */
export async function readCollegeFile(source: CollegeSource): Promise<CollegeFile> {
  const rows: CollegeRow[] = [];
  const faults: RowFault[] = [];
  const take = async (records: AsyncIterable<CsvRecord>) => {
    let header: readonly string[] | undefined;
    let cellsOf: ReturnType<typeof columnsOf> | undefined;
    for await (const { record, info } of records) {
      if (!cellsOf) {
        header = record;
        cellsOf = columnsOf(header);
        continue;
      }
      try {
        rows.push(collegeOf(cellsOf(checked(record, header!)), info.lines));
      } catch (error) {
        if (!(error instanceof Rejected)) throw error;
        faults.push({ line: info.lines, severity: 'error', told: error.told });
      }
    }
    if (!cellsOf) throw new Rejected('invalid', say('not-a-college-file.empty'));
  };
  const parser = parse({ info: true, relax_column_count: true, skip_empty_lines: true });
  const bytes = await buffer(source).catch((error: unknown) => {
    throw source.truncated ? tooLarge() : unread(error);
  });
  if (source.truncated) throw tooLarge();
  const encoding = encodingOf(bytes);
  try {
    await pipeline(decoded(bytes, encoding), parser, take);
  } catch (error) {
    throw unread(error);
  }
  if (rows.length === 0 && faults.length === 0)
    throw new Rejected('invalid', say('not-a-college-file.no-colleges'));
  return { rows, faults, encoding };
}

function checked(record: readonly string[], header: readonly string[]): readonly string[] {
  const [cells, headers] = [record.length, header.length];
  if (cells !== headers) throw new Rejected('invalid', say('row-refused.cells', { cells, headers }));
  if (record.every(isReadable)) return record;
  throw new Rejected('invalid', say('row-refused.rule', { code: 'unreadable' }));
}
