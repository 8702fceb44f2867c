import { formIdOf, formIdsOf, isSameCode, type ExamType } from '../../../../contract/exam-definitions';
import { differences } from '../../../../contract/exam-form-changes';
import type { RowIssue } from '../../../platform/imports/import-kind';
import { type ExamForm, imported, type Imported, isSame } from './exam-form.decider';
import type { FormImportEffect } from './exam-forms.events';
import { typeBySections } from './form-places';
import { isOfKey, isOfScale, type CheckedFormRow } from './form-rows';
import { readKey } from './read-key';
import { readScale } from './read-scale';
import { t } from './messages';

export interface PlannedForm {
  readonly line: number;
  readonly formId: string;
  readonly type: ExamType;
  readonly code: string;
  /** The revision that the form had at the check; 0 if there was no such form. */
  readonly revision: number;
  readonly given: Imported;
}

export interface FormPlan {
  readonly forms: readonly PlannedForm[];
  readonly effects: readonly FormImportEffect[];
  readonly rows: readonly CheckedFormRow[];
  readonly issues: readonly RowIssue[];
}

/** Assigns rows to forms. A form with an invalid row is left out as a whole. */
export function planForms(
  rows: readonly CheckedFormRow[],
  existing: ReadonlyMap<string, ExamForm>,
): FormPlan {
  const issues: RowIssue[] = [];
  const checked: CheckedFormRow[] = [];
  const forms: PlannedForm[] = [];
  const effects: FormImportEffect[] = [];
  for (const { type, code, rows: own } of groupsOf(rows)) {
    const ids = formIdsOf(type, code);
    const known =
      ids.flatMap((id) => existing.get(id) ?? []).find((form) => isSameCode(form.code, code)) ?? null;
    // An older form with a different code may have the same slug.
    const free = [formIdOf(type, code), ...ids].find((id) => !existing.has(id))!;
    const formId = known?.formId ?? free;
    const { given, issues: found } = readGroup(type, own, known);
    issues.push(...found);
    if (!given) {
      const localized = t(found.length > 0 ? 'formLeftOut' : 'keyMissing', { form: `${type} ${code}` });
      issues.push({ line: own[0]!.line, severity: 'error', localized });
      continue;
    }
    const next = imported(known, given)!;
    const { questions, rows: scaled } = differences(known, next);
    const change = known ? (isSame(contentOf(known), contentOf(next)) ? 'unchanged' : 'changed') : 'new';
    const name = { formId, type, code: known?.code ?? code };
    const { line, revision = known?.revision ?? 0 } = own[0]!;
    forms.push({ line, ...name, revision, given });
    checked.push(...own.map((row) => ({ ...row, revision })));
    effects.push({ ...name, change, changes: 'sections' in given ? questions : scaled });
  }
  return { forms, effects, rows: checked, issues };
}

const contentOf = ({ sample, sections, scale }: Pick<ExamForm, 'sample' | 'sections' | 'scale'>) => ({
  sample,
  sections,
  scale,
});

function readGroup(
  type: ExamType,
  rows: readonly CheckedFormRow[],
  known: ExamForm | null,
): { readonly given: Imported | null; readonly issues: readonly RowIssue[] } {
  if (rows.every(isOfKey)) return readKey(type, rows);
  if (known) return readScale(type, rows.filter(isOfScale));
  return { given: null, issues: [] };
}

function groupsOf(rows: readonly CheckedFormRow[]) {
  const byName = new Map<string, CheckedFormRow[]>();
  for (const row of rows) {
    const name = `${row.type}\n${row.code.toLowerCase()}`;
    byName.set(name, [...(byName.get(name) ?? []), row]);
  }
  return [...byName.values()].map((own) => {
    const { type, code } = own[0]!;
    return { type: type ?? typeBySections(own.map(({ section }) => section)), code, rows: own };
  });
}
