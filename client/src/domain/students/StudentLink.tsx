import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Text } from '../../shared/layout/layout';
import { useHere } from '../../shared/routing/origin';
import { useHasPage } from '../../shared/routing/pageTable';
import type { StudentVisit } from './visit';

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
