import type { FieldName } from './en/rules';
import type { Page, Resource } from './http';
import {
  date,
  line,
  minLength,
  oneOf,
  required,
  text,
  wholeNumber,
  type RuleViolation,
  type FieldRules,
} from './rules';

/** Activities are listed in the student's own order. Years are text. */
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

export interface Honor {
  readonly title: string;
  readonly description: string;
  readonly type: HonorType;
  readonly dateReceived: string;
}

export const GRADE_YEARS = ['9th', '10th', '11th', '12th', 'Other'] as const;
export type GradeYear = (typeof GRADE_YEARS)[number];

export const SEMESTER_GRADES = [
  ...['A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'F', 'IP', 'INC'],
] as const;

/** Courses are listed newest first. A school with yearly grades fills only the second semester. */
export interface Course {
  readonly name: string;
  readonly gradeYear: string;
  readonly semesterGrades: { readonly semester1: string | null; readonly semester2: string | null };
}

export type ActivityResource = Resource<Activity>;
export type HonorResource = Resource<Honor>;
export type CourseResource = Resource<Course>;

/** A list has at most this many items, since it is read in one page. */
export const MAX_ITEMS = 99;
/** The number of activities that the Common Application accepts, and of characters in each description. */
export const COMMON_APP = { activities: 10, description: 150 } as const;
export const YEARS_OFFERED = 51;

export const hoursPerYear = ({ weeksPerYear, hoursPerWeek }: Activity): number => weeksPerYear * hoursPerWeek;

const year = (field: FieldName): FieldRules => ({
  ...required(field),
  ...wholeNumber(field, 1950, 2050),
  pattern: { value: /^[1-9]\d{0,8}$/, issue: { code: 'notWhole', field } },
});

const title = { ...line('title', 30), ...minLength('title', 2) };
const description = text('description', 255);

export const activityRules = {
  title,
  description,
  startYear: year('startYear'),
  endYear: year('endYear'),
  weeksPerYear: { ...required('weeksPerYear'), ...wholeNumber('weeksPerYear', 1, 52) },
  hoursPerWeek: { ...required('hoursPerWeek'), ...wholeNumber('hoursPerWeek', 1, 168) },
} as const satisfies Record<keyof Activity, FieldRules>;

const NOT_AN_HONOR_TYPE = { code: 'notAnHonorType' } as const;

export const honorRules = {
  title,
  description,
  type: { required: NOT_AN_HONOR_TYPE, ...oneOf(HONOR_TYPES, NOT_AN_HONOR_TYPE) },
  dateReceived: { ...required('dateReceived'), ...date('dateReceived') },
} as const satisfies Record<keyof Honor, FieldRules>;

export const courseRules = {
  name: { ...line('name', 30), ...minLength('name', 2) },
  gradeYear: { ...required('year'), ...oneOf(GRADE_YEARS, { code: 'notAGradeYear' }) },
  semester1: oneOf(SEMESTER_GRADES, { code: 'notAGrade', field: 'semester1' }),
  semester2: oneOf(SEMESTER_GRADES, { code: 'notAGrade', field: 'semester2' }),
} as const satisfies Record<string, FieldRules>;

export const yearsIssue = ({
  startYear,
  endYear,
}: Pick<Activity, 'startYear' | 'endYear'>): RuleViolation | undefined =>
  Number(endYear) < Number(startYear) ? { code: 'endsBeforeStart' } : undefined;

export function gradesIssue(
  grades: Partial<Course['semesterGrades']> | null | undefined,
): RuleViolation | undefined {
  return grades?.semester1 || grades?.semester2 ? undefined : { code: 'semesterGradeMissing' };
}

interface OfItem<Fields> {
  readonly data: Resource<Fields>;
}

export interface RecordCalls {
  /** Returns the whole record to print. */
  'GET /student/record/{studentId}/download': { file: 'application/pdf' };
  'GET /users/extra-curricular': { answer: Page<ActivityResource> };
  'POST /users/extra-curricular': { answer: OfItem<Activity> };
  /** Activities that are not named follow those that are, in their present order. */
  'PUT /users/extra-curricular/order': { answer: void };
  /** Fails with 409 if the item no longer equals `expected`. */
  'PATCH /users/extra-curricular/{id}': { answer: void };
  'DELETE /users/extra-curricular/{id}': { answer: void };
  'POST /users/extra-curricular/{id}/restore': { answer: void };
  'GET /users/honors': { answer: Page<HonorResource> };
  'POST /users/honors': { answer: OfItem<Honor> };
  /** Fails with 409 if the item no longer equals `expected`. */
  'PATCH /users/honors/{id}': { answer: void };
  'DELETE /users/honors/{id}': { answer: void };
  'POST /users/honors/{id}/restore': { answer: void };
  'GET /users/course': { answer: Page<CourseResource> };
  'POST /users/course': { answer: OfItem<Course> };
  /** Fails with 409 if the item no longer equals `expected`. */
  'PATCH /users/course/{id}': { answer: void };
  'DELETE /users/course/{id}': { answer: void };
  'POST /users/course/{id}/restore': { answer: void };
}
