import { EXAM_PARTS, type ExamType } from '../../../../contract/exam-definitions';
import { FEWEST_IN_AVERAGE, type ClassAverages } from '../../../../contract/graded-tests';
import { byCategory, percentageOf } from '../analysis/skill-trends';
import type { SkillTally } from '../entries/exam-entries.events';
import type { ScoredEntry } from '../../../../projections/exams/exam-entries';

export type OfStudent = ScoredEntry & { readonly studentId: string };

/** Returns the newest entry of each student; of several on one day, the one that lists show first. */
export function newestOfEach(entries: readonly OfStudent[]): OfStudent[] {
  const order = ({ dateTaken, id }: OfStudent) => `${dateTaken} ${id}`;
  const newest = new Map<string, OfStudent>();
  for (const entry of entries) {
    const other = newest.get(entry.studentId);
    if (!other || order(entry) > order(other)) newest.set(entry.studentId, entry);
  }
  return [...newest.values()];
}

/** What a class got right in each category, hidden where it would reveal results of a few students. */
export function classAverages(type: ExamType, entries: readonly OfStudent[]): ClassAverages {
  const newest = newestOfEach(entries);
  const hidden = newest.length < FEWEST_IN_AVERAGE;
  const shown = hidden ? [] : newest;
  const data = EXAM_PARTS[type].flatMap((part) => {
    const skills: SkillTally[] = shown.flatMap(({ scored }) => scored.parts[part]?.skills ?? []);
    return [...byCategory(skills)].map(([name, tally]) => ({
      ...{ part, name, ...tally },
      percentage: percentageOf(tally),
    }));
  });
  return { data, meta: { students: newest.length, hidden } };
}
