import { events, type EventSpecs } from '../../kernel/event';
import { ID, PERSON, sealedValue } from '../../kernel/personal';
import { recordListEvents, type Erasable, type RecordListEvents } from './record/record-list.events';

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

export type ActivityEvents = RecordListEvents<'Activity', ActivityFields> & {
  /** Activities that are not named follow those that are, in their present order. */
  ActivitiesRanked: { studentId: string; itemIds: readonly string[] };
};
export type HonorEvents = RecordListEvents<'Honor', HonorFields>;
export type CourseEvents = RecordListEvents<'Course', CourseFields>;
export type TestScoreEvents = RecordListEvents<'TestScore', TestScoreFields>;

/** `from` is null when a group is filled in for the first time. */
export type AboutEvents = {
  NumbersStated: StatedGroup<'numbers'>;
  SchoolStated: StatedGroup<'school'>;
  MajorsChosen: StatedGroup<'majors'>;
  FavoritesChosen: StatedGroup<'favorites'>;
  NotesWritten: StatedGroup<'notes'>;
};

export type RecordEvents = ActivityEvents & HonorEvents & CourseEvents & TestScoreEvents & AboutEvents;

const sampleActivity = {
  title: 'Robotics team',
  description: 'Wired and tested the drive system.',
  startYear: '2024',
  endYear: '2026',
  weeksPerYear: 30,
  hoursPerWeek: 8,
};
const sampleHonor = {
  title: 'State finalist',
  description: 'One of twelve among four hundred.',
  type: 'National',
  dateReceived: '2026-05-02',
} as const;
const sampleCourse = {
  name: 'Calculus',
  gradeYear: '11th',
  semesterGrades: { semester1: 'A-', semester2: 'A' },
};
const sampleTestScore = { type: 'SAT', dateTaken: '2026-03-14', scores: { verbal: 680, math: 710 } } as const;

const sampleNumbers = { gpa: 3.8, gpaScale: 4, classRank: 12, classSize: 240 };
const sampleSchool = {
  highSchoolName: 'Harbor High',
  highSchoolSize: 960,
  highSchoolType: 'Public',
} as const;
const sampleMajors = { major1: 'Biology', major2: 'Chemistry', major3: 'History' };
const sampleFavorites = { favorite1: 'Tide pools', favorite2: 'Old maps' };

export const recordEvents: EventSpecs<RecordEvents> = {
  ...recordListEvents<'Activity', ActivityFields>('Activity', sampleActivity, {
    title: { from: 'Robotics', to: 'Robotics team' },
    description: { from: 'Wired.', to: 'Wired and tested.' },
    startYear: { from: '2023', to: '2024' },
    endYear: { from: '2025', to: '2026' },
    weeksPerYear: { from: 20, to: 30 },
    hoursPerWeek: { from: 6, to: 8 },
  }),
  ...events<Pick<ActivityEvents, 'ActivitiesRanked'>>({
    ActivitiesRanked: {
      fields: { studentId: PERSON, itemIds: ID },
      sample: { studentId: 's1', itemIds: ['i2', 'i1'] },
    },
  }),
  ...events<AboutEvents>({
    NumbersStated: {
      fields: { studentId: PERSON, numbers: sealedValue('studentId') },
      sample: { studentId: 's1', numbers: { from: { ...sampleNumbers, classRank: 14 }, to: sampleNumbers } },
    },
    SchoolStated: {
      fields: { studentId: PERSON, school: sealedValue('studentId') },
      sample: {
        studentId: 's1',
        school: { from: { ...sampleSchool, highSchoolSize: null }, to: sampleSchool },
      },
    },
    MajorsChosen: {
      fields: { studentId: PERSON, majors: sealedValue('studentId') },
      sample: { studentId: 's1', majors: { from: { ...sampleMajors, major3: 'Art' }, to: sampleMajors } },
    },
    FavoritesChosen: {
      fields: { studentId: PERSON, favorites: sealedValue('studentId') },
      sample: { studentId: 's1', favorites: { from: null, to: sampleFavorites } },
    },
    NotesWritten: {
      fields: { studentId: PERSON, notes: sealedValue('studentId') },
      sample: { studentId: 's1', notes: { from: 'Soon.', to: 'My brother went to Hill College.' } },
    },
  }),
  ...recordListEvents<'Honor', HonorFields>('Honor', sampleHonor, {
    title: { from: 'Finalist', to: 'State finalist' },
    description: { from: 'One of twelve.', to: 'One of twelve among four hundred.' },
    type: { from: 'Local', to: 'National' },
    dateReceived: { from: '2026-05-01', to: '2026-05-02' },
  }),
  ...recordListEvents<'Course', CourseFields>('Course', sampleCourse, {
    name: { from: 'Algebra', to: 'Calculus' },
    gradeYear: { from: '10th', to: '11th' },
    semesterGrades: { from: { semester1: 'A-', semester2: null }, to: { semester1: 'A-', semester2: 'A' } },
  }),
  ...recordListEvents<'TestScore', TestScoreFields>('TestScore', sampleTestScore, {
    type: { from: 'PSAT', to: 'SAT' },
    dateTaken: { from: '2026-03-13', to: '2026-03-14' },
    scores: { from: { verbal: 670, math: 710 }, to: { verbal: 680, math: 710 } },
  }),
};
