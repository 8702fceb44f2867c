import { useEffect } from 'react';
import { messages } from 'contract/messages';
import type { Role } from 'contract/roles';
import { STUDENT_ORDERS, type StudentResource, type StudentSearch } from 'contract/students';
import { accessFailure } from '../../domain/account/account.api';
import { useSignedInUser } from '../../shared/api/session';
import { fullName } from '../../shared/lib/format';
import { ColumnsMenu, useHiddenColumns } from '../../shared/list/ColumnsMenu';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { useFilters } from '../../shared/routing/useUrlState';
import { CopyButton } from '../../shared/ui/CopyButton';
import { PageLine } from '../../shared/ui/PageHeader';
import { toast } from '../../shared/ui/toast';
import { useNarrow } from '../../shared/ui/useNarrow';
import { columnsWithout, entityColumn, furtherColumns } from './columns';
import { t } from './en';
import { ExamLinks } from './ExamLinks';
import { useStudentLinks } from './links';
import { StudentCard } from './StudentCard';
import { useLiveProgress, useStudentsQuery } from './students.api';

const BY_LAST_NAME = 'lastName';

/** As somebody may have typed it into the address. */
const isSort = (sort: string): sort is NonNullable<StudentSearch['sort']> =>
  STUDENT_ORDERS.some((order) => sort.replace('-', '') === order);

const signsUp = (role: Role) => role === 'counselor' || role === 'account_admin';

const furtherOf = (role: Role) => {
  if (role === 'exam_admin') return [];
  return role === 'admin' ? [...furtherColumns, entityColumn] : furtherColumns;
};

/** Beside the entity there is no room for it on most screens. */
const HIDDEN_FROM_ADMINS = ['nextDeadline'];

/** The students whom somebody advises; an admin's are all there are. */
export default function StudentsPage() {
  const { id, role } = useSignedInUser();
  const [{ q, sort }] = useFilters({ q: '', sort: BY_LAST_NAME });
  const [currentPage] = usePage();
  const query = useStudentsQuery({
    q: q || undefined,
    sort: isSort(sort) ? sort : BY_LAST_NAME,
    currentPage,
  });
  const { currentData, error, refetch } = query;
  useLiveProgress(refetch);
  useEffect(() => {
    if (error && role === 'admin') toast.failure(error);
  }, [error, role]);

  const links = useStudentLinks();
  const isNarrow = useNarrow();
  const [hidden, toggle] = useHiddenColumns('students', role === 'admin' ? HIDDEN_FROM_ADMINS : undefined);
  const further = furtherOf(role);
  const sorts = Object.entries(role === 'exam_admin' ? t.sorts.names : t.sorts.all).map(([value, label]) => ({
    value,
    label,
  }));
  return (
    <>
      <PageLine>{currentData && t.count(currentData.total)}</PageLine>
      <ResourceList<StudentResource, never>
        query={query}
        what={t.title}
        subject="people"
        empty={q ? t.noMatch(q) : t.none}
        message={messages.studentsFailed}
        reason={error && accessFailure(error)}
        nameOf={({ attributes }) => fullName(attributes)}
        search={t.search}
        filters={isNarrow ? [{ name: 'sort', label: t.sort, options: sorts }] : undefined}
        tools={
          <>
            {!isNarrow && further.length > 0 && (
              <ColumnsMenu columns={further} hidden={hidden} onToggle={toggle} />
            )}
            <ExamLinks />
            {signsUp(role) && (
              <CopyButton
                label={t.signUpLink}
                text={`${window.location.origin}/register?id=${id}`}
                copied={t.copied}
              />
            )}
          </>
        }
        actions={links}
        table={isNarrow ? undefined : { columns: columnsWithout(hidden, further), initialSort: BY_LAST_NAME }}
        card={(student, buttons) => <StudentCard student={student} links={buttons} />}
        pages={t.pages}
      />
    </>
  );
}
