import type { Role } from 'contract/roles';

export interface Membership {
  readonly userId: string;
  readonly name: string;
  readonly role: Role;
  readonly entityId: string;
  readonly entityName: string;
}
