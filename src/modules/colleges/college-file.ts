import { importMessages } from '../../../contract/college-imports';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import type { FileEncoding, ImportFault } from '../../../contract/college-imports';
import { isReadable, UNREADABLE_TEXT } from '../../../contract/text';
import { Rejected } from '../../kernel/errors';
import { collegeOf, columnsOf, type CollegeRow } from './college-columns';
import { decoded, encodingOf } from './file-encoding';

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

export interface CollegeFile {
  readonly rows: readonly CollegeRow[];
  readonly faults: readonly ImportFault[];
  readonly encoding: FileEncoding;
}

/** An upload that was longer than it may be ends there, truncated. */
export type CollegeSource = Readable & { readonly truncated?: boolean };

const sentence = (error: unknown) => (error instanceof Error ? error.message : String(error));

const notCsv = (reason: string) => new Rejected('invalid', 'not-a-college-file', reason);

const tooLarge = () => new Rejected('invalid', 'file-too-large', importMessages.importTooLarge);

/** Reads a CSV file of colleges. A faulty row is left out, a faulty file refused. */
export async function readCollegeFile(source: CollegeSource): Promise<CollegeFile> {
  const rows: CollegeRow[] = [];
  const faults: ImportFault[] = [];
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
        if (record.length !== header!.length) {
          throw new Error(`It has ${record.length} cells where the header has ${header!.length}.`);
        }
        if (!record.every(isReadable)) throw new Error(`${UNREADABLE_TEXT}.`);
        rows.push(collegeOf(cellsOf(record), info.lines));
      } catch (error) {
        faults.push({ line: info.lines, severity: 'error', message: sentence(error) });
      }
    }
    if (!cellsOf) throw new Error('The file is empty.');
  };
  const parser = parse({ info: true, relax_column_count: true, skip_empty_lines: true });
  const bytes = await buffer(source).catch((error: unknown) => {
    throw source.truncated ? tooLarge() : notCsv(sentence(error));
  });
  if (source.truncated) throw tooLarge();
  const encoding = encodingOf(bytes);
  try {
    await pipeline(decoded(bytes, encoding), parser, take);
  } catch (error) {
    throw notCsv(
      error instanceof CsvError
        ? `The file is not CSV: line ${String(error.lines)} cannot be read.`
        : sentence(error),
    );
  }
  if (rows.length === 0 && faults.length === 0) throw notCsv('The file has no colleges.');
  return { rows, faults, encoding };
}
