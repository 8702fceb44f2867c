import { wholeNumber, type FieldRules } from './rules';

/** Every page of the table of routes, as it stands there: never an address with somebody's id in it. */
export const PAGES = [
  '/',
  '/account-admin/account',
  '/account-admin/account-admin-students',
  '/account-admin/account-admin-tasks',
  '/account-admin/edit-password',
  '/account-admin/graded-practice-tests',
  '/account-admin/messages',
  '/account-admin/profile',
  '/account-admin/register-user',
  '/account-admin/student-exam-entry',
  '/account-admin/student-exam-report',
  '/account-admin/students/:studentId',
  '/account-admin/students/:studentId/exam/:examId',
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
  '/admin/payments',
  '/admin/students',
  '/admin/students/:studentId',
  '/admin/students/:studentId/snapshot',
  '/admin/tasks',
  '/cart',
  '/college-survey/Layout',
  '/colleges',
  '/confirm-email',
  '/counselor/counselor-students',
  '/counselor/counselor-tasks',
  '/counselor/graded-practice-tests',
  '/counselor/messages',
  '/counselor/profile',
  '/counselor/student-exam-entry',
  '/counselor/student-exam-report',
  '/counselor/students/:studentId/exam/:examId',
  '/counselor/students/:studentId/snapshot',
  '/dashboard',
  '/demonstration-checkout',
  '/download',
  '/edit-password',
  '/exam-admin/exam-entry',
  '/exam-admin/messages',
  '/exam-admin/profile',
  '/exam-admin/students',
  '/get-help',
  '/exam-entry-import',
  '/exam-forms',
  '/exam-forms/:formId',
  '/exam-forms/import',
  '/exam-reports',
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
  '/studentExamEntry',
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
