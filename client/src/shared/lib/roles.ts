import type { ContactResource } from 'contract/messaging';
import type { Role } from 'contract/roles';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  student: 'Student',
  counselor: 'Counselor',
  account_admin: 'Account admin',
  exam_admin: 'Exam admin',
  admin: 'Admin',
};

/** Also of what acts without an account: 'system' and 'visitor'. */
export const roleName = (role: string): string =>
  (ROLE_NAMES as Readonly<Record<string, string>>)[role] ?? role.charAt(0).toUpperCase() + role.slice(1);

/** What somebody is to whoever writes with that person. */
export const relationName = (relation: ContactResource['attributes']['relation']): string =>
  relation === 'support' ? 'Support' : ROLE_NAMES[relation];
