import { EXAM_PARTS, maxRaw, type ExamPart, type ExamType } from '../../../../contract/exam-definitions';
import { scaledIssue } from '../../../../contract/exam-form-rules';
import type { LocalizedMessage } from '../../../kernel/sentences';
import type { RowIssue } from '../../../platform/imports/import-kind';
import type { Imported } from './exam-form.decider';
import { partNamed } from './form-places';
import type { ScaleRow } from './form-rows';
import { t } from './messages';

/** `given` is null if a row is invalid or missing; parts without any score stay unchanged. */
export function readScale(
  type: ExamType,
  rows: readonly ScaleRow[],
): { readonly given: Imported | null; readonly issues: readonly RowIssue[] } {
  const issues: RowIssue[] = [];
  const addIssue = (line: number, localized: LocalizedMessage, severity: RowIssue['severity'] = 'error') =>
    issues.push({ line, severity, localized });
  const parts: readonly ExamPart[] = EXAM_PARTS[type];
  const found = new Map(parts.map((part) => [part, new Map<number, ScaleRow>()]));
  for (const row of rows) {
    const { line, section, raw, scaled } = row;
    const part = partNamed(type, section);
    if (!part) {
      addIssue(line, t('unknownPart', { section, type }));
      continue;
    }
    const [own, most] = [found.get(part)!, maxRaw(type, part)];
    const earlier = own.get(raw);
    const wrong = scaled === null ? undefined : scaledIssue(type, part, scaled);
    if (raw > most) addIssue(line, t('rawBeyond', { part, most }));
    else if (earlier) addIssue(line, t('rawRepeated', { part, raw, line: earlier.line }));
    else {
      own.set(raw, row);
      if (wrong) addIssue(line, t('rowBreaksRule', wrong));
    }
  }
  const scale: Partial<Record<ExamPart, readonly number[]>> = {};
  for (const [part, own] of found) {
    const filled = [...own.values()].filter(({ scaled }) => scaled !== null);
    if (filled.length === 0) continue;
    const scores = Array.from({ length: maxRaw(type, part) + 1 }, (_, raw) => own.get(raw)?.scaled ?? null);
    const missing = scores.flatMap((scaled, raw) => (scaled === null ? [raw] : []));
    if (missing.length > 0) {
      addIssue(filled.at(-1)!.line, t('rawMissing', { part, missing }));
      continue;
    }
    const table = scores as number[];
    table.forEach((scaled, raw) => {
      if (raw > 0 && scaled < table[raw - 1]!)
        addIssue(own.get(raw)!.line, t('scaleFalls', { part, raw }), 'warning');
    });
    scale[part] = table;
  }
  if (issues.some(({ severity }) => severity === 'error')) return { given: null, issues };
  return { given: { scale }, issues };
}
