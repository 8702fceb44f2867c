import type { Page, PageRequest, Resource } from './http';

/** What a list of students can be sorted by. */
export const STUDENT_ORDERS = [
  'firstName',
  'lastName',
  'email',
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

/** `GET /users/students` → `data[]`: a student of the caller's, or any for an admin, and how far he or she is. */
export type StudentResource = Resource<{
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** One of the entities that the student belongs to. */
  readonly entity: string | null;
  readonly tasks: number;
  readonly tasksDone: number;
  readonly overdue: number;
  /** The soonest of what is still to be done, today or later. */
  readonly nextDeadline: { readonly date: string; readonly task: string } | null;
  /** When the student last did something that is recorded; null: never. */
  readonly lastActive: string | null;
}>;

/** `total` counts the students on all pages. */
export type StudentsPage = Page<StudentResource> & { readonly total: number };

export interface StudentCalls {
  'GET /users/students': { query: StudentSearch; answer: StudentsPage };
}
