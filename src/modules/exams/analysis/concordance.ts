import { asSat } from '../../../../contract/concordance';
import type { TestComparison } from '../../../../contract/exam-analysis';

export function compared(act: number | null, sat: number | null): TestComparison | null {
  const actAsSat = act === null ? undefined : asSat(act);
  if (act === null || sat === null || !actAsSat) return null;
  const better = sat > actAsSat.max ? 'SAT' : sat < actAsSat.min ? 'ACT' : 'same';
  return { act, sat, actAsSat, better };
}
