import type { ExamType } from 'contract/exam-definitions';
import type { Role } from 'contract/roles';
import { useSignedInUser } from '../../shared/api/session';
import { useHasPage } from '../../shared/routing/pageTable';

interface EditPage {
  readonly base: string;
  readonly types: readonly ExamType[];
}

const PAGES: Partial<Readonly<Record<Role, EditPage>>> = {
  counselor: { base: '/counselor', types: ['SAT', 'ACT'] },
  account_admin: { base: '/account-admin', types: ['SAT'] },
};

export function useEditPage(studentId: string) {
  const { role } = useSignedInUser();
  const hasPage = useHasPage();
  const page = PAGES[role];
  if (!page) return undefined;
  return (examId: string, type: ExamType): string | undefined => {
    const to = `${page.base}/students/${studentId}/exam/${examId}`;
    return page.types.includes(type) && hasPage(to) ? to : undefined;
  };
}
