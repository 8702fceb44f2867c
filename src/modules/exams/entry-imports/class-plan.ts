import { isCalendarDate } from '../../../../contract/dates';
import { EXAM_SECTIONS, EXAM_TYPES, type ExamType } from '../../../../contract/exam-definitions';
import { Rejected } from '../../../kernel/errors';
import type { LocalizedMessage } from '../../../kernel/sentences';
import type { RowIssue } from '../../../platform/imports/import-kind';
import type { Answers } from '../entries/exam-entries.events';
import { sectionIn } from './answers-in-cells';
import type { ClassRow } from './class-file';
import { t } from './messages';

export interface PlannedAttempt {
  readonly studentId: string;
  readonly formId: string;
  readonly dateTaken: string;
}

export interface PlannedEntry extends PlannedAttempt {
  readonly line: number;
  readonly type: ExamType;
  readonly code: string;
  readonly answers: Answers;
}

interface KnownAttempts {
  /** Ids of the students whom the user may act for, by id and by lower-case address. */
  readonly studentIds: ReadonlyMap<string, string>;
  readonly forms: readonly { readonly formId: string; readonly type: ExamType; readonly code: string }[];
  readonly taken: readonly PlannedAttempt[];
  readonly lastDate: string;
}

export interface ClassPlan {
  readonly entries: readonly PlannedEntry[];
  readonly issues: readonly RowIssue[];
  /** The students whose rows have issues, by line. */
  readonly students: Readonly<Record<number, string>>;
}

/** A spreadsheet reads the code `May 2017` as a date, and writes it as `May-17`. */
const asDate = (code: string) => code.replace(/^([A-Z][a-z]{2})[a-z]* \d\d(\d\d)$/, '$1-$2');

const nameOf = (type: ExamType, name: string) => `${type} ${name.toLowerCase()}`;

export const attemptKey = ({ studentId, formId, dateTaken }: PlannedAttempt) =>
  `${studentId} ${formId} ${dateTaken}`;

/** Returns `2026-03-14`, even if a spreadsheet turned it into `3/14/2026`. */
function dateIn(cell: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(cell) ?? [];
  const date = year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : cell;
  if (!isCalendarDate(date)) throw new Rejected('invalid', t('row-refused.date'));
  return date;
}

/** Reads all cells of all rows, so that all issues are found at once. */
export function planClass(
  rows: readonly ClassRow[],
  { studentIds, forms, taken, lastDate }: KnownAttempts,
): ClassPlan {
  const formByName = new Map(
    forms.flatMap((form) => {
      const { formId, type, code } = form;
      return [formId, code, asDate(code)].map((name) => [nameOf(type, name), form] as const);
    }),
  );
  const existing = new Set(taken.map(attemptKey));
  const lines = new Map<string, number>();
  const issues: RowIssue[] = [];
  const students: Record<number, string> = {};
  const planned = ({ line, student, ...cells }: ClassRow): PlannedEntry | undefined => {
    const refusals: LocalizedMessage[] = [];
    const read = <Value>(reading: () => Value): Value | undefined => {
      try {
        return reading();
      } catch (error) {
        if (!(error instanceof Rejected)) throw error;
        refusals.push(error.localized);
        return undefined;
      }
    };
    const found = <Value>(value: Value | undefined, otherwise: LocalizedMessage): Value | undefined => {
      if (value === undefined) refusals.push(otherwise);
      return value;
    };
    const studentId = found(studentIds.get(student), t('row-refused.student'));
    const type = found(
      EXAM_TYPES.find((name) => name === cells.type.toUpperCase()),
      t('row-refused.type'),
    );
    const form = type && found(formByName.get(nameOf(type, cells.code)), t('row-refused.code'));
    const dateTaken = read(() => dateIn(cells.date));
    if (dateTaken !== undefined && dateTaken > lastDate) refusals.push(t('row-refused.date-too-late'));
    const answers =
      type &&
      EXAM_SECTIONS[type].map((_, index) => read(() => sectionIn(type, index, cells.sections[index]!)));
    if (studentId !== undefined && form && dateTaken !== undefined) {
      const key = attemptKey({ studentId, formId: form.formId, dateTaken });
      const earlier = lines.get(key);
      if (existing.has(key)) refusals.push(t('row-refused.taken'));
      else if (earlier !== undefined) refusals.push(t('row-refused.repeated', { line: earlier }));
      else if (refusals.length === 0) lines.set(key, line);
    }
    issues.push(...refusals.map((localized) => ({ line, severity: 'error', localized }) as const));
    if (refusals.length > 0 && studentId !== undefined) students[line] = studentId;
    if (refusals.length > 0) return undefined;
    const { formId, code } = form!;
    return {
      ...{ line, studentId: studentId!, formId, code, type: type! },
      ...{ dateTaken: dateTaken!, answers: answers as Answers },
    };
  };
  const entries = rows.flatMap((row) => planned(row) ?? []);
  return { entries, issues, students };
}
