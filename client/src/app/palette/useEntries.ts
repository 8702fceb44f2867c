import { useNavigate } from 'react-router-dom';
import { useEffect, useState } from 'react';
import { GUIDES } from 'contract/guides';
import { CollegesApi } from '../../domain/colleges/colleges.api';
import { SavedApi } from '../../domain/colleges/saved.api';
import { MessagesApi } from '../../domain/messages/messages.api';
import { TasksApi } from '../../domain/tasks/tasks.api';
import { useSignedInUser } from '../../shared/api/session';
import { stored } from '../../shared/lib/stored';
import { chooseTheme, THEMES } from '../../shared/lib/theme';
import { useDebounced } from '../../shared/lib/clock';
import type { RouteTable } from '../../shared/routing/routeDef';
import { useConfig } from '../../domain/account/account.api';
import { guideTexts } from '../../features/guides/guideTexts';
import { endpoints, resource } from '../../shared/api/resource';
import { t } from './finder/en';
import {
  applicationEntries,
  collegeEntry,
  collegesPage,
  contactEntry,
  matching,
  pagesOf,
  savedCollegeEntry,
  seesColleges,
  seesStudents,
  studentEntry,
  taskEntries,
  threadEntry,
  type Entry,
  guideEntries,
} from './entries';

const PEOPLE_SHOWN = 6;

/** More than are published in a year. */
const NEWEST_THREADS = 200;

const PaletteApi = endpoints({
  foundStudents: resource('User').list('GET /users/students', {
    request: (q: string) => ({ query: { q, currentPage: 1, pageSize: PEOPLE_SHOWN } }),
  }),
  newestThreads: resource('Thread').list('GET /threads/all', {
    request: (_none: void) => ({ query: { currentPage: 1, pageSize: NEWEST_THREADS } }),
  }),
});

const NONE: readonly Entry[] = [];

/** Loads the texts of all guides; one that this device lacks while it is offline is left out. */
const loadGuides = async (productName: string): Promise<Entry[]> => {
  const loaded = await Promise.all(
    GUIDES.map((name) =>
      guideTexts[name]().then(
        ({ default: guide }) => guideEntries(name, guide, productName),
        () => [],
      ),
    ),
  );
  return loaded.flat();
};

/** Returns undefined while the guides load, and none for people who have no guides. */
function useGuides(hasGuides: boolean): readonly Entry[] | undefined {
  const { productName } = useConfig();
  const [entries, setEntries] = useState<readonly Entry[]>();
  useEffect(() => {
    if (hasGuides) void loadGuides(productName).then(setEntries);
  }, [hasGuides, productName]);
  return hasGuides ? entries : NONE;
}

const MIN_LETTERS = 3;
const SHOWN = 6;
const recentEntries = stored<readonly Entry[]>('palette');
const MAX_RECENT = 5;

export function useEntries(table: RouteTable, text: string, acts: Readonly<Record<string, () => void>>) {
  const { id, role } = useSignedInUser();
  const navigate = useNavigate();
  const sought = useDebounced(text);
  const isShort = sought.length < MIN_LETTERS;
  const isStudent = role === 'student';
  const students = PaletteApi.useFoundStudentsQuery(sought, { skip: isShort || !seesStudents(role) });
  const contacts = MessagesApi.useContactsQuery({}, { skip: !isStudent });
  const tasks = TasksApi.useMyTasksQuery(undefined, { skip: !isStudent });
  const saved = SavedApi.useSavedCollegesQuery(undefined, { skip: !isStudent });
  const colleges = CollegesApi.useSearchCollegesQuery(sought, { skip: isShort || !seesColleges(role) });
  const threads = PaletteApi.useNewestThreadsQuery(undefined, { skip: isShort });
  const guides = useGuides(isStudent);

  const recent = recentEntries.get() ?? [];
  const pages = pagesOf(table, role);
  const doings = [
    ...THEMES.map((theme) => [t.wear[theme], () => chooseTheme(id, theme)] as const),
    ...Object.entries(acts),
  ].map(([title, run]): Entry => ({ id: title, group: 'acts', title, run }));

  const someOf = (entries: readonly Entry[]) => matching(entries, text).slice(0, SHOWN);
  const found = text
    ? [
        ...matching(pages, text),
        ...someOf(taskEntries(tasks.data ?? [])),
        ...(isShort ? [] : (students.currentData?.data ?? [])).map(studentEntry),
        ...someOf((contacts.data?.data ?? []).map(contactEntry)),
        ...someOf(applicationEntries(saved.data ?? [])),
        ...collegesOf(someOf((saved.data ?? []).map(savedCollegeEntry))),
        ...someOf(guides ?? []),
        ...someOf((threads.data?.data ?? []).map(threadEntry)),
        ...matching(doings, text),
      ]
    : [...recent, ...pages, ...doings];

  function collegesOf(own: readonly Entry[]): Entry[] {
    const listed = isShort ? [] : (colleges.currentData ?? []).map((one) => collegeEntry(one, role));
    const others = listed.filter(({ id }) => own.every((one) => one.id !== id));
    const all = [...own, ...others];
    if (all.length <= SHOWN) return all;
    const to = collegesPage(role, text);
    return [...all.slice(0, SHOWN), { id: to, group: 'colleges', title: t.allColleges(text), to }];
  }

  const choose = (entry: Entry) => {
    const { run: _, hidden: _hidden, group, ...plain } = entry;
    const kind = group === 'recent' ? entry.kind : group;
    const others = recent.filter((one) => one.id !== entry.id);
    if (entry.to) {
      recentEntries.set([{ ...plain, kind, group: 'recent' } as const, ...others].slice(0, MAX_RECENT));
      void navigate(entry.to);
    } else entry.run?.();
  };
  return {
    found,
    choose,
    isShort: text.length < MIN_LETTERS,
    isSearching:
      guides === undefined ||
      sought !== text ||
      [students, colleges, threads, contacts, tasks, saved].some(({ isFetching }) => isFetching),
    failed: [students, contacts, colleges, threads, tasks, saved].some(({ isError }) => isError),
  };
}
