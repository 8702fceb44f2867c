import { wholeNumber, type FieldRules } from './rules';

/** Every page of the table of routes, as it stands there: never an address with somebody's id in it. */
export const PAGES = [
  '/',
  '/account-admin/account',
  '/account-admin/account-admin-students',
  '/account-admin/account-admin-tasks',
  '/account-admin/edit-password',
  '/account-admin/messages',
  '/account-admin/profile',
  '/account-admin/register-user',
  '/account-admin/students/:studentId',
  '/account-admin/students/:studentId/snapshot',
  '/admin-all-students-list',
  '/admin-colleges',
  '/admin-colleges/import',
  '/admin-delete-accounts',
  '/admin-edit-task',
  '/admin-new-task',
  '/admin-profile',
  '/admin-student-snapshot',
  '/admin/audit',
  '/admin/entities',
  '/admin/messages',
  '/admin/students',
  '/admin/students/:studentId',
  '/admin/students/:studentId/snapshot',
  '/admin/tasks',
  '/college-survey/Layout',
  '/colleges',
  '/confirm-email',
  '/counselor/counselor-students',
  '/counselor/counselor-tasks',
  '/counselor/messages',
  '/counselor/profile',
  '/counselor/students/:studentId/snapshot',
  '/dashboard',
  '/download',
  '/edit-password',
  '/exam-admin/messages',
  '/exam-admin/profile',
  '/exam-admin/students',
  '/guides',
  '/lobby',
  '/messages',
  '/notifications',
  '/privacy-policy',
  '/profile',
  '/profile/download',
  '/refresh-session',
  '/register',
  '/request-password-reset',
  '/reset-password',
  '/sign-in',
  '/tasks',
  '/threads',
] as const;
export type PagePath = (typeof PAGES)[number];

/** That a page was opened, and how long that took: by whom is not said. */
export interface PageLoad {
  readonly page: PagePath;
  readonly milliseconds: number;
}

export const LONGEST_PAGE_LOAD_MS = 600_000;

export const pageLoadRules = {
  page: {
    required: { code: 'notAPage' },
    pattern: { value: new RegExp(`^(?:${PAGES.join('|')})$`), fault: { code: 'notAPage' } },
  },
  milliseconds: {
    required: { code: 'wrongType', property: 'milliseconds', type: 'number' },
    ...wholeNumber('loadTime', 0, LONGEST_PAGE_LOAD_MS),
  },
} as const satisfies Record<string, FieldRules>;
