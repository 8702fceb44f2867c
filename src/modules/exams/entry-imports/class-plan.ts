import type { ExamType } from '../../../../contract/exam-definitions';
import type { LocalizedMessage } from '../../../kernel/sentences';
import type { RowIssue } from '../../../platform/imports/row-issue';
import type { Answers } from '../entries/exam-entries.events';
import type { ClassRow } from './class-file';
import { t } from './messages';

interface Form {
  readonly formId: string;
  readonly type: ExamType;
  readonly code: string;
}

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
  readonly forms: readonly Form[];
  readonly taken: readonly PlannedAttempt[];
  readonly lastDate: string;
}

export interface ClassPlan {
  readonly entries: readonly PlannedEntry[];
  readonly issues: readonly RowIssue[];
}

/** A spreadsheet reads the code `May 2017` as a date, and writes it as `May-17`. */
const asDate = (code: string) => code.replace(/^([A-Z][a-z]{2})[a-z]* \d\d(\d\d)$/, '$1-$2');

const nameOf = (type: ExamType, name: string) => `${type} ${name.toLowerCase()}`;

export const attemptKey = ({ studentId, formId, dateTaken }: PlannedAttempt) =>
  `${studentId} ${formId} ${dateTaken}`;

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
  const entries = rows.flatMap(({ line, student, type, code, dateTaken, answers }) => {
    const refused = (localized: LocalizedMessage) => {
      issues.push({ line, severity: 'error', localized });
      return [];
    };
    const [studentId, form] = [studentIds.get(student), formByName.get(nameOf(type, code))];
    if (studentId === undefined) return refused(t('row-refused.student'));
    if (!form) return refused(t('row-refused.code'));
    if (dateTaken > lastDate) return refused(t('row-refused.date-too-late'));
    const entry = { line, studentId, formId: form.formId, type, code: form.code, dateTaken, answers };
    const key = attemptKey(entry);
    if (existing.has(key)) return refused(t('row-refused.taken'));
    const earlier = lines.get(key);
    if (earlier !== undefined) return refused(t('row-refused.repeated', { line: earlier }));
    lines.set(key, line);
    return [entry];
  });
  return { entries, issues };
}
