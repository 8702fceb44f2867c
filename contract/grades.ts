import type { Grade } from './profile';

const YEARS_LEFT: Readonly<Record<Grade, number | null>> = {
  '9th': 3,
  '10th': 2,
  '11th': 1,
  '12th': 0,
  Other: null,
};

/** The year in which a student who is in this grade on that day, `YYYY-MM-DD`, leaves school; null if unknown. */
export function graduationYear(grade: Grade, today: string): number | null {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const left = YEARS_LEFT[grade];
  return left === null ? null : year + (month >= 8 ? 1 : 0) + left;
}
