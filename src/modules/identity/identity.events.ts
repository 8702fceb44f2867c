import { events, type Changes } from '../../kernel/event';
import { CHOICE, ID, retained, PERSON, sealedText } from '../../kernel/personal';

type SwappableRole = 'account_admin' | 'counselor';
type Role = SwappableRole | 'student' | 'parent' | 'exam_admin' | 'admin';
type Language = 'en' | 'es';
type AccessRelation = 'sign-up-link' | 'registration' | 'assignment' | 'access-sync' | 'session';
type AccessEnd =
  'left-entity' | 'joined-entity' | 'counselor-changed' | 'taken-back' | 'access-sync' | 'session-ended';

export interface EntityFields {
  readonly name: string;
  readonly description: string;
  readonly type: 'Public' | 'Private' | 'Charter' | 'Homeschool' | 'Other' | null;
}

/** The fields that people fill in themselves; null if empty. All but the names are for students only. */
export interface ProfileFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber: string | null;
  readonly pronoun: string | null;
  readonly gender: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
  readonly grade: string | null;
}

// Names and shapes are stored permanently: never edit one in place, add an upcast.
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
  /** `taskIds` are the tasks written only for this person, which are erased with the account. */
  AccountErased: { userId: string; role: Role; taskIds: readonly string[] };
  PasswordChanged: { userId: string; changeId: string; by: 'owner' | 'reset-link' };
  ProfileChanged: { userId: string; changes: Changes<ProfileFields> };
  /** The owner confirmed by the link that was sent to the new address. */
  EmailChanged: { userId: string; email: { from: string; to: string } };
  /** Another person opened the account, and nobody has signed in yet; `importId` is set if a file named the owner. */
  AccountInvited: { userId: string; invitedBy: string; importId: string | null };
  /** A mail with a link to set the password is about to be sent; only the newest link is valid. */
  InvitationIssued: { userId: string; invitationId: string };
  /** The owner set a first password, or signed in through a single sign-on provider. */
  InvitationAccepted: { userId: string; by: 'password' | 'sign-in' };
  /** The owner, or the user who opened the account, chose the language of pages and mails. */
  LanguageChosen: { userId: string; language: Language };
  /** The withdrawal is recorded together with the erasure of the account, whose reason it is. */
  InvitationTakenBack: { userId: string };
};

/** The stream is named by a keyed hash of the address; no event contains the address itself. */
export type EmailReservationEvents = {
  EmailReserved: { userId: string };
  EmailReleased: { userId: string };
};

/** Access rests on one or more relations and ends with the last of them. */
export type AccessEvents = {
  AccessGranted: { staffId: string; studentId: string; reason: AccessRelation };
  AccessRevoked: { staffId: string; studentId: string; reason: AccessRelation; because: AccessEnd };
};

export type EntityEvents = {
  EntityCreated: { entityId: string; name: string; description: string };
  EntityTwoFactorRequired: { entityId: string; required: boolean };
  EntityDescribed: { entityId: string; changes: Changes<EntityFields> };
  /** Students moved up by a grade at the end of a school year; `schoolYear` is the year in which it ends. */
  ClassesMovedUp: { entityId: string; rolloverId: string; schoolYear: number };
  ClassMoveTakenBack: { entityId: string; rolloverId: string };
};

/** Each member of each entity has a stream. */
export type MembershipEvents = {
  EntityMemberAdded: { entityId: string; userId: string };
  EntityMemberRemoved: { entityId: string; userId: string };
};

export type IdentityEvents = AccountEvents &
  EmailReservationEvents &
  AccessEvents &
  EntityEvents &
  MembershipEvents;

const ORGANISATION = retained('Of an organisation, not of a person.');

export const identityEvents = events<IdentityEvents>({
  AccountRegistered: {
    fields: {
      userId: PERSON,
      role: CHOICE,
      firstName: sealedText('userId'),
      lastName: sealedText('userId'),
      email: sealedText('userId'),
      phoneNumber: sealedText('userId'),
      registrationId: ID,
    },
  },
  AccountRoleChanged: { fields: { userId: PERSON, role: CHOICE } },
  AccountErased: { fields: { userId: PERSON, role: CHOICE, taskIds: ID } },
  PasswordChanged: { fields: { userId: PERSON, changeId: ID, by: CHOICE } },
  ProfileChanged: { fields: { userId: PERSON, changes: sealedText('userId') } },
  EmailChanged: { fields: { userId: PERSON, email: sealedText('userId') } },
  AccountInvited: { fields: { userId: PERSON, invitedBy: PERSON, importId: ID } },
  InvitationIssued: { fields: { userId: PERSON, invitationId: ID } },
  InvitationAccepted: { fields: { userId: PERSON, by: CHOICE } },
  LanguageChosen: { fields: { userId: PERSON, language: CHOICE } },
  InvitationTakenBack: { fields: { userId: PERSON } },
  EmailReserved: { fields: { userId: PERSON } },
  EmailReleased: { fields: { userId: PERSON } },
  AccessGranted: { fields: { staffId: PERSON, studentId: PERSON, reason: CHOICE } },
  AccessRevoked: { fields: { staffId: PERSON, studentId: PERSON, reason: CHOICE, because: CHOICE } },
  EntityCreated: { fields: { entityId: ID, name: ORGANISATION, description: ORGANISATION } },
  EntityTwoFactorRequired: { fields: { entityId: ID, required: CHOICE } },
  EntityDescribed: { fields: { entityId: ID, changes: ORGANISATION } },
  ClassesMovedUp: { fields: { entityId: ID, rolloverId: ID, schoolYear: ORGANISATION } },
  ClassMoveTakenBack: { fields: { entityId: ID, rolloverId: ID } },
  EntityMemberAdded: { fields: { entityId: ID, userId: PERSON } },
  EntityMemberRemoved: { fields: { entityId: ID, userId: PERSON } },
});
