import type { StudentSearch } from 'contract/requests/students';

/** The list from which a student was opened, as it was then, so that its order stays while one works through it. */
export interface StudentVisit {
  /** The path and the query of the list. */
  readonly address: string;
  readonly search: Omit<StudentSearch, 'currentPage'>;
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
  /** The students of this page of the list, in its order. */
  readonly ids: readonly string[];
}

/** The page size that the server uses when the list names none. */
const PAGE_SIZE = 50;

export const placeOf = ({ page, ids }: StudentVisit, studentId: string): number =>
  (page - 1) * PAGE_SIZE + ids.indexOf(studentId) + 1;

/** Whether the list continues on a page before or after this one. */
export const hasPage = ({ page, pageCount }: StudentVisit, step: -1 | 1): boolean =>
  page + step >= 1 && page + step <= pageCount;
