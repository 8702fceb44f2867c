import type { ContactResource } from 'contract/messaging';
import type { CollegeListResource } from 'contract/colleges';
import { PRODUCT } from 'contract/guides';
import type { Role } from 'contract/roles';
import type { StudentResource } from 'contract/students';
import { foldForSearch } from 'contract/text';
import { relationName } from '../../domain/people/roles';
import { studentPage } from '../../domain/students/StudentLink';
import { fullName } from '../../shared/lib/format';
import { navFor, type RouteTable } from '../../shared/routing/routeDef';
import type { t } from './en';

export type Group = keyof typeof t.groups;

export interface Entry {
  readonly id: string;
  readonly group: Group;
  readonly title: string;
  /** Distinguishes entries with the same title. */
  readonly details?: string;
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

export const collegeEntry = ({ id, attributes }: CollegeListResource, role: Role): Entry => ({
  id,
  group: 'colleges',
  title: attributes.name,
  details: attributes.location || attributes.state,
  to: `${COLLEGE_PAGES[role]}?q=${encodeURIComponent(attributes.name)}`,
});

export const seesColleges = (role: Role) => COLLEGE_PAGES[role] !== undefined;
export const seesStudents = (role: Role) => role !== 'student' && role !== 'parent';

/** Returns entries in which some word starts with each word of `text`, best matches first. */
export function matching(entries: readonly Entry[], text: string): Entry[] {
  const wanted = wordsOf(text);
  const begins = ({ title }: Entry) => Number(foldForSearch(title).startsWith(foldForSearch(text)));
  return entries
    .filter(({ title }) => {
      const words = wordsOf(title);
      return wanted.every((part) => words.some((word) => word.startsWith(part)));
    })
    .sort((a, b) => begins(b) - begins(a));
}

const wordsOf = (text: string) =>
  foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
