import { useNavigate } from 'react-router-dom';
import { useSearchCollegesQuery } from '../../domain/colleges/colleges.api';
import { useContactsQuery } from '../../domain/messages/messages.api';
import { useSignedInUser } from '../../shared/api/session';
import { setStored, getStored } from '../../shared/lib/stored';
import { chooseTheme, THEMES } from '../../shared/lib/theme';
import { useDebounced } from '../../shared/lib/useDebounced';
import type { RouteTable } from '../../shared/routing/routeDef';
import { t } from './en';
import {
  collegeEntry,
  contactEntry,
  matching,
  pagesOf,
  seesColleges,
  seesStudents,
  studentEntry,
  type Entry,
} from './entries';
import { useFoundStudentsQuery } from './palette.api';

const MIN_LETTERS = 3;
const SHOWN = 6;
const RECENT = 'palette';
const MAX_RECENT = 5;

export function useEntries(table: RouteTable, text: string, acts: Readonly<Record<string, () => void>>) {
  const { id, role } = useSignedInUser();
  const navigate = useNavigate();
  const sought = useDebounced(text);
  const isShort = sought.length < MIN_LETTERS;
  const students = useFoundStudentsQuery(sought, { skip: isShort || !seesStudents(role) });
  const contacts = useContactsQuery({}, { skip: role !== 'student' });
  const colleges = useSearchCollegesQuery(sought, { skip: isShort || !seesColleges(role) });

  const recent = getStored<Entry[]>('localStorage', RECENT) ?? [];
  const pages = pagesOf(table, role);
  const doings = [
    ...THEMES.map((theme) => [t.wear[theme], () => chooseTheme(id, theme)] as const),
    ...Object.entries(acts),
  ].map(([title, run]): Entry => ({ id: title, group: 'acts', title, run }));

  const found = text
    ? [
        ...(students.currentData?.data ?? []).map(studentEntry),
        ...matching((contacts.data?.data ?? []).map(contactEntry), text).slice(0, SHOWN),
        ...(isShort ? [] : (colleges.currentData ?? []))
          .slice(0, SHOWN)
          .map((one) => collegeEntry(one, role)),
        ...matching(pages, text),
        ...matching(doings, text),
      ]
    : [...recent, ...pages, ...doings];

  const choose = (entry: Entry) => {
    const { run: _, ...plain } = entry;
    const others = recent.filter((one) => one.id !== entry.id);
    if (entry.to) {
      setStored('localStorage', RECENT, [{ ...plain, group: 'recent' }, ...others].slice(0, MAX_RECENT));
      void navigate(entry.to);
    } else entry.run?.();
  };
  return {
    found,
    choose,
    isShort: text.length < MIN_LETTERS,
    isSearching: sought !== text || students.isFetching || colleges.isFetching,
    failed: students.isError || contacts.isError || colleges.isError,
  };
}
