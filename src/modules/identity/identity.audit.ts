import type { AccessEnd } from '../../../contract/identity';
import { ROLE_OPTIONS } from '../../../contract/roles';
import { sides, type Describe } from '../../kernel/audit';
import type { IdentityEvents } from './identity.events';

const ENDS: Readonly<Record<AccessEnd, string>> = {
  'left-entity': ' with the entity that joined the two',
  'joined-entity': ', since the exam admin joined an entity',
  'counselor-changed': ' with a change of the counselor',
  'taken-back': '',
  'access-sync': ', which nothing supported any more',
  'session-ended': ', since no session is left that the two have',
};

export const describeIdentity: Describe<IdentityEvents> = {
  AccountRegistered: ({ userId, role }) => ({
    sentence: `Opened the account as ${role}`,
    subject: userId,
    part: 'profile',
    after: { role },
  }),
  AccountRoleChanged: ({ userId, role }) => ({
    sentence: `Changed the role from ${ROLE_OPTIONS[role.from]} to ${ROLE_OPTIONS[role.to]}`,
    subject: userId,
    ...sides({ role }),
  }),
  AccountErased: ({ userId, role }) => ({
    sentence: 'Deleted the account and erased the personal data',
    subject: userId,
    before: { role },
  }),
  PasswordChanged: ({ userId, by }) => ({
    sentence: by === 'owner' ? 'Changed the password' : 'Set a new password through a reset link',
    subject: userId,
  }),
  ProfileChanged: ({ userId, changes }) => ({
    sentence: 'Changed the profile',
    subject: userId,
    part: 'profile',
    ...sides(changes),
  }),
  EmailChanged: ({ userId, email }) => ({
    sentence: 'Changed the e-mail address, confirmed by the link that was sent there',
    subject: userId,
    part: 'profile',
    ...sides({ email }),
  }),
  AccountInvited: ({ userId, invitedBy }) => ({
    sentence: 'Opened the account for its owner, who has not signed in yet',
    subject: userId,
    after: { invitedBy },
  }),
  InvitationIssued: ({ userId }) => ({ sentence: 'Sent an invitation by mail', subject: userId }),
  InvitationAccepted: ({ userId, by }) => ({
    sentence: `Accepted the invitation by ${by === 'password' ? 'setting a password' : 'signing in'}`,
    subject: userId,
  }),
  LanguageChosen: ({ userId, language }) => ({
    sentence: 'Chose the language of the account',
    subject: userId,
    after: { language },
  }),
  InvitationTakenBack: ({ userId }) => ({ sentence: 'Took back the invitation', subject: userId }),
  EmailReserved: ({ userId }) => ({ sentence: 'Reserved the e-mail address', subject: userId }),
  EmailReleased: ({ userId }) => ({ sentence: 'Released the e-mail address', subject: userId }),
  AccessGranted: ({ staffId, studentId, reason }) => ({
    sentence: `Granted access to the student by ${reason.replaceAll('-', ' ')}`,
    subject: studentId,
    after: { staffId, studentId, reason },
  }),
  AccessRevoked: ({ staffId, studentId, reason, because }) => ({
    sentence: `Ended the access to the student by ${reason.replaceAll('-', ' ')}${ENDS[because]}`,
    subject: studentId,
    before: { staffId, studentId, reason },
  }),
  EntityCreated: ({ name, description }) => ({
    sentence: `Created the entity '${name}'`,
    after: { name, description },
  }),
  EntityTwoFactorRequired: ({ entityId, required }) => ({
    sentence: required
      ? 'Required two-step sign-in of the staff of an entity'
      : 'Left two-step sign-in to the staff of an entity',
    after: { entityId, required },
  }),
  EntityDescribed: ({ entityId, changes }) => {
    const { before, after } = sides(changes);
    return {
      sentence: 'Changed what is said of the entity',
      before: { entityId, ...before },
      after: { entityId, ...after },
    };
  },
  ClassesMovedUp: ({ entityId, schoolYear }) => ({
    sentence: `Moved the classes of an entity up at the end of the school year ${schoolYear}`,
    after: { entityId, schoolYear },
  }),
  ClassMoveTakenBack: ({ entityId }) => ({
    sentence: 'Took back that the classes of an entity moved up',
    before: { entityId },
  }),
  EntityMemberAdded: ({ entityId, userId }) => ({
    sentence: 'Added the user to an entity',
    subject: userId,
    after: { entityId, userId },
  }),
  EntityMemberRemoved: ({ entityId, userId }) => ({
    sentence: 'Took the user out of an entity',
    subject: userId,
    before: { entityId, userId },
  }),
};
