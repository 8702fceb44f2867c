import type { ContactResource } from 'contract/messaging';
import type { CollegeListResource } from 'contract/colleges';
import { slugOf } from 'contract/document';
import { PRODUCT, type Guide, type GuideName } from 'contract/guides';
import type { Role } from 'contract/roles';
import type { SavedCollegeResource } from 'contract/saved-colleges';
import type { StudentResource } from 'contract/students';
import type { TaskAssignmentResource } from 'contract/tasks';
import { foldForSearch } from 'contract/text';
import type { ThreadResource } from 'contract/threads';
import { placeOf } from '../../domain/colleges/savedStatus';
import { relationName } from '../../domain/people/roles';
import { studentPage } from '../../domain/students/StudentLink';
import { byDueDate, isCompleted } from '../../domain/tasks/taskOrder';
import { fullName } from '../../shared/lib/format';
import { navFor, type RouteTable } from '../../shared/routing/routeDef';
import { formatDate } from '../../shared/lib/time';
import { t } from './finder/en';

export type Group = keyof typeof t.groups;
export type Kind = Exclude<Group, 'recent'>;

export interface Entry {
  readonly id: string;
  readonly group: Group;
  /** What a recent entry is. */
  readonly kind?: Kind;
  readonly title: string;
  /** Distinguishes entries with the same title. */
  readonly details?: string;
  /** Is searched, too, but not shown. */
  readonly hidden?: string;
  readonly to?: string;
  readonly run?: () => void;
}

const COLLEGE_PAGES: Readonly<Partial<Record<Role, string>>> = {
  student: '/colleges',
  admin: '/admin-colleges',
};

const PASSED = ['/refresh-session', '/demonstration-checkout'];

/** Returns the sidebar's pages in its order, then other pages that only this role may open. */
export function pagesOf(table: RouteTable, role: Role): Entry[] {
  const titles = new Map(navFor(table, role).map(({ to, label }) => [to, label]));
  for (const { audience, path, title } of Object.values(table)) {
    const isOwn = Array.isArray(audience) && audience.includes(role) && !path.includes(':');
    if (!isOwn || PASSED.includes(path) || title.includes(PRODUCT)) continue;
    if (!titles.has(path) && ![...titles.values()].includes(title)) titles.set(path, title);
  }
  return [...titles].map(([to, title]) => ({ id: to, group: 'pages', title, to }));
}

export const studentEntry = ({ id, attributes }: StudentResource): Entry => ({
  id,
  group: 'people',
  title: fullName(attributes),
  details: attributes.email,
  to: studentPage(id),
});

export const contactEntry = ({ id, attributes }: ContactResource): Entry => ({
  id,
  group: 'people',
  title: fullName(attributes),
  details: relationName(attributes),
  to: `/messages?with=${id}`,
});

export const collegesPage = (role: Role, text: string) =>
  `${COLLEGE_PAGES[role]}?q=${encodeURIComponent(text)}`;

export const collegeEntry = ({ id, attributes }: CollegeListResource, role: Role): Entry => ({
  id,
  group: 'colleges',
  title: attributes.name,
  details: placeOf(attributes),
  to: collegesPage(role, attributes.name),
});

/** A saved college is found without the server, by its name and its place. */
export const savedCollegeEntry = ({ attributes }: SavedCollegeResource): Entry => ({
  id: attributes.ceeb_code,
  group: 'colleges',
  title: attributes.name,
  details: placeOf(attributes),
  hidden: placeOf(attributes),
  to: collegesPage('student', attributes.name),
});

export const applicationEntries = (saved: readonly SavedCollegeResource[]): Entry[] =>
  saved.flatMap(({ attributes: { ceeb_code: ceeb, name, application } }) =>
    application
      ? [
          {
            id: `application-${ceeb}`,
            group: 'colleges' as const,
            title: name,
            details: t.application,
            hidden: t.application,
            to: `/applications/${ceeb}`,
          },
        ]
      : [],
  );

/** Open tasks come first, each part by date. */
export const taskEntries = (tasks: readonly TaskAssignmentResource[]): Entry[] =>
  tasks
    .toSorted(byDueDate(1))
    .sort((one, other) => Number(isCompleted(one)) - Number(isCompleted(other)))
    .map((task): Entry => {
      const { name, dueDate } = task.attributes;
      const college = task.relationships.college.data?.attributes.name;
      const when = isCompleted(task) ? t.done : dueDate && formatDate(dueDate);
      return {
        id: task.id,
        group: 'tasks',
        title: name,
        details: [college, when].filter(Boolean).join(' · '),
        hidden: college,
        to: `/tasks?task=${task.id}`,
      };
    });

/** Returns a guide, then its headings. */
export function guideEntries(name: GuideName, { title, blocks }: Guide, productName: string): Entry[] {
  const to = `/guides?guide=${name}`;
  const named = (text: string) => text.replaceAll(PRODUCT, productName);
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  return [
    { id: to, group: 'guides', title: named(title), to },
    ...headings.map((text): Entry => {
      const at = `${to}#${slugOf(text)}`;
      return { id: at, group: 'guides', title: named(text), details: named(title), to: at };
    }),
  ];
}

export const threadEntry = ({ id, attributes }: ThreadResource): Entry => ({
  id,
  group: 'threads',
  title: attributes.title,
  details: attributes.categories.join(', '),
  hidden: attributes.categories.join(' '),
  to: `/threads?thread=${id}`,
});

export const seesColleges = (role: Role) => COLLEGE_PAGES[role] !== undefined;
export const seesStudents = (role: Role) => role !== 'student' && role !== 'parent';

/** Returns entries in which some word starts with each word of `text`, best matches first. */
export function matching(entries: readonly Entry[], text: string): Entry[] {
  const wanted = wordsOf(text);
  const begins = ({ title }: Entry) => Number(foldForSearch(title).startsWith(foldForSearch(text)));
  return entries
    .filter(({ title, hidden = '' }) => {
      const words = wordsOf(`${title} ${hidden}`);
      return wanted.every((part) => words.some((word) => word.startsWith(part)));
    })
    .sort((a, b) => begins(b) - begins(a));
}

const wordsOf = (text: string) =>
  foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
