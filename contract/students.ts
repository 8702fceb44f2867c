import type { DeadlineKind } from './colleges';
import type { Page, PageRequest, Resource } from './http';
import type { Grade } from './profile';
import type { Fault } from './rules';
import type { SavedStatus } from './saved-colleges';

/** What a list of students can be sorted by, an exam admin's by name and address alone. */
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

/** What narrows it to those who need somebody, which is not for exam admins. */
export const STUDENT_FILTERS = ['overdue', 'behind', 'no-college', 'silent', 'missing'] as const;
export type StudentFilter = (typeof STUDENT_FILTERS)[number];

/** Whoever has more overdue is behind. */
export const MOST_OVERDUE = 3;
/** Whoever has not been seen for that long is silent. */
export const SILENT_DAYS = 14;

export interface StudentSearch extends PageRequest {
  /** Part of a name or an address. */
  readonly q?: string;
  readonly filter?: StudentFilter;
  /** `-` before it: descending. */
  readonly sort?: StudentOrder | `-${StudentOrder}`;
}

/** The soonest deadline, today or later, of a saved college not applied to yet. */
export interface CollegeDeadline {
  readonly date: string;
  readonly ceeb: string;
  readonly college: string;
  readonly kind: DeadlineKind;
}

/** How far a student is. */
export interface Progress {
  readonly grade: Grade;
  readonly tasks: number;
  readonly tasksDone: number;
  readonly overdue: number;
  readonly nextDeadline: CollegeDeadline | null;
  readonly colleges: Readonly<Record<SavedStatus, number>>;
  /** Saved colleges aside. */
  readonly missing: readonly AskedPart[];
  /** When the student last did something that is recorded, be it that a message was read; null: never. */
  readonly lastActive: string | null;
  /** Between the student and the reader, for an admin also by way of Support. */
  readonly lastMessage: {
    readonly at: string;
    /** Whether it is the student's, and so waits for an answer. */
    readonly waits: boolean;
  } | null;
}

/** `GET /users/students` → `data[]`: a student of the caller's, or any for an admin. */
export type StudentResource = Resource<{
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** One of the entities that the student belongs to. */
  readonly entity: string | null;
  /** Null for an exam admin, whom tasks do not concern. */
  readonly progress: Progress | null;
}>;

/** `total` counts those found, on all pages; `counts` all students of the caller's, and null for an exam admin. */
export type StudentsPage = Page<StudentResource> & {
  readonly total: number;
  readonly counts: Readonly<Record<'all' | StudentFilter, number>> | null;
};

/** Parts of a record that colleges ask for. */
export const ASKED_PARTS = [
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
export type AskedPart = (typeof ASKED_PARTS)[number];

/** `GET /student/action-items/{id}` → `data`: what waits beside the tasks. */
export type ActionItemsResource = Resource<{
  /** Whom the student wrote to without an answer, and since when; null: Support. The longest first. */
  readonly unanswered: readonly { readonly name: string | null; readonly since: string }[];
  readonly missing: readonly AskedPart[];
}>;

/** In one call. */
const MOST_STUDENTS = 5000;

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export const isStudentId = (value: unknown): boolean => typeof value === 'string' && UUID.test(value);

/** What is wrong with the students that a call names, each in that way, or undefined. */
export function studentsFault(value: unknown, names: (one: unknown) => boolean): Fault | undefined {
  if (!Array.isArray(value) || value.length === 0 || !value.every(names)) return { code: 'notStudents' };
  return value.length > MOST_STUDENTS ? { code: 'tooManyStudents', most: MOST_STUDENTS } : undefined;
}

export const studentIdsFault = (value: unknown): Fault | undefined => studentsFault(value, isStudentId);

export interface StudentCalls {
  'GET /student/action-items/{studentId}': { answer: { readonly data: ActionItemsResource } };
  'GET /users/students': { query: StudentSearch; answer: StudentsPage };
}
