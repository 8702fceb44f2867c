import type { Page, PageRequest, Resource } from './http';
import type { Grade } from './profile';

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

export interface StudentSearch extends PageRequest {
  /** Part of a name or an address. */
  readonly q?: string;
  /** `-` before it: descending. */
  readonly sort?: StudentOrder | `-${StudentOrder}`;
}

/** How far a student is. */
export interface Progress {
  readonly grade: Grade;
  readonly tasks: number;
  readonly tasksDone: number;
  readonly overdue: number;
  /** The soonest of what is still to be done, today or later. */
  readonly nextDeadline: { readonly date: string; readonly task: string } | null;
  /** When the student last did something that is recorded; null: never. */
  readonly lastActive: string | null;
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

/** `total` counts the students on all pages. */
export type StudentsPage = Page<StudentResource> & { readonly total: number };

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

export interface StudentCalls {
  'GET /student/action-items/{studentId}': { answer: { readonly data: ActionItemsResource } };
  'GET /users/students': { query: StudentSearch; answer: StudentsPage };
}
