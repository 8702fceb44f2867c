import { collegeRules } from '../../../contract/colleges';
import type { ImportFault } from '../../../contract/college-imports';
import type { College } from '../../../projections/colleges';
import { importedChanges } from './college.decider';
import type { CollegeRow } from './college-columns';
import type { ImportCounts } from './colleges.events';

export interface ImportPlan {
  readonly colleges: readonly (Pick<CollegeRow, 'description' | 'facts'> & { readonly ceebCode: string })[];
  readonly counts: ImportCounts;
  readonly faults: readonly ImportFault[];
}

/**
 * Which row becomes which college. One that is there is found by UNITID, then by CEEB code. A new one gets its
 * CEEB code, or the surrogate `U` and UNITID where it has none, shares it with another row or another college has it.
 */
export function planImport(rows: readonly CollegeRow[], existing: readonly College[]): ImportPlan {
  const byUnitId = new Map(existing.map((college) => [college.fields.unitId, college]));
  const byCode = new Map(existing.map((college) => [college.id, college]));
  const faults: ImportFault[] = [];
  const planned: ImportPlan['colleges'][number][] = [];
  const counts = { added: 0, changed: 0, unchanged: 0 };

  const byRow = new Map<string, CollegeRow>();
  for (const row of rows) {
    const earlier = byRow.get(row.unitId);
    if (!earlier) byRow.set(row.unitId, row);
    else {
      const message = `The UNITID ${row.unitId} is in line ${earlier.line} already.`;
      faults.push({ line: row.line, severity: 'error', message });
    }
  }
  const claims = new Map<string | null, number>();
  for (const { ceebCode } of byRow.values()) claims.set(ceebCode, (claims.get(ceebCode) ?? 0) + 1);

  for (const { line, unitId, ceebCode, description, facts } of byRow.values()) {
    const warning = ceebCode === null ? undefined : reservation(ceebCode);
    const known = byUnitId.get(unitId) ?? (ceebCode !== null && !warning ? byCode.get(ceebCode) : undefined);
    if (warning && !byUnitId.has(unitId)) {
      faults.push({ line, severity: 'warning', message: `${warning} It goes by U${unitId}.` });
    }
    planned.push({
      ceebCode: known?.id ?? (ceebCode === null || warning ? `U${unitId}` : ceebCode),
      description,
      facts,
    });
    counts[known ? effectOn(known, facts) : 'added']++;
  }
  return { colleges: planned, counts, faults };

  /** Why the code cannot be the college's. */
  function reservation(ceebCode: string): string | undefined {
    if (!collegeRules.ceebCode.pattern.value.test(ceebCode)) return `${ceebCode} is not a CEEB code.`;
    if (claims.get(ceebCode)! > 1) return `More than one line has the CEEB code ${ceebCode}.`;
    const holder = byCode.get(ceebCode);
    if (holder && holder.fields.unitId !== null)
      return `${holder.fields.name} has the CEEB code ${ceebCode}.`;
    return undefined;
  }
}

const effectOn = ({ fields }: College, facts: CollegeRow['facts']): 'changed' | 'unchanged' =>
  Object.keys(importedChanges(fields, facts)).length > 0 ? 'changed' : 'unchanged';
