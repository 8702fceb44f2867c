import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { StudentSearch } from 'contract/requests/students';
import { Text } from '../../shared/layout/layout';
import { useHere } from '../../shared/routing/origin';
import { useHasPage } from '../../shared/routing/pageTable';

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

export type StudentTab =
  | 'overview'
  | 'details'
  | 'tasks'
  | 'action-items'
  | 'colleges'
  | 'tests'
  | 'messages'
  | 'sessions'
  | 'notes'
  | 'history';

export const studentPage = (studentId: string, tab: StudentTab = 'overview'): string =>
  tab === 'overview' ? `/students/${studentId}` : `/students/${studentId}?tab=${tab}`;

interface StudentLinkProps {
  readonly id: string;
  readonly tab?: StudentTab;
  /** The list that Previous and Next on the student's page go through. */
  readonly visit?: StudentVisit;
  readonly className?: string;
  readonly onClick?: () => void;
  /** Underlined, as a link within a sentence must be. */
  readonly underlined?: boolean;
  readonly children: ReactNode;
}

/** Links a student's name to the student's page; it is plain text for a reader who has no such page. */
export function StudentLink({ id, tab, visit, className, onClick, underlined, children }: StudentLinkProps) {
  const hasPage = useHasPage();
  const here = useHere();
  const to = studentPage(id, tab);
  if (!hasPage(to)) return children;
  return (
    <Text
      as={Link}
      quiet={!underlined}
      to={to}
      state={visit ? { visit } : here}
      className={className}
      onClick={onClick}
    >
      {children}
    </Text>
  );
}
