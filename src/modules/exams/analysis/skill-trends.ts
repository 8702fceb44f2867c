import type { SkillTrend } from '../../../../contract/exam-analysis';
import { EXAM_PARTS, type ExamType } from '../../../../contract/exam-definitions';
import type { SkillTally } from '../entries/exam-entries.events';
import type { ScoredEntry } from '../../../../projections/exams/exam-entries';

interface Tally {
  readonly correct: number;
  readonly total: number;
}

/** A whole number, rounded half up; null if there were no questions. */
export const percentageOf = ({ correct, total }: Tally): number | null =>
  total === 0 ? null : Math.round((100 * correct) / total);

export function byCategory(skills: readonly SkillTally[]): Map<string, Tally> {
  const tallies = new Map<string, Tally>();
  for (const { category, correct, total } of skills) {
    const sum = tallies.get(category) ?? { correct: 0, total: 0 };
    tallies.set(category, { correct: sum.correct + correct, total: sum.total + total });
  }
  return tallies;
}

export function skillTrends(type: ExamType, entries: readonly ScoredEntry[]): SkillTrend[] {
  return EXAM_PARTS[type].flatMap((part) => {
    const trends = new Map<string, SkillTrend['exams'][number][]>();
    for (const { id, dateTaken, scored } of entries) {
      for (const [name, tally] of byCategory(scored.parts[part]?.skills ?? [])) {
        if (tally.total === 0) continue;
        const exam = { examId: id, dateTaken, name, ...tally, percentage: percentageOf(tally) };
        trends.set(name, [...(trends.get(name) ?? []), exam]);
      }
    }
    return [...trends].map(([name, exams]) => ({ part, name, exams }));
  });
}
