import type { AccessEnd, AccessRelation } from '../../../contract/access';
import type { Role, SwappableRole } from '../../../contract/roles';
import { events } from '../../kernel/event';

// Names and shapes are stored for ever: never edit one in place, add an upcast.
export type AccountEvents = {
  AccountRegistered: {
    userId: string;
    role: Role;
    firstName: string;
    lastName: string;
    email: string;
    phoneNumber: string | null;
    registrationId: string;
  };
  AccountRoleChanged: { userId: string; role: { from: SwappableRole; to: SwappableRole } };
  AccountErased: { userId: string; role: Role };
  PasswordResetRequested: { userId: string; requestId: string };
  PasswordChanged: { userId: string; changeId: string; by: 'owner' | 'reset-link' };
};

/** The stream is named by a keyed hash of the address; the address itself is nowhere in it. */
export type EmailReservationEvents = {
  EmailReserved: { userId: string };
  EmailReleased: { userId: string };
};

/** What an entry of access rests on; it ends with the last of its relations. */
export type AccessEvents = {
  AccessGranted: { staffId: string; studentId: string; reason: AccessRelation };
  AccessRevoked: { staffId: string; studentId: string; reason: AccessRelation; because: AccessEnd };
};

export type EntityEvents = {
  EntityCreated: { entityId: string; name: string; description: string };
};

/** One stream for each member of each entity. */
export type MembershipEvents = {
  EntityMemberAdded: { entityId: string; userId: string };
  EntityMemberRemoved: { entityId: string; userId: string };
};

export type IdentityEvents = AccountEvents &
  EmailReservationEvents &
  AccessEvents &
  EntityEvents &
  MembershipEvents;

export const identityEvents = events<IdentityEvents>({
  AccountRegistered: {
    personal: { of: 'userId', fields: ['firstName', 'lastName', 'email', 'phoneNumber'] },
  },
  AccountRoleChanged: {},
  AccountErased: {},
  PasswordResetRequested: {},
  PasswordChanged: {},
  EmailReserved: {},
  EmailReleased: {},
  AccessGranted: {},
  AccessRevoked: {},
  EntityCreated: {},
  EntityMemberAdded: {},
  EntityMemberRemoved: {},
});
