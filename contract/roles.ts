export const ROLES = ['student', 'parent', 'counselor', 'account_admin', 'exam_admin', 'admin', 'recommender'] as const;
export type Role = (typeof ROLES)[number];

/** A recommender, who only writes letters about students, sees nothing else of them. */
export const FAMILIES_AND_STAFF: readonly Role[] = ROLES.filter((role) => role !== 'recommender');

export const STUDENTS_AND_STAFF: readonly Role[] = FAMILIES_AND_STAFF.filter((role) => role !== 'parent');

export const HOME: Readonly<Record<Role, string>> = {
  student: '/dashboard',
  parent: '/parent/overview',
  counselor: '/counselor/counselor-students',
  account_admin: '/account-admin/account-admin-students',
  exam_admin: '/exam-admin/students',
  admin: '/admin/students',
  recommender: '/letters',
};

export const ROLE_OPTIONS = { account_admin: 'Admin', counselor: 'Standard' } as const;
export type SwappableRole = keyof typeof ROLE_OPTIONS;
