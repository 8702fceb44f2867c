import type { Grade } from '../../../../contract/profile';

const NAMED: Readonly<Record<string, number>> = { freshman: 9, sophomore: 10, junior: 11, senior: 12 };
const OF_NUMBER: Readonly<Record<number, Grade>> = { 9: '9th', 10: '10th', 11: '11th', 12: '12th' };

/** A school year ends in the summer: from August on, next year's class is in its last year. */
const endOfSchoolYear = (today: string) =>
  Number(today.slice(0, 4)) + (Number(today.slice(5, 7)) >= 8 ? 1 : 0);

/** Reads `11`, `11th`, `Grade 11`, `Junior`, `2027` or `Class of 2027`; undefined for anything else. */
export function gradeIn(cell: string, today: string): Grade | undefined {
  const word = cell.toLowerCase();
  if (word === 'other') return 'Other';
  const [, digits] = /^\D*(\d{1,4})\D*$/.exec(word) ?? [];
  const number = digits === undefined ? NAMED[word] : Number(digits);
  if (number === undefined) return undefined;
  return OF_NUMBER[number > 1900 ? 12 - (number - endOfSchoolYear(today)) : number];
}
