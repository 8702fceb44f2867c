import { EXAM_TYPES, type ExamType } from '../../../../contract/exam-definitions';
import { FORM_IMPORT_MAX_BYTES } from '../../../../contract/exam-forms';
import { MAX_EXAM_CODE_LENGTH } from '../../../../contract/exams';
import { Rejected } from '../../../kernel/errors';
import type { LocalizedMessage } from '../../../kernel/sentences';
import { columnsIn, readCsv, type CsvFile, type CsvSource } from '../../../platform/imports/csv-file';
import { t } from './messages';

interface OfForm {
  readonly line: number;
  readonly type: ExamType | null;
  readonly code: string;
  readonly section: string;
}

export interface KeyRow extends OfForm {
  readonly question: number;
  readonly answers: readonly string[];
  readonly category: string;
  readonly subcategory: string;
}

export interface ScaleRow extends OfForm {
  readonly raw: number;
  readonly scaled: number | null;
}

export type FormRow = KeyRow | ScaleRow;

/** A row as it is stored for the run, with the revision that its form had at the check. */
export type CheckedFormRow = FormRow & { readonly revision?: number };

export const isOfScale = (row: FormRow): row is ScaleRow => 'raw' in row;
export const isOfKey = (row: FormRow): row is KeyRow => 'question' in row;

export interface TargetForm {
  readonly type?: ExamType;
  readonly code?: string;
}

const COMMON = { type: ['type', 'test'], code: ['code', 'form'], section: ['section'] } as const;
const KEY = {
  ...COMMON,
  question: ['question', 'number'],
  answers: ['answers', 'answer'],
  category: ['category'],
  subcategory: ['subcategory'],
} as const;
const SCALE = { ...COMMON, raw: ['raw'], scaled: ['scaled'] } as const;

const NO_FORM = new Set(['', 'generic']);

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'].concat(
  ['October', 'November', 'December'],
);

const unfit = (message: LocalizedMessage) => new Rejected('invalid', message);

export async function readFormFile(source: CsvSource, target: TargetForm): Promise<CsvFile<FormRow>> {
  const file = await readCsv<FormRow>(source, {
    maxBytes: FORM_IMPORT_MAX_BYTES,
    noRows: t('not-a-form-file.no-rows'),
    rowsBy: (header) => {
      const names = header.map((name) => name.trim().toLowerCase());
      return names.includes('raw') ? scaleRowsBy(header) : keyRowsBy(header);
    },
  });
  const codes = new Set(file.rows.map(({ code }) => code));
  if (target.code !== undefined && codes.size > 1) throw unfit(t('not-a-form-file.several-forms'));
  const [named] = codes;
  if (target.code !== undefined && named && !isSameCode(named, codeIn(target.code)))
    throw unfit(t('not-a-form-file.other-form', { named, code: target.code }));
  if (target.code === undefined && codes.size === 1 && codes.has(''))
    throw unfit(t('not-a-form-file.no-form'));
  const rows = file.rows.map((row) => ({
    ...row,
    type: row.type ?? target.type ?? null,
    code: target.code ?? row.code,
  }));
  const nameless = rows.filter(({ code }) => code === '');
  const issues = nameless.map(
    ({ line }) => ({ line, severity: 'error', localized: t('formNotNamed') }) as const,
  );
  return { ...file, rows: rows.filter(({ code }) => code !== ''), issues: [...file.issues, ...issues] };
}

type Cell<Column extends string> = (column: Column) => string;

function keyRowsBy(header: readonly string[]) {
  const cellsOf = columnsIn(header, KEY, ['section', 'question', 'answers']);
  return (cells: readonly string[], line: number): KeyRow => {
    const cell: Cell<keyof typeof KEY> = cellsOf(cells);
    const question = cell('question');
    if (!/^\d{1,3}$/.test(question)) throw unfit(t('row-refused.question', { cell: question }));
    const answers = cell('answers').split('|');
    return {
      ...formIn(cell, line),
      question: Number(question),
      answers: answers.map((answer) => answer.trim().toUpperCase()).filter((answer) => answer !== ''),
      category: cell('category'),
      subcategory: cell('subcategory'),
    };
  };
}

function scaleRowsBy(header: readonly string[]) {
  const cellsOf = columnsIn(header, SCALE, ['section', 'raw', 'scaled']);
  return (cells: readonly string[], line: number): ScaleRow => {
    const cell: Cell<keyof typeof SCALE> = cellsOf(cells);
    const [raw, scaled] = [cell('raw'), cell('scaled')];
    if (!/^\d{1,3}$/.test(raw)) throw unfit(t('row-refused.raw', { cell: raw }));
    if (!/^\d{0,4}$/.test(scaled)) throw unfit(t('row-refused.scaled', { cell: scaled }));
    return { ...formIn(cell, line), raw: Number(raw), scaled: scaled === '' ? null : Number(scaled) };
  };
}

function formIn(cell: Cell<'type' | 'code' | 'section'>, line: number): OfForm {
  const [type, code] = [cell('type').toUpperCase(), codeIn(cell('code'))];
  const known = EXAM_TYPES.find((name) => name === type);
  if (type !== '' && !known) throw unfit(t('row-refused.type', { cell: type }));
  if (code.length > MAX_EXAM_CODE_LENGTH || !/^(?:[a-z0-9]|$)/i.test(code))
    throw unfit(t('row-refused.code', { longest: MAX_EXAM_CODE_LENGTH }));
  return { line, type: known ?? null, code, section: cell('section') };
}

const isSameCode = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Months may be abbreviated: `Apr 2018` is `April 2018`. */
function codeIn(cell: string): string {
  if (NO_FORM.has(cell.toLowerCase())) return '';
  const [, month = '', year] = /^([A-Za-z]{3,4})\.? (\d{4})$/.exec(cell) ?? [];
  const name = MONTHS.find((name) => month !== '' && name.toLowerCase().startsWith(month.toLowerCase()));
  return name && year ? `${name} ${year}` : cell;
}
