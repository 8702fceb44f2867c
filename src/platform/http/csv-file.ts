import { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';
import { stringify, type Options } from 'csv-stringify';

/**
 * Returns rows as a CSV file to save, with a header if there are `columns`. Fields that look like formulas are escaped,
 * so that no spreadsheet runs them.
 */
export function csvFile(
  name: string,
  rows: Iterable<unknown> | AsyncIterable<unknown>,
  { columns, ...options }: Options = {},
): StreamableFile {
  const header = columns ? { header: true, columns } : {};
  const csv = Readable.from(rows).pipe(
    stringify({ bom: true, escape_formulas: true, ...header, ...options }),
  );
  return new StreamableFile(csv, {
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${name}"`,
  });
}
