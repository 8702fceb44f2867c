import { ENTRY_COLUMNS } from '../../contract/entry-imports';
import { EXAM_CODES, type ExamType } from '../../contract/exam-definitions';
import { exampleOf } from '../../src/modules/exams/entry-imports/answers-in-cells';

export interface ClassRow {
  readonly student: string;
  readonly type?: ExamType;
  readonly code?: string;
  readonly date?: string;
  readonly cells?: readonly string[];
}

const cellsOf = ({
  student,
  type = 'SAT',
  code = EXAM_CODES[type][0]!,
  date = '2026-03-14',
  cells,
}: ClassRow) => [...[student, type, code, date], ...(cells ?? exampleOf(type))];

export const classFile = (...rows: readonly ClassRow[]): string =>
  [ENTRY_COLUMNS, ...rows.map(cellsOf)].map((cells) => cells.join()).join('\r\n');
