import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from 'contract/messages';
import type { Role } from 'contract/roles';
import type { StudentResource, StudentsPage as Page } from 'contract/students';
import { accessFailure } from '../../domain/account/account.api';
import { GroupFilter } from '../../domain/groups/GroupFilter';
import { useGroups } from '../../domain/groups/GroupTags';
import { GRADE_OPTIONS } from '../../domain/students/school';
import type { StudentVisit } from '../../domain/students/StudentLink';
import { useSignedInUser } from '../../shared/api/session';
import { fullName } from '../../shared/lib/format';
import { withRows } from '../../shared/list/columns';
import { ColumnsMenu } from '../../shared/list/ColumnsMenu';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { useInSlices } from '../../shared/list/useInSlices';
import { CopyButton } from '../../shared/ui/CopyButton';
import { UploadIcon } from '../../shared/ui/icons';
import { PageLine } from '../../shared/ui/PageHeader';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { toast } from '../../shared/ui/toast';
import { useNarrow } from '../../shared/ui/media';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { entityColumn, furtherColumns, groupsColumn, nameColumns } from './columns';
import { t } from './en';
import { NeedsYou } from './NeedsYou';
import { SavedFilters } from './SavedFilters';
import { useTasksLink, useStudentLinks } from './links';
import { StudentCard } from './StudentCard';
import { StudentFilters } from './StudentFilters';
import { useStudentSearch } from './useStudentSearch';
import { StudentsApi, useLiveProgress } from '../../domain/students/students.api';
import { Row } from '../../shared/layout/layout';
import styles from './students.module.css';

const Bulk = lazyComponent(() => import('./Bulk'));

const signsUp = (role: Role) => role === 'counselor' || role === 'account_admin';

const GRADE_CHOICES = [{ value: '', label: t.allGrades }, ...GRADE_OPTIONS];

export default function StudentsPage() {
  const { role } = useSignedInUser();
  const seesProgress = role !== 'exam_admin';
  const isNarrow = useNarrow();
  const { search, firstSort, hidden, toggle, go, text, choose } = useStudentSearch();
  const [currentPage] = usePage();
  const query = useInSlices(StudentsApi.useStudentsQuery({ ...search, currentPage }));
  const { currentData, data: last, error, refetch } = query;
  useLiveProgress(refetch);
  useEffect(() => {
    if (error && role === 'admin') toast.failure(error);
  }, [error, role]);

  const [selected, setSelected] = useState<ReadonlyMap<string, StudentResource>>();
  const links = useStudentLinks();
  const visit = useVisit(search, currentPage, currentData);
  const { columns, optional } = useColumns(visit);
  const sorts = Object.entries(seesProgress ? t.sorts.all : t.sorts.names).map(([value, label]) => ({
    value: value === firstSort ? '' : value,
    label,
  }));
  const { counts, facets } = currentData ?? last ?? {};
  const saved = <SavedFilters shown={text} onChoose={choose} />;
  const groupFilter = (
    <GroupFilter
      chosen={search.groups ?? []}
      counts={facets?.groups ?? {}}
      onChange={(chosen) => go({ groups: chosen.join() })}
    />
  );
  return (
    <>
      <PageLine>{currentData && summaryOf(currentData)}</PageLine>
      {signsUp(role) && <NeedsYou counts={counts} shown={search.filter} />}
      <ResourceList<StudentResource, never>
        query={query}
        what={t.title}
        sketch="people"
        empty={emptyText(search)}
        message={messages.studentsFailed}
        reason={error && role !== 'admin' ? accessFailure(error) : undefined}
        nameOf={({ attributes }) => fullName(attributes)}
        search={t.search}
        filters={
          isNarrow
            ? [
                { name: 'sort', label: t.sort, options: sorts },
                ...(facets ? [{ name: 'grade', label: t.grade, options: GRADE_CHOICES }] : []),
              ]
            : undefined
        }
        tools={
          <>
            {!isNarrow && seesProgress && (
              <ColumnsMenu columns={optional} hidden={hidden} onToggle={toggle} />
            )}
            <Row as="span" align="stretch" gap={3} className={`${styles.examLinks} icon-on-phone`}>
              <ClassLink />
              {(!seesProgress || isNarrow) && saved}
              {seesProgress && isNarrow && groupFilter}
              {signsUp(role) && <SignUpLink />}
            </Row>
          </>
        }
        actions={links}
        table={
          isNarrow
            ? undefined
            : { columns, hidden: seesProgress ? hidden : undefined, initialSort: firstSort }
        }
        select={
          seesProgress
            ? {
                selected: new Set(selected?.keys()),
                label: ({ attributes }) => t.select.one(fullName(attributes)),
                all: t.select.all,
                onSelect: (rows, on) => setSelected(withRows(selected ?? new Map(), rows, on)),
              }
            : undefined
        }
        card={(student, buttons) => <StudentCard student={student} visit={visit} links={buttons} />}
        close
        pages={t.pages}
      >
        {seesProgress && (
          <StudentFilters search={search} facets={facets} onChange={go}>
            {saved}
            {groupFilter}
          </StudentFilters>
        )}
      </ResourceList>
      {selected && (
        <Bulk selected={selected} onSelect={setSelected} search={search} total={currentData?.total ?? 0} />
      )}
    </>
  );
}

type Search = ReturnType<typeof useStudentSearch>['search'];

function useVisit(search: Search, page: number, shown: Page | undefined): StudentVisit | undefined {
  const { pathname, search: query } = useLocation();
  if (!shown) return undefined;
  const { pageCount, total, data } = shown;
  return { address: pathname + query, search, page, pageCount, total, ids: data.map(({ id }) => id) };
}

/** Exam admins see only names and addresses. */
function useColumns(visit: StudentVisit | undefined) {
  const { role } = useSignedInUser();
  const tasks = useTasksLink();
  const groups = useGroups();
  const [firstName, lastName, email] = nameColumns(visit);
  if (role === 'exam_admin') return { columns: [firstName, lastName, email], optional: [] };
  const optional = [
    ...[email, ...furtherColumns(tasks)],
    ...(groups.length > 0 ? [groupsColumn(groups)] : []),
    ...(role === 'admin' ? [entityColumn] : []),
  ];
  return { columns: [firstName, lastName, ...optional], optional };
}

function emptyText({ q, filter, grade, groups }: Search): string {
  if (q) return t.noMatch(q);
  if (grade || groups) return t.noneChosen;
  return filter ? t.noneLeft[filter] : t.none;
}

const summaryOf = ({ counts, total }: Page) =>
  counts ? t.summary(counts.all, counts.overdue, counts.silent) : t.count(total);

const ClassLink = () => (
  <ButtonLink to="/exam-entry-import" icon={<UploadIcon />}>
    {t.enterClass}
  </ButtonLink>
);

function SignUpLink() {
  const { id } = useSignedInUser();
  const address = `${window.location.origin}/register?id=${id}`;
  return <CopyButton label={t.signUpLink} text={address} copied={t.copied} />;
}
