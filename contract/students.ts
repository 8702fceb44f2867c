import type { DeadlineKind } from './colleges';
import type { Named, Page, Resource } from './http';
import type { Grade } from './profile';
import type { RuleViolation } from './rules';
import type { SavedStatus } from './saved-colleges';

/** The orders of a list of students; exam admins only have those by name and address. */
export const STUDENT_ORDERS = [
  'firstName',
  'lastName',
  'email',
  'grade',
  'tasksDone',
  'overdue',
  'nextDeadline',
  'lastActive',
] as const;
export type StudentOrder = (typeof STUDENT_ORDERS)[number];

/** Filters that select students who need attention; exam admins do not have them. */
export const STUDENT_FILTERS = [
  'waiting',
  'asking',
  'deadline',
  'overdue',
  'behind',
  'no-college',
  'silent',
  'never',
  'missing',
] as const;
export type StudentFilter = (typeof STUDENT_FILTERS)[number];

/** The filter `deadline` selects students whose next deadline is at most this many days away. */
export const DEADLINE_DAYS = 7;

/** A student with more overdue tasks is behind. */
export const MAX_OVERDUE = 3;
/** A student who has been active, but not for this many days, is silent. */
export const SILENT_DAYS = 14;

/** The soonest deadline, today or later, of a saved college to which the student has not applied yet. */
export interface CollegeDeadline {
  readonly date: string;
  readonly ceeb: string;
  readonly college: string;
  readonly kind: DeadlineKind;
}

export interface Progress {
  readonly grade: Grade;
  readonly tasks: number;
  readonly tasksDone: number;
  readonly overdue: number;
  readonly nextDeadline: CollegeDeadline | null;
  readonly colleges: Readonly<Record<SavedStatus, number>>;
  readonly missing: readonly ExportPart[];
  /** The ids of the student's groups that the reader sees. */
  readonly groups: readonly string[];
  /** When the student last did something that is recorded, including reading a message; null if never. */
  readonly lastActive: string | null;
  /** The last message between the student and the reader; for an admin also one by way of Support. */
  readonly lastMessage: {
    readonly at: string;
    /** Whether the student wrote the last message, which awaits a reply. */
    readonly waits: boolean;
  } | null;
}

export type StudentResource = Resource<{
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly entity: string | null;
  /** The progress is null for an exam admin, who does not work with tasks. */
  readonly progress: Progress | null;
}>;

/** How many students each choice would select, together with what else is chosen except the search. */
export interface StudentFacets {
  readonly filter: Readonly<Record<'all' | StudentFilter, number>>;
  readonly grade: Readonly<Record<'all' | Grade, number>>;
  /** By id; a group that would select nobody is left out. */
  readonly groups: Readonly<Record<string, number>>;
}

/** What the header of a student's page shows: what the list of students shows, and the student's counselors. */
export type StudentSummaryResource = Resource<
  StudentResource['attributes'],
  { readonly counselors: { readonly data: readonly Named[] } }
>;

/**
 * `total` counts the students found, on all pages; `counts` covers all of the user's, and is null for an exam admin.
 */
export type StudentsPage = Page<StudentResource> & {
  readonly total: number;
  readonly counts: Readonly<Record<'all' | StudentFilter, number>> | null;
  /** Null for an exam admin. */
  readonly facets: StudentFacets | null;
};

export const EXPORT_PARTS = [
  'grade',
  'place',
  'numbers',
  'highSchool',
  'majors',
  'activities',
  'courses',
  'tests',
  'colleges',
] as const;
export type ExportPart = (typeof EXPORT_PARTS)[number];

export type ActionItemsResource = Resource<{
  /** The people who owe the student a reply, and since when, the longest wait first; a null name is Support. */
  readonly unanswered: readonly { readonly name: string | null; readonly since: string }[];
  readonly missing: readonly ExportPart[];
}>;

const MAX_STUDENTS = 5000;

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export const isStudentId = (value: unknown): boolean => typeof value === 'string' && UUID.test(value);

export function studentsIssue(value: unknown, names: (one: unknown) => boolean): RuleViolation | undefined {
  if (!Array.isArray(value) || value.length === 0 || !value.every(names)) return { code: 'notStudents' };
  return value.length > MAX_STUDENTS ? { code: 'tooManyStudents', most: MAX_STUDENTS } : undefined;
}

export const studentIdsIssue = (value: unknown): RuleViolation | undefined =>
  studentsIssue(value, isStudentId);

export interface StudentCalls {
  'GET /student/action-items/{studentId}': { answer: { readonly data: ActionItemsResource } };
  'GET /student/summary/{studentId}': { answer: { readonly data: StudentSummaryResource } };
  'GET /users/students': { answer: StudentsPage };
}
