import type { Resource } from './http';
import { date, lengths, required, wholeNumber, type FieldRules } from './rules';

/** `GET /users/extra-curricular` → `data[]`, in the student's own order. Years are text. */
export interface Activity {
  readonly title: string;
  readonly description: string;
  readonly startYear: string;
  readonly endYear: string;
  readonly weeksPerYear: number;
  readonly hoursPerWeek: number;
}

export const HONOR_TYPES = ['Local', 'National', 'International', 'School'] as const;
export type HonorType = (typeof HONOR_TYPES)[number];

/** `GET /users/honors` → `data[]`, last added first. */
export interface Honor {
  readonly title: string;
  readonly description: string;
  readonly type: HonorType;
  /** `YYYY-MM-DD`. */
  readonly dateReceived: string;
}

export const GRADE_YEARS = ['9th', '10th', '11th', '12th', 'Other'] as const;
export type GradeYear = (typeof GRADE_YEARS)[number];

export const SEMESTER_GRADES = [
  ...['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'F', 'IP', 'INC'],
] as const;

/** `GET /users/course` → `data[]`, last added first. A school with yearly grades fills the second semester alone. */
export interface Course {
  readonly name: string;
  readonly gradeYear: string;
  readonly semesterGrades: { readonly semester1: string | null; readonly semester2: string | null };
}

export type ActivityResource = Resource<Activity>;
export type HonorResource = Resource<Honor>;
export type CourseResource = Resource<Course>;

/** A list is read in one page. */
export const MOST_ITEMS = 99;
/** The Common Application takes so many activities, and so many characters of each description. */
export const COMMON_APP = { activities: 10, description: 150 } as const;
/** Years that a form offers, back from this one. */
export const YEARS_OFFERED = 51;

const year = (field: string): FieldRules => ({
  ...required(field),
  ...wholeNumber(field, 1950, 2050),
});

const oneOf = (field: string, options: readonly string[], message: string): FieldRules => ({
  ...required(field),
  pattern: { value: new RegExp(`^(?:${options.map(escaped).join('|')})$`), message },
});

const escaped = (text: string) => text.replaceAll('+', String.raw`\+`);

export const activityRules = {
  title: { ...required('Title'), ...lengths('Title', 2, 30) },
  description: { ...required('Description'), maxLength: lengths('Description', 0, 255).maxLength },
  startYear: year('Start year'),
  endYear: year('End year'),
  weeksPerYear: { ...required('Weeks per year'), ...wholeNumber('Weeks per year', 1, 52) },
  hoursPerWeek: { ...required('Hours per week'), ...wholeNumber('Hours per week', 1, 168) },
} as const satisfies Record<keyof Activity, FieldRules>;

export const honorRules = {
  title: activityRules.title,
  description: activityRules.description,
  type: oneOf('Type', HONOR_TYPES, "It must be 'Local', 'National', 'International', 'School'"),
  dateReceived: { ...required('Date received'), ...date('Date received') },
} as const satisfies Record<keyof Honor, FieldRules>;

export const courseRules = {
  name: { ...required('Name'), ...lengths('Name', 2, 30) },
  gradeYear: oneOf('Year', GRADE_YEARS, 'Year must be 9th, 10th, 11th, 12th or Other'),
  semester1: {
    pattern: oneOf('Semester 1', SEMESTER_GRADES, 'Semester 1 must be a grade such as A+').pattern,
  },
  semester2: {
    pattern: oneOf('Semester 2', SEMESTER_GRADES, 'Semester 2 must be a grade such as A+').pattern,
  },
} as const satisfies Record<string, FieldRules>;

export const recordMessages = {
  semesterGradeMissing: 'At least one semester grade is required',
  endsBeforeStart: 'End year must not be before the start year',
  listFull: `There is room for ${MOST_ITEMS}. Remove one first.`,
} as const;
