import { isCalendarDate } from '../../../../contract/dates';
import { ENTRY_COLUMNS, ENTRY_IMPORT_MAX_BYTES } from '../../../../contract/entry-imports';
import { EXAM_TYPES, type ExamType } from '../../../../contract/exam-definitions';
import { Rejected } from '../../../kernel/errors';
import {
  columnsIn,
  readCsv,
  type Columns,
  type CsvFile,
  type CsvSource,
} from '../../../platform/imports/csv-file';
import type { Answers } from '../entries/exam-entries.events';
import { answersIn } from './answers-in-cells';
import { t } from './messages';

export interface ClassRow {
  readonly line: number;
  readonly student: string;
  readonly type: ExamType;
  readonly code: string;
  readonly dateTaken: string;
  readonly answers: Answers;
}

type Column = (typeof ENTRY_COLUMNS)[number];

const columns = Object.fromEntries(ENTRY_COLUMNS.map((name) => [name, [name]])) as unknown as Columns<Column>;

const SECTIONS = ['section1', 'section2', 'section3', 'section4'] as const;

/** Returns `2026-03-14`, even if a spreadsheet turned it into `3/14/2026`. */
function dateIn(cell: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? [];
  const date = year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : cell;
  if (!isCalendarDate(date)) throw new Rejected('invalid', t('row-refused.date'));
  return date;
}

function typeIn(cell: string): ExamType {
  const type = EXAM_TYPES.find((name) => name === cell.toUpperCase());
  if (!type) throw new Rejected('invalid', t('row-refused.type'));
  return type;
}

/** Reads the answers of a class. Rows with issues are skipped; an invalid file is refused. */
export const readClassFile = (source: CsvSource): Promise<CsvFile<ClassRow>> =>
  readCsv(source, {
    maxBytes: ENTRY_IMPORT_MAX_BYTES,
    noRows: t('no-entries'),
    rowsBy: (header) => {
      const cellsOf = columnsIn(header, columns, ENTRY_COLUMNS);
      return (cells, line) => {
        const cell = cellsOf(cells);
        const type = typeIn(cell('type'));
        return {
          line,
          student: cell('student').toLowerCase(),
          type,
          code: cell('code'),
          dateTaken: dateIn(cell('date')),
          answers: answersIn(
            type,
            SECTIONS.map((section) => cell(section)),
          ),
        };
      };
    },
  });
