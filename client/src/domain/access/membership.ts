import type { Role } from 'contract/roles';

/** Somebody in an entity, as the dialogs speak of both. */
export interface Membership {
  readonly userId: string;
  readonly name: string;
  readonly role: Role;
  readonly entityId: string;
  readonly entityName: string;
}
