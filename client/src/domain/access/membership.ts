import type { Role } from 'contract/roles';

/** A member of an entity as the dialogs describe them. */
export interface Membership {
  readonly userId: string;
  readonly name: string;
  readonly role: Role;
  readonly entityId: string;
  readonly entityName: string;
}
