import { useEffect, useMemo, useState } from 'react';
import { GRADES } from 'contract/profile';
import type { Role } from 'contract/roles';
import type { StudentSearch } from 'contract/requests/students';
import { STUDENT_FILTERS, STUDENT_ORDERS } from 'contract/students';
import { useSignedInUser } from '../../shared/api/session';
import { below } from '../../shared/layout/breakpoints';
import { plainText, stored } from '../../shared/lib/stored';
import { useHiddenColumns } from '../../shared/list/ColumnsMenu';
import { isOneOf, useFilters } from '../../shared/routing/useUrlState';
import { useMedia } from '../../shared/ui/media';

const BY_LAST_NAME = 'lastName';

const firstSortOf = (role: Role) =>
  role === 'counselor' || role === 'account_admin' ? '-overdue' : BY_LAST_NAME;

const isSort = (sort: string): sort is NonNullable<StudentSearch['sort']> =>
  STUDENT_ORDERS.some((order) => sort.replace('-', '') === order);
const isFilter = isOneOf(STUDENT_FILTERS);
const isGrade = isOneOf(GRADES);

const GROUP_ID = /^[0-9a-f-]{36}$/;

const HIDDEN_AT_FIRST = ['grade', 'groups'];
const HIDDEN_FROM_ADMINS = [...HIDDEN_AT_FIRST, 'lastMessage', 'nextDeadline'];
const HIDDEN_WHERE_TIGHT = 'email';

/** The search in the page's address, what of it is valid for the user, and the columns that he or she has hidden. */
export function useStudentSearch() {
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
  const [hidden, toggle, hiddenByDefault] = useHiddenColumns(
    'students',
    isTight ? [...hiddenAtFirst, HIDDEN_WHERE_TIGHT] : hiddenAtFirst,
  );
  const [address, go] = useFilters({
    ...{ q: '', sort: firstSort, filter: '', hidden: hiddenByDefault, grade: '', groups: '' },
  });
  useEffect(() => {
    if (!isSort(address.sort)) return;
    storedSort.set(address.sort === firstSortOf(role) ? undefined : address.sort);
  }, [address.sort, storedSort, role]);

  const seesProgress = role !== 'exam_admin';
  const groups = seesProgress ? address.groups.split(',').filter((group) => GROUP_ID.test(group)) : [];
  const search = {
    q: address.q || undefined,
    filter: seesProgress && isFilter(address.filter) ? address.filter : undefined,
    grade: seesProgress && isGrade(address.grade) ? address.grade : undefined,
    groups: groups.length > 0 ? groups : undefined,
    sort: isSort(address.sort) ? address.sort : BY_LAST_NAME,
  } as const;
  const { filter, grade } = search;
  return {
    search,
    firstSort,
    hidden,
    toggle,
    go,
    /** The search as filters are saved. */
    text: textOf({ ...address, filter, grade, groups: groups.join() }),
    choose: (saved: string) => go(valuesOf(saved)),
  };
}

/** The text by which saved filters are compared; a grade and groups are in it only if chosen, as in filters saved earlier. */
function textOf({ q, sort, filter, hidden, ...later }: ReturnType<typeof valuesOf>): string {
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
