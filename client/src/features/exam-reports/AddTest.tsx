import { Classes } from '@blueprintjs/core';
import { Link } from 'react-router-dom';
import type { Role } from 'contract/roles';
import { useSignedInUser } from '../../shared/api/session';
import { useHere } from '../../shared/routing/origin';
import { useHasPage } from '../../shared/routing/pageTable';
import { AddIcon } from '../../shared/ui/icons';
import { t } from './en';

const ENTRY: Partial<Readonly<Record<Role, (studentId: string) => string>>> = {
  student: () => '/studentExamEntry',
  counselor: (id) => `/counselor/student-exam-entry?studentId=${id}`,
  account_admin: (id) => `/account-admin/student-exam-entry?studentId=${id}`,
};

export function AddTest({ studentId }: { studentId: string }) {
  const { role } = useSignedInUser();
  const hasPage = useHasPage();
  const here = useHere();
  const to = ENTRY[role]?.(studentId);
  if (!to || !hasPage(to)) return null;
  return (
    <Link to={to} state={here} className={`${Classes.BUTTON} ${Classes.INTENT_PRIMARY} no-print`}>
      <AddIcon />
      <span className={Classes.BUTTON_TEXT}>{t.addTest}</span>
    </Link>
  );
}
