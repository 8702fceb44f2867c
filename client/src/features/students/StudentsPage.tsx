import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from 'contract/messages';
import { GRADES, type Grade } from 'contract/profile';
import type { Role } from 'contract/roles';
import {
  STUDENT_FILTERS,
  STUDENT_ORDERS,
  type StudentFilter,
  type StudentResource,
  type StudentsPage as Page,
} from 'contract/students';
import { type StudentSearch } from 'contract/requests/students';
import { accessFailure } from '../../domain/account/account.api';
import { GroupFilter } from '../../domain/groups/GroupFilter';
import { useGroups } from '../../domain/groups/GroupTags';
import { GRADE_OPTIONS, gradeName } from '../../domain/students/school';
import { useSignedInUser } from '../../shared/api/session';
import { below } from '../../shared/layout/breakpoints';
import { fullName } from '../../shared/lib/format';
import { plainText, stored } from '../../shared/lib/stored';
import { ColumnsMenu, useHiddenColumns } from '../../shared/list/ColumnsMenu';
import { usePage } from '../../shared/list/Paging';
import { ResourceList } from '../../shared/list/ResourceList';
import { useInSlices } from '../../shared/list/useInSlices';
import { useFilters } from '../../shared/routing/useUrlState';
import { CopyButton } from '../../shared/ui/CopyButton';
import { FilterChips } from '../../shared/ui/FilterChips';
import {
  CalendarIcon,
  CommentIcon,
  DocumentIcon,
  LearningIcon,
  PersonIcon,
  TimeIcon,
  VideoIcon,
  WarningSignIcon,
  UploadIcon,
} from '../../shared/ui/icons';
import { PageLine } from '../../shared/ui/PageHeader';
import { lazyComponent } from '../../shared/ui/lazyComponent';
import { toast } from '../../shared/ui/toast';
import { useMedia, useNarrow } from '../../shared/ui/media';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { entityColumn, furtherColumns, groupsColumn, nameColumns } from './columns';
import { t } from './en';
import { NeedsYou } from './NeedsYou';
import { SavedFilters } from './SavedFilters';
import { useTasksLink, useStudentLinks } from './links';
import { StudentCard } from './StudentCard';
import { useLiveProgress, useStudentsQuery } from '../../domain/students/students.api';
import { Grid, Row, Stack } from '../../shared/layout/layout';
import styles from './students.module.css';

const Bulk = lazyComponent(() => import('./Bulk'));

const BY_LAST_NAME = 'lastName';

const firstSortOf = (role: Role) =>
  role === 'counselor' || role === 'account_admin' ? '-overdue' : BY_LAST_NAME;

const isSort = (sort: string): sort is NonNullable<StudentSearch['sort']> =>
  STUDENT_ORDERS.some((order) => sort.replace('-', '') === order);
const isFilter = (filter: string): filter is StudentFilter =>
  (STUDENT_FILTERS as readonly string[]).includes(filter);

const isGrade = (grade: string): grade is Grade => (GRADES as readonly string[]).includes(grade);

const GROUP_ID = /^[0-9a-f-]{36}$/;

const signsUp = (role: Role) => role === 'counselor' || role === 'account_admin';

const HIDDEN_AT_FIRST = ['grade', 'groups'];
const HIDDEN_FROM_ADMINS = [...HIDDEN_AT_FIRST, 'lastMessage', 'nextDeadline'];
const HIDDEN_WHERE_TIGHT = 'email';

const GRADE_CHOICES = [{ value: '', label: t.allGrades }, ...GRADE_OPTIONS];

const CHIPS = [
  { value: 'waiting', icon: <CommentIcon size={14} /> },
  { value: 'asking', icon: <VideoIcon size={14} /> },
  { value: 'deadline', icon: <CalendarIcon size={14} /> },
  { value: 'behind', icon: <WarningSignIcon size={14} /> },
  { value: 'no-college', icon: <LearningIcon size={14} /> },
  { value: 'silent', icon: <TimeIcon size={14} /> },
  { value: 'never', icon: <PersonIcon size={14} /> },
  { value: 'missing', icon: <DocumentIcon size={14} /> },
] as const;

export default function StudentsPage() {
  const { id, role } = useSignedInUser();
  const storedSort = useMemo(
    () => stored(`sort:students:${id}`, { codec: plainText, outlastsSession: true }),
    [id],
  );
  const [firstSort] = useState(() => {
    const chosen = storedSort.get();
    return chosen && isSort(chosen) ? chosen : firstSortOf(role);
  });
  const isTight = useMedia(below('wide'));
  const hiddenAtFirst = role === 'admin' ? HIDDEN_FROM_ADMINS : HIDDEN_AT_FIRST;
  const [hidden, toggle, left] = useHiddenColumns(
    'students',
    isTight ? [...hiddenAtFirst, HIDDEN_WHERE_TIGHT] : hiddenAtFirst,
  );
  const [address, go] = useFilters({
    ...{ q: '', sort: firstSort, filter: '', hidden: left, grade: '', groups: '' },
  });
  useEffect(() => {
    if (!isSort(address.sort)) return;
    storedSort.set(address.sort === firstSortOf(role) ? undefined : address.sort);
  }, [address.sort, storedSort, role]);
  const { q } = address;
  const filter = role !== 'exam_admin' && isFilter(address.filter) ? address.filter : undefined;
  const grade = role !== 'exam_admin' && isGrade(address.grade) ? address.grade : undefined;
  const groups = role === 'exam_admin' ? [] : address.groups.split(',').filter((id) => GROUP_ID.test(id));
  const [currentPage] = usePage();
  const search = {
    q: q || undefined,
    filter,
    grade,
    groups: groups.length > 0 ? groups : undefined,
    sort: isSort(address.sort) ? address.sort : BY_LAST_NAME,
  } as const;
  const query = useInSlices(useStudentsQuery({ ...search, currentPage }));
  const { currentData, data: last, error, refetch } = query;
  useLiveProgress(refetch);
  useEffect(() => {
    if (error && role === 'admin') toast.failure(error);
  }, [error, role]);

  const [selected, setSelected] = useState<ReadonlyMap<string, StudentResource>>();
  const links = useStudentLinks();
  const tasks = useTasksLink();
  const isNarrow = useNarrow();
  const location = useLocation();
  const visit = currentData && {
    address: location.pathname + location.search,
    search,
    page: currentPage,
    pageCount: currentData.pageCount,
    total: currentData.total,
    ids: currentData.data.map(({ id }) => id),
  };
  const [firstName, lastName, email] = nameColumns(visit);
  const allGroups = useGroups();
  const shown = [
    ...[email, ...furtherColumns(tasks)],
    ...(allGroups.length > 0 ? [groupsColumn(allGroups)] : []),
  ];
  const further = role === 'exam_admin' ? [] : role === 'admin' ? [...shown, entityColumn] : shown;
  const columns = [...[firstName, lastName], ...(role === 'exam_admin' ? [email] : further)];
  const sorts = Object.entries(role === 'exam_admin' ? t.sorts.names : t.sorts.all).map(([value, label]) => ({
    value: value === firstSort ? '' : value,
    label,
  }));
  const select = (rows: readonly StudentResource[], on: boolean) => {
    const next = new Map(selected);
    for (const row of rows)
      if (on) next.set(row.id, row);
      else next.delete(row.id);
    setSelected(next);
  };
  const { counts, facets } = currentData ?? last ?? {};
  const saved = (
    <SavedFilters
      shown={searchOf({ ...address, filter, grade, groups: groups.join() })}
      onChoose={(filters) => go(valuesOf(filters))}
    />
  );
  const groupFilter = (
    <GroupFilter
      chosen={groups}
      counts={facets?.groups ?? {}}
      onChange={(chosen) => go({ groups: chosen.join() })}
    />
  );
  return (
    <>
      <PageLine>{currentData && summaryOf(currentData)}</PageLine>
      {signsUp(role) && <NeedsYou counts={counts} shown={filter} />}
      <ResourceList<StudentResource, never>
        query={query}
        what={t.title}
        sketch="people"
        empty={
          q ? t.noMatch(q) : grade || groups.length > 0 ? t.noneChosen : filter ? t.noneLeft[filter] : t.none
        }
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
            {!isNarrow && further.length > 0 && (
              <ColumnsMenu columns={further} hidden={hidden} onToggle={toggle} />
            )}
            <Row as="span" align="stretch" gap={3} className={`${styles.examLinks} icon-on-phone`}>
              <ClassLink />
              {(role === 'exam_admin' || isNarrow) && saved}
              {role !== 'exam_admin' && isNarrow && groupFilter}
              {signsUp(role) && (
                <CopyButton
                  label={t.signUpLink}
                  text={`${window.location.origin}/register?id=${id}`}
                  copied={t.copied}
                />
              )}
            </Row>
          </>
        }
        actions={links}
        table={
          isNarrow
            ? undefined
            : {
                columns,
                hidden: role === 'exam_admin' ? undefined : hidden,
                initialSort: firstSort,
              }
        }
        select={
          role === 'exam_admin'
            ? undefined
            : {
                selected: new Set(selected?.keys()),
                label: ({ attributes }) => t.select.one(fullName(attributes)),
                all: t.select.all,
                onSelect: select,
              }
        }
        card={(student, buttons) => <StudentCard student={student} visit={visit} links={buttons} />}
        close
        pages={t.pages}
      >
        {role !== 'exam_admin' && (
          <Row justify="end" align="start" gap={2} below={3}>
            {facets !== null && (
              <Stack gap={2} grow shrink>
                <FilterChips
                  label={t.filters.label}
                  value={filter ?? ''}
                  options={[
                    { value: '', text: t.filters.all, count: facets?.filter.all },
                    ...CHIPS.map(({ value, icon }) => ({
                      ...{ value, icon, text: t.filters[value], count: facets?.filter[value] },
                    })),
                  ]}
                  onChange={(value) => go({ filter: value })}
                />
                {!isNarrow && (
                  <FilterChips
                    label={t.grade}
                    value={grade ?? ''}
                    options={[
                      { value: '', text: t.allGrades, count: facets?.grade.all },
                      ...GRADES.filter((each) => each === grade || (facets?.grade[each] ?? 0) > 0).map(
                        (value) => ({
                          ...{ value, text: gradeName(value), count: facets?.grade[value] },
                        }),
                      ),
                    ]}
                    onChange={(value) => go({ grade: value })}
                  />
                )}
              </Stack>
            )}
            {!isNarrow && (
              <Grid columns={1} gap={2} fixed>
                {saved}
                {groupFilter}
              </Grid>
            )}
          </Row>
        )}
      </ResourceList>
      {selected && (
        <Bulk selected={selected} onSelect={setSelected} search={search} total={currentData?.total ?? 0} />
      )}
    </>
  );
}

/** The text by which saved filters are compared; a grade and groups are in it only if chosen, as in filters saved earlier. */
function searchOf({ q, sort, filter, hidden, ...later }: ReturnType<typeof valuesOf>): string {
  const shown = { q, sort, filter, hidden };
  const texts = Object.entries(shown).map(([name, text = '']) => [name, text]);
  const chosen = Object.entries(later).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return new URLSearchParams([...texts, ...chosen]).toString();
}

const valuesOf = (saved: string) => {
  const { q, sort, filter, hidden, grade, groups }: Partial<Record<string, string>> = Object.fromEntries(
    new URLSearchParams(saved),
  );
  return { q, sort, filter, hidden, grade, groups };
};

const summaryOf = ({ counts, total }: Page) =>
  counts ? t.summary(counts.all, counts.overdue, counts.silent) : t.count(total);

const ClassLink = () => (
  <ButtonLink to="/exam-entry-import" icon={<UploadIcon />}>
    {t.enterClass}
  </ButtonLink>
);
