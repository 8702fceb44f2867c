import type { ContactResource } from 'contract/messaging';
import type { CollegeListResource } from 'contract/colleges';
import { PRODUCT } from 'contract/guides';
import type { Role } from 'contract/roles';
import type { StudentResource } from 'contract/students';
import { plain } from 'contract/text';
import { relationName } from '../../domain/people/roles';
import { fullName } from '../../shared/lib/format';
import { navFor, type RouteTable } from '../../shared/routing/routeDef';
import type { t } from './en';

export type Group = keyof typeof t.groups;

/** What can be chosen: it leads to an address, or does something. */
export interface Entry {
  readonly id: string;
  readonly group: Group;
  readonly title: string;
  /** Beside the title, where others may be called the same. */
  readonly details?: string;
  readonly to?: string;
  readonly run?: () => void;
}

/** Where a student is looked at. */
const STUDENT: Readonly<Partial<Record<Role, (id: string) => string>>> = {
  counselor: (id) => `/counselor/students/${id}/snapshot`,
  account_admin: (id) => `/account-admin/students/${id}`,
  exam_admin: (id) => `/exam-admin/exam-entry?studentId=${id}`,
  admin: (id) => `/admin/students/${id}`,
};

/** Where a college is looked at. */
const COLLEGES: Readonly<Partial<Record<Role, string>>> = { student: '/colleges', admin: '/admin-colleges' };

/** They are passed on the way from elsewhere. */
const PASSED = ['/refresh-session', '/demonstration-checkout'];

/** Those of the sidebar in its order, then what else is of the role alone. */
export function pagesOf(table: RouteTable, role: Role): Entry[] {
  const titles = new Map(navFor(table, role).map(({ to, label }) => [to, label]));
  for (const { audience, path, title } of Object.values(table)) {
    const isOwn = Array.isArray(audience) && audience.includes(role) && !path.includes(':');
    // One that is named after the product is found by what the sidebar calls it.
    if (!isOwn || PASSED.includes(path) || title.includes(PRODUCT)) continue;
    if (!titles.has(path) && ![...titles.values()].includes(title)) titles.set(path, title);
  }
  return [...titles].map(([to, title]) => ({ id: to, group: 'pages', title, to }));
}

export const studentEntry = ({ id, attributes }: StudentResource, role: Role): Entry => ({
  id,
  group: 'people',
  title: fullName(attributes),
  details: attributes.email,
  to: STUDENT[role]?.(id),
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
  to: `${COLLEGES[role]}?q=${encodeURIComponent(attributes.name)}`,
});

export const seesColleges = (role: Role) => COLLEGES[role] !== undefined;
export const seesStudents = (role: Role) => STUDENT[role] !== undefined;

/** Those with every word of the text at the beginning of one of theirs; what begins with the text comes first. */
export function matching(entries: readonly Entry[], text: string): Entry[] {
  const wanted = wordsOf(text);
  const begins = ({ title }: Entry) => Number(plain(title).startsWith(plain(text)));
  return entries
    .filter(({ title }) => {
      const words = wordsOf(title);
      return wanted.every((part) => words.some((word) => word.startsWith(part)));
    })
    .sort((a, b) => begins(b) - begins(a));
}

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
