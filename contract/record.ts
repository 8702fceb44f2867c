import type { FieldName } from './en/rules';
import type { Page, PageRequest, Resource } from './http';
import { date, maxLength, minLength, oneOf, required, text, wholeNumber, type FieldRules } from './rules';

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

const year = (field: FieldName): FieldRules => ({
  ...required(field),
  ...wholeNumber(field, 1950, 2050),
  pattern: { value: /^\d{1,9}$/, fault: { code: 'notWhole', field } },
});

const title = { ...required('title'), ...minLength('title', 2), ...maxLength('title', 30) };
const description = text('description', 255);

export const activityRules = {
  title,
  description,
  startYear: year('startYear'),
  endYear: year('endYear'),
  weeksPerYear: { ...required('weeksPerYear'), ...wholeNumber('weeksPerYear', 1, 52) },
  hoursPerWeek: { ...required('hoursPerWeek'), ...wholeNumber('hoursPerWeek', 1, 168) },
} as const satisfies Record<keyof Activity, FieldRules>;

export const honorRules = {
  title,
  description,
  type: { ...required('type'), ...oneOf(HONOR_TYPES, { code: 'notAnHonorType' }) },
  dateReceived: { ...required('dateReceived'), ...date('dateReceived') },
} as const satisfies Record<keyof Honor, FieldRules>;

export const courseRules = {
  name: { ...required('name'), ...minLength('name', 2), ...maxLength('name', 30) },
  gradeYear: { ...required('year'), ...oneOf(GRADE_YEARS, { code: 'notAGradeYear' }) },
  semester1: oneOf(SEMESTER_GRADES, { code: 'notAGrade', field: 'semester1' }),
  semester2: oneOf(SEMESTER_GRADES, { code: 'notAGrade', field: 'semester2' }),
} as const satisfies Record<string, FieldRules>;

interface OfItem<Fields> {
  readonly data: Resource<Fields>;
}

export interface RecordCalls {
  'GET /users/extra-curricular': { query: PageRequest; answer: Page<ActivityResource> };
  'POST /users/extra-curricular': { body: Activity; answer: OfItem<Activity> };
  /** Those not named come after those that are, in the order they had. */
  'PUT /users/extra-curricular/order': { body: { readonly ids: readonly string[] }; answer: void };
  'PATCH /users/extra-curricular/{id}': { body: Activity; answer: void };
  'DELETE /users/extra-curricular/{id}': { answer: void };
  'POST /users/extra-curricular/{id}/restore': { answer: void };
  'GET /users/honors': { query: PageRequest; answer: Page<HonorResource> };
  'POST /users/honors': { body: Honor; answer: OfItem<Honor> };
  'PATCH /users/honors/{id}': { body: Honor; answer: void };
  'DELETE /users/honors/{id}': { answer: void };
  'POST /users/honors/{id}/restore': { answer: void };
  'GET /users/course': { query: PageRequest; answer: Page<CourseResource> };
  'POST /users/course': { body: Course; answer: OfItem<Course> };
  'PATCH /users/course/{id}': { body: Course; answer: void };
  'DELETE /users/course/{id}': { answer: void };
  'POST /users/course/{id}/restore': { answer: void };
}
