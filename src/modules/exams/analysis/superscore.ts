import type { Superscore } from '../../../../contract/exam-analysis';
import type { ExamType } from '../../../../contract/exam-definitions';
import { compositeOf, TEST_SECTIONS } from '../../../../contract/test-scores';
import type { ScoredEntry } from '../../../../projections/exams/exam-entries';

type DatedScore = Superscore['parts'][string];

const scoreOf = ({ scored }: ScoredEntry, part: string): number | null =>
  part === 'verbal' ? scored.verbal : (scored.parts[part]?.scaled ?? null);

const dated = ({ id, dateTaken, sample }: ScoredEntry, score: number): DatedScore => ({
  examId: id,
  dateTaken,
  score,
  sample,
});

/** The best score of each part, the newest if equal; null if nothing was scaled. Entries are sorted oldest first. */
export function superscore(type: ExamType, entries: readonly ScoredEntry[]): Superscore | null {
  const parts: Record<string, DatedScore> = {};
  for (const part of TEST_SECTIONS[type].sections) {
    for (const entry of entries) {
      const score = scoreOf(entry, part);
      if (score !== null && score >= (parts[part]?.score ?? 0)) parts[part] = dated(entry, score);
    }
  }
  const found = Object.entries(parts);
  if (found.length === 0) return null;
  const isWhole = found.length === TEST_SECTIONS[type].sections.length;
  const scores = Object.fromEntries(found.map(([part, { score }]) => [part, score]));
  return { parts, total: isWhole ? compositeOf(type, scores) : null };
}

export const trend = (entries: readonly ScoredEntry[]): DatedScore[] =>
  entries.flatMap((entry) => (entry.scored.total === null ? [] : [dated(entry, entry.scored.total)]));
