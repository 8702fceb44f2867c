import { collegeRules } from '../../../../contract/colleges';
import type { College } from '../../../../projections/colleges/colleges';
import type { LocalizedMessage } from '../../../kernel/sentences';
import type { RowIssue } from '../../../platform/imports/import-kind';
import { importedChanges } from '../college.decider';
import type { CollegeRow } from './college-columns';
import type { ImportCounts } from '../colleges.events';
import { t } from '../messages';

export interface PlannedCollege extends Pick<CollegeRow, 'line' | 'description' | 'facts'> {
  readonly ceebCode: string;
  readonly unitId: string;
  /** A college has this UNITID already. */
  readonly isKnown: boolean;
  /** The reason for which the college cannot have the CEEB code of its row. */
  readonly warning: LocalizedMessage | undefined;
}

export interface ImportPlan {
  readonly colleges: readonly PlannedCollege[];
  /** The rows as they were checked: each college once, without the CEEB codes that it cannot have. */
  readonly rows: readonly CollegeRow[];
  readonly counts: ImportCounts;
  readonly issues: readonly RowIssue[];
}

/**
 * Finds a row's college by UNITID, then by CEEB code; a new one without a free code gets the surrogate `U` and UNITID.
 */
export function planImport(rows: readonly CollegeRow[], existing: readonly College[]): ImportPlan {
  const byUnitId = new Map(existing.map((college) => [college.fields.unitId, college]));
  const byCode = new Map(existing.map((college) => [college.id, college]));
  const issues: RowIssue[] = [];
  const planned: PlannedCollege[] = [];
  const checked: CollegeRow[] = [];
  const counts = { added: 0, changed: 0, unchanged: 0 };

  const byRow = new Map<string, CollegeRow>();
  for (const row of rows) {
    const earlier = byRow.get(row.unitId);
    if (!earlier) byRow.set(row.unitId, row);
    else {
      const localized = t('unitIdRepeated', { unitId: row.unitId, line: earlier.line });
      issues.push({ line: row.line, severity: 'error', localized });
    }
  }
  const claims = new Map<string | null, number>();
  for (const { ceebCode } of byRow.values()) claims.set(ceebCode, (claims.get(ceebCode) ?? 0) + 1);

  for (const row of byRow.values()) {
    const { line, unitId, ceebCode, description, facts } = row;
    const warning = ceebCode === null ? undefined : reservation(ceebCode, unitId);
    const known = byUnitId.get(unitId) ?? (ceebCode !== null && !warning ? byCode.get(ceebCode) : undefined);
    if (warning && !byUnitId.has(unitId)) issues.push({ line, severity: 'warning', localized: warning });
    checked.push(warning ? { ...row, ceebCode: null } : row);
    planned.push({
      line,
      warning,
      ceebCode: known?.id ?? (ceebCode === null || warning ? `U${unitId}` : ceebCode),
      unitId,
      isKnown: byUnitId.has(unitId),
      description,
      facts,
    });
    counts[known ? effectOn(known, facts) : 'added']++;
  }
  return { colleges: planned, rows: checked, counts, issues };

  function reservation(ceebCode: string, unitId: string): LocalizedMessage | undefined {
    const code = { ceebCode, unitId };
    if (!collegeRules.ceebCode.pattern.value.test(ceebCode)) return t('codeNotCeeb', code);
    if (claims.get(ceebCode)! > 1) return t('codeRepeated', code);
    const holder = byCode.get(ceebCode);
    if (holder && holder.fields.unitId !== null)
      return t('codeTaken', { ...code, holder: holder.fields.name });
    return undefined;
  }
}

const effectOn = ({ fields }: College, facts: CollegeRow['facts']): 'changed' | 'unchanged' =>
  Object.keys(importedChanges(fields, facts)).length > 0 ? 'changed' : 'unchanged';
