import { events, type EventSpecs } from '../../kernel/event';
import { ID, PERSON, sealedValue } from '../../kernel/personal';
import { ownedListEvents, type Erasable, type OwnedListEvents } from './record/owned-list.events';

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
  /** The date is `YYYY-MM-DD`. */
  readonly dateTaken: string;
  /** One number for each section of the test. */
  readonly scores: Readonly<Record<string, number>>;
}

export interface SchoolFields {
  readonly highSchoolName: string;
  readonly highSchoolSize: number | null;
  readonly highSchoolType: 'Public' | 'Private' | 'Charter' | 'Homeschool' | 'Other';
}

/** The groups of a student's own data, each of which changes separately. */
export interface AboutGroups {
  readonly numbers: { gpa: number; gpaScale: number; classRank: number; classSize: number };
  readonly school: SchoolFields;
  readonly majors: { major1: string; major2: string; major3: string };
  readonly favorites: { favorite1: string; favorite2: string };
  readonly notes: string;
}

type StatedGroup<Group extends keyof AboutGroups> = { studentId: string } & {
  [Name in Group]: { from: Stored<AboutGroups[Name]> | null; to: Stored<AboutGroups[Name]> | null };
};
type Stored<Value> = Value extends object ? Erasable<Value> : Value;

// Names and shapes are stored permanently: never edit one in place, add an upcast.
export type ActivityEvents = OwnedListEvents<'Activity', ActivityFields> & {
  /** Activities that are not named follow those that are, in their present order. */
  ActivitiesRanked: { studentId: string; itemIds: readonly string[] };
};
export type HonorEvents = OwnedListEvents<'Honor', HonorFields>;
export type CourseEvents = OwnedListEvents<'Course', CourseFields>;
export type TestScoreEvents = OwnedListEvents<'TestScore', TestScoreFields>;

/** `from` is null when a group is filled in for the first time. */
export type AboutEvents = {
  NumbersStated: StatedGroup<'numbers'>;
  SchoolStated: StatedGroup<'school'>;
  MajorsChosen: StatedGroup<'majors'>;
  FavoritesChosen: StatedGroup<'favorites'>;
  NotesWritten: StatedGroup<'notes'>;
};

export type RecordEvents = ActivityEvents & HonorEvents & CourseEvents & TestScoreEvents & AboutEvents;

export const recordEvents: EventSpecs<RecordEvents> = {
  ...ownedListEvents<'Activity', ActivityFields>('Activity'),
  ...events<Pick<ActivityEvents, 'ActivitiesRanked'>>({
    ActivitiesRanked: { fields: { studentId: PERSON, itemIds: ID } },
  }),
  ...events<AboutEvents>({
    NumbersStated: { fields: { studentId: PERSON, numbers: sealedValue('studentId') } },
    SchoolStated: { fields: { studentId: PERSON, school: sealedValue('studentId') } },
    MajorsChosen: { fields: { studentId: PERSON, majors: sealedValue('studentId') } },
    FavoritesChosen: { fields: { studentId: PERSON, favorites: sealedValue('studentId') } },
    NotesWritten: { fields: { studentId: PERSON, notes: sealedValue('studentId') } },
  }),
  ...ownedListEvents<'Honor', HonorFields>('Honor'),
  ...ownedListEvents<'Course', CourseFields>('Course'),
  ...ownedListEvents<'TestScore', TestScoreFields>('TestScore'),
};
