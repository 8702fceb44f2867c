import type { Role } from 'contract/roles';
import { grouped, navFor } from '../shared/routing/routeDef';
import { routes } from './routes';

const ORDER: Readonly<Record<Role, readonly string[]>> = {
  student: [
    '/dashboard',
    '/profile',
    '/tasks',
    '/college-survey/Layout',
    '/colleges',
    '/applications',
    '/guides',
    '/exam-reports',
    '/schedule-help',
    '/my-sessions-students',
    '/get-help',
    '/messages',
    '/threads',
  ],
  parent: [
    '/parent/overview',
    '/parent/profile',
    '/parent/tasks',
    '/parent/colleges',
    '/parent/messages',
    '/threads',
  ],
  counselor: [
    '/counselor/profile',
    '/counselor/counselor-students',
    '/students/applications',
    '/counselor/counselor-tasks',
    '/transcripts',
    '/counselor/letters',
    '/my-sessions-counselors',
    '/schedule',
    '/counselor/graded-practice-tests',
    '/counselor/messages',
    '/threads',
  ],
  account_admin: [
    '/account-admin/profile',
    '/account-admin/account-admin-students',
    '/students/applications',
    '/account-admin/account',
    '/account-admin/account-admin-tasks',
    '/transcripts',
    '/account-admin/letters',
    '/account-admin/graded-practice-tests',
    '/account-admin/messages',
    '/threads',
  ],
  recommender: ['/letters', '/recommender/profile'],
  exam_admin: [
    '/exam-admin/profile',
    '/exam-admin/students',
    '/exam-forms',
    '/exam-admin/messages',
    '/threads',
  ],
  admin: [
    '/admin-profile',
    '/admin/students',
    '/students/applications',
    '/admin-colleges',
    '/admin-new-task',
    '/admin/tasks',
    '/transcripts',
    '/admin-delete-accounts',
    '/admin/letters',
    '/admin/entities',
    '/admin-session-requests',
    '/admin/payments',
    '/admin/system',
    '/exam-forms',
    '/admin/messages',
    '/admin/audit',
    '/threads',
  ],
};

it.each(Object.entries(ORDER))('the sidebar of %s lists its links in the expected order', (role, order) => {
  const shown = navFor(routes, role as Role).map(({ to }) => to);
  const paths = Object.values(routes).map(({ path }) => path);
  expect(shown).toEqual(order.filter((path) => (paths as readonly string[]).includes(path)));
});

/** A recommender has too few links for groups. */
const GROUPED = Object.keys(ORDER).filter((role) => role !== 'recommender');

it.each(GROUPED)('the sidebar of %s groups its links under unique headings', (role) => {
  const links = navFor(routes, role as Role);
  const groups = grouped(links);
  const headings = groups.map(({ heading }) => heading);
  expect(groups.flatMap((group) => group.links)).toEqual(links);
  expect(groups.length).toBeGreaterThan(1);
  expect(new Set(headings).size).toBe(headings.length);
});
