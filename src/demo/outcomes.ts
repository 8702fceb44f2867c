import { stringify } from 'csv-stringify/sync';
import { OUTCOME_COLUMNS } from '../../contract/outcomes';
import type { DemoOutcomes } from './content';

const CLASSES = 3;

/** Draws numbers from 0 to 1, the same ones each time. */
function drawing(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Returns the CSV file with which the demonstration imports the results of the last three classes. */
export function outcomesFile(colleges: readonly DemoOutcomes[], lastClass: number): string {
  const draw = drawing(2027);
  const around = () => draw() + draw() + draw() - 1.5;
  const rows = colleges.flatMap(({ college, applicants, sat: needed, early }) =>
    Array.from({ length: CLASSES * applicants }, (_, index) => {
      const total = needed - 20 + around() * 190;
      const sat = Math.min(1600, Math.max(400, Math.round(total / 10) * 10));
      const gpa = Math.min(4, Math.max(2.2, 3.6 + (total - 1350) / 600 + around() * 0.25));
      const isEarly = draw() < early;
      const chance = (total - needed) / 60 + (gpa - 3.6) + (isEarly ? 0.6 : 0) + around() * 1.6;
      const test = draw();
      return [
        college,
        lastClass - (index % CLASSES),
        isEarly ? 'EA' : 'regular',
        chance > 0 ? 'admitted' : chance > -0.7 ? 'waitlisted' : 'denied',
        gpa.toFixed(2),
        test < 0.65 ? sat : '',
        test >= 0.5 && test < 0.85 ? Math.min(36, Math.round(sat / 50 + 3)) : '',
      ];
    }),
  );
  return stringify([OUTCOME_COLUMNS, ...rows]);
}
