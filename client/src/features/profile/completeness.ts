import type { AboutResource } from 'contract/about';
import type { ProfileResource } from 'contract/profile';
import type { RecordListName } from '../../domain/record/record.api';
import type { t } from './en';

export type Step = keyof typeof t.meter.steps;

type About = AboutResource['attributes'];

/** What application forms ask for, in the order in which a student can best fill it in. */
export const stepsOf = (
  { city, state }: ProfileResource['attributes'],
  about: Pick<About, 'gpa' | 'highSchoolName' | 'orderedMajorChoices' | 'classRank'>,
  counts: Readonly<Record<RecordListName, number>>,
): Readonly<Record<Step, boolean>> => ({
  place: Boolean(city && state),
  school: about.highSchoolName !== null,
  gpa: about.gpa !== null,
  courses: counts.courses > 0,
  activities: counts.activities > 0,
  honors: counts.honors > 0,
  tests: counts.tests > 0,
  majors: about.orderedMajorChoices !== null,
  classRank: about.classRank !== null,
});
