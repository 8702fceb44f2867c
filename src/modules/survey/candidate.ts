import type { CollegeFields } from '../colleges/colleges.events';

/** What the match reads of a college, and by which it is known that the catalogue has changed. */
export const MATCHED = [
  ...['name', 'state', 'location', 'latitude', 'longitude', 'locale', 'isPublic', 'facStu', 'division'],
  ...['enrollment', 'tuitionInState', 'tuitionOutOfState', 'netPrice', 'graduationRate', 'admissionRate'],
  ...['satReading25', 'satReading75', 'satMath25', 'satMath75', 'act25', 'act75', 'isHbcu', 'isForWomen'],
  ...['degrees', 'composition', 'medianEarnings', 'medianDebt', 'fullTimeFaculty'],
] as const satisfies readonly (keyof CollegeFields)[];

/** A published college. */
export interface Candidate extends Pick<CollegeFields, (typeof MATCHED)[number]> {
  readonly id: string;
  /** For alphabetical order. */
  readonly sortName: string;
}
