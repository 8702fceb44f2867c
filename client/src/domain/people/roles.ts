import type { ContactResource } from 'contract/messaging';
import type { Role, SwappableRole } from 'contract/roles';
import { t } from './en';

export const ROLE_NAMES: Readonly<Record<Role, string>> = t.roles;

/** What the roles that swap are called on their own; the others have no such name. */
export const SWAPPABLE_NAMES: Readonly<Record<SwappableRole, string>> = t.swappable;

/** Also of what acts without an account: 'system' and 'visitor'. */
export const roleName = (role: string): string => (t.roles as Readonly<Record<string, string>>)[role] ?? role;

/** What somebody is to whoever writes with that person. */
export const relationName = ({
  relation,
  parentOf = [],
}: Pick<ContactResource['attributes'], 'relation' | 'parentOf'>): string =>
  parentOf.length > 0 ? t.parentOf(parentOf) : t.roles[relation];
