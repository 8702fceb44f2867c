import type { Role } from 'contract/roles';

const BASES: Partial<Record<Role, string>> = {
  counselor: '/counselor',
  account_admin: '/account-admin',
  admin: '/admin',
};

/** More would make too long an address. */
export const MAX_SNAPSHOTS = 100;

/** The address of the snapshots of these students, one after the other; undefined for a role that reads none. */
export function snapshotsOf(role: Role, [first, ...others]: readonly string[]): string | undefined {
  const base = BASES[role];
  if (base === undefined || first === undefined) return undefined;
  return `${base}/students/${first}/snapshot${others.length > 0 ? `?and=${others.join()}` : ''}`;
}
