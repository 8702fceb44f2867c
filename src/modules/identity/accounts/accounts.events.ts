import { type Changes, events, IN_RESPONSE, ON_OPENING } from '../../../kernel/event';
import { CHOICE, ID, PERSON, sealedText } from '../../../kernel/personal';

type SwappableRole = 'account_admin' | 'counselor';
type Role = SwappableRole | 'student' | 'parent' | 'exam_admin' | 'admin' | 'recommender';
type Language = 'en' | 'es';

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

const NEW_ACCOUNT = 'No page shows the new account yet; events about its entities and access are pushed.';
const BY_LINK = 'The owner confirms an address by a link.';
const KEYS = 'The keys are destroyed.';

export const accountEvents = events<AccountEvents & EmailReservationEvents>({
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
    sample: {
      userId: 'u1',
      role: 'student',
      firstName: 'Maya',
      lastName: 'Torres',
      email: 'maya@example.test',
      phoneNumber: '6465551000',
      registrationId: 'r1',
    },
    notPushed: NEW_ACCOUNT,
    notUndone: 'Erasing the account is a command of its own.',
  },
  AccountRoleChanged: {
    fields: { userId: PERSON, role: CHOICE },
    sample: { userId: 'u2', role: { from: 'counselor', to: 'account_admin' } },
  },
  AccountErased: {
    fields: { userId: PERSON, role: CHOICE, taskIds: ID },
    sample: { userId: 'u1', role: 'student', taskIds: ['t9'] },
    erases: ['userId', 'taskIds'],
    notUndone: KEYS,
  },
  PasswordChanged: {
    fields: { userId: PERSON, changeId: ID, by: CHOICE },
    sample: { userId: 'u1', changeId: 'c1', by: 'reset-link' },
    notPushed: 'The sessions that it ends are closed.',
    notUndone: 'The earlier password is not stored.',
  },
  ProfileChanged: {
    fields: { userId: PERSON, changes: sealedText('userId') },
    sample: {
      userId: 'u1',
      changes: {
        firstName: { from: 'Maya', to: 'Mia' },
        lastName: { from: 'Torres', to: 'Torres-Lee' },
        phoneNumber: { from: '6465551000', to: null },
        pronoun: { from: null, to: 'She/her' },
        gender: { from: null, to: 'Female' },
        city: { from: null, to: 'Keene' },
        state: { from: null, to: 'NH' },
        zipCode: { from: null, to: '03431' },
        grade: { from: null, to: '12th' },
      },
    },
  },
  EmailChanged: {
    fields: { userId: PERSON, email: sealedText('userId') },
    sample: { userId: 'u1', email: { from: 'maya@example.test', to: 'mia@example.test' } },
    notUndone: BY_LINK,
  },
  AccountInvited: {
    fields: { userId: PERSON, invitedBy: PERSON, importId: ID },
    sample: { userId: 'u1', invitedBy: 'u2', importId: 'i1' },
    notPushed: NEW_ACCOUNT,
    notUndone: 'Withdrawing the invitation is a command of its own.',
  },
  InvitationIssued: {
    fields: { userId: PERSON, invitationId: ID },
    sample: { userId: 'u1', invitationId: 'm1' },
    notPushed: IN_RESPONSE,
    notUndone: 'The mail has been sent.',
  },
  InvitationAccepted: {
    fields: { userId: PERSON, by: CHOICE },
    sample: { userId: 'u1', by: 'password' },
    notPushed: ON_OPENING,
    notUndone: 'A sign-in cannot be undone.',
  },
  LanguageChosen: {
    fields: { userId: PERSON, language: CHOICE },
    sample: { userId: 'u1', language: 'es' },
    notUndone: 'The language is chosen again in the same place.',
  },
  InvitationTakenBack: {
    fields: { userId: PERSON },
    sample: { userId: 'u1' },
    notPushed: 'AccountErased, which is recorded with it, is pushed.',
    notUndone: KEYS,
  },
  EmailReserved: {
    fields: { userId: PERSON },
    sample: { userId: 'u1' },
    notPushed: 'AccountRegistered or EmailChanged is recorded with it.',
    notUndone: BY_LINK,
  },
  EmailReleased: {
    fields: { userId: PERSON },
    sample: { userId: 'u1' },
    notPushed: 'EmailChanged and AccountErased are pushed.',
    notUndone: BY_LINK,
  },
});
