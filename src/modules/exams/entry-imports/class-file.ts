import { ENTRY_COLUMNS, ENTRY_IMPORT_MAX_BYTES } from '../../../../contract/entry-imports';
import {
  columnsIn,
  readCsv,
  type Columns,
  type CsvFile,
  type CsvSource,
} from '../../../platform/imports/csv-file';
import { t } from './messages';

/** A row as it is in the file. */
export interface ClassRow {
  readonly line: number;
  readonly student: string;
  readonly type: string;
  readonly code: string;
  readonly date: string;
  readonly sections: readonly string[];
}

type Column = (typeof ENTRY_COLUMNS)[number];

const columns = Object.fromEntries(ENTRY_COLUMNS.map((name) => [name, [name]])) as unknown as Columns<Column>;

const SECTIONS = ['section1', 'section2', 'section3', 'section4'] as const;

/** Reads the answers of a class. An invalid file is refused. */
export const readClassFile = (source: CsvSource): Promise<CsvFile<ClassRow>> =>
  readCsv(source, {
    maxBytes: ENTRY_IMPORT_MAX_BYTES,
    noRows: t('no-entries'),
    rowsBy: (header) => {
      const cellsOf = columnsIn(header, columns, ENTRY_COLUMNS);
      return (cells, line) => {
        const cell = cellsOf(cells);
        return {
          line,
          student: cell('student').toLowerCase(),
          ...{ type: cell('type'), code: cell('code'), date: cell('date') },
          sections: SECTIONS.map((section) => cell(section)),
        };
      };
    },
  });
