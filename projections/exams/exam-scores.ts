import type { Scored } from '../../src/modules/exams/entries/exam-entries.events';

const scoresOf = ({ parts, verbal, total }: Scored) =>
  JSON.stringify([
    verbal,
    total,
    Object.entries(parts).map(([part, { raw, scaled }]) => [part, raw, scaled]),
  ]);

/** Returns whether the student sees the same scores; skills may differ. */
export const areSameScores = (one: Scored | null, other: Scored | null): boolean =>
  one === null || other === null ? one === other : scoresOf(one) === scoresOf(other);
