import { events, type EventSpecs } from '../../kernel/event';
import { ID, PERSON } from '../../kernel/personal';
import { ownedListEvents, type OwnedListEvents } from './owned-list';

export interface ActivityFields {
  readonly title: string;
  readonly description: string;
  readonly startYear: string;
  readonly endYear: string;
  readonly weeksPerYear: number;
  readonly hoursPerWeek: number;
}

export interface HonorFields {
  readonly title: string;
  readonly description: string;
  readonly type: 'Local' | 'National' | 'International' | 'School';
  readonly dateReceived: string;
}

export interface CourseFields {
  readonly name: string;
  readonly gradeYear: string;
  readonly semesterGrades: { readonly semester1: string | null; readonly semester2: string | null };
}

export interface TestScoreFields {
  readonly type: 'PSAT' | 'SAT' | 'ACT' | 'TOEFL';
  /** `YYYY-MM-DD`. */
  readonly dateTaken: string;
  /** One number for each section of the test. */
  readonly scores: Readonly<Record<string, number>>;
}

// Names and shapes are stored for ever: never edit one in place, add an upcast.
export type ActivityEvents = OwnedListEvents<'Activity', ActivityFields> & {
  /** Those not named come after those that are, in the order they had. */
  ActivitiesRanked: { studentId: string; itemIds: readonly string[] };
};
export type HonorEvents = OwnedListEvents<'Honor', HonorFields>;
export type CourseEvents = OwnedListEvents<'Course', CourseFields>;
export type TestScoreEvents = OwnedListEvents<'TestScore', TestScoreFields>;

export type RecordEvents = ActivityEvents & HonorEvents & CourseEvents & TestScoreEvents;

export const recordEvents: EventSpecs<RecordEvents> = {
  ...ownedListEvents<'Activity', ActivityFields>('Activity'),
  ...events<Pick<ActivityEvents, 'ActivitiesRanked'>>({
    ActivitiesRanked: { fields: { studentId: PERSON, itemIds: ID } },
  }),
  ...ownedListEvents<'Honor', HonorFields>('Honor'),
  ...ownedListEvents<'Course', CourseFields>('Course'),
  ...ownedListEvents<'TestScore', TestScoreFields>('TestScore'),
};
