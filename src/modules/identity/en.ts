import { requestSentences } from '../../../contract/en/requests';
import { accessMessages } from '../../../contract/en/identity';
import { messages } from '../../../contract/en/messages';
import type { RetryDelay } from '../../kernel/errors';
import { tryAgain } from '../../platform/en';

interface EmailChangeMail {
  firstName: string;
  productName: string;
  newEmail: string;
  hours: number;
}

interface InvitationMail {
  firstName: string;
  email: string;
  school: string | null;
  invitedBy: string | null;
  productName: string;
  days: number;
  address: string;
}

interface ResetMail {
  firstName: string;
  productName: string;
  minutes: number;
  address: string;
}

export const en = {
  'access-by-entity': accessMessages.byEntityAlone,
  'already-moved-up': ({ schoolYear }: { schoolYear: number }) =>
    `Classes have already moved up for the end of the ${schoolYear} school year.`,
  'counselor-not-found': requestSentences.notASignUpLink,
  'entity-not-found': accessMessages.entityNotFound,
  'invalid-credentials': messages.invalidCredentials,
  'invalid-email-token': messages.invalidResetToken,
  'invalid-invitation': 'This invitation is no longer valid.',
  'invalid-parameters': messages.invalidParameters,
  'invalid-reset-token': messages.invalidResetToken,
  'invitation-accepted': 'This invitation was already accepted. The account is in use.',
  'invitation-not-found': 'Invitation not found.',
  'member-not-found': 'This person doesn’t belong to the entity.',
  'missing-user-id': messages.missingUserId,
  'not-a-counselor': accessMessages.notACounselor,
  'not-to-be-invited': 'You can’t invite someone with this role.',
  'outside-entity': accessMessages.outsideEntity,
  'outside-entity.not-own': accessMessages.notOwnEntity,
  'own-account': 'You can’t delete your own account.',
  'own-membership': accessMessages.ownMembership,
  'own-role': 'You can’t change your own role.',
  'password-unchanged': messages.passwordUnchanged,
  'refresh-failed': messages.unableToRefresh,
  'mid-year': 'It’s the middle of a school year. Confirm that you want to move classes up now.',
  'rollover-not-found': 'We no longer have a record of this. Check the student list.',
  'role-not-allowed': 'Role must be counselor or student',
  'too-many-requests.account': ({ wait }: { wait: RetryDelay }) =>
    `Too many attempts for this account. ${tryAgain(wait)}`,
  'user-exists': messages.userExists,
  'user-not-found': 'User not found.',
  'user-not-found.to-add': ({ email }: { email: string }) => `Unable to add ${email} to entity`,
  'wrong-password': messages.passwordIncorrect,

  accessSynced: 'Access synced.',
  resetRequested: messages.resetRequested,
  resetSubject: ({ productName }: Pick<ResetMail, 'productName'>) => `Reset your ${productName} password`,
  resetText: ({ firstName, productName, minutes, address }: ResetMail) =>
    [
      `Hello ${firstName},`,
      `Someone asked to reset the password for your ${productName} account. If it was you, open this link within ${minutes} minutes:`,
      address,
      'If you didn’t ask for this, ignore this email. Your password stays the same.',
    ].join('\n\n'),

  invitationSubject: ({ school, productName }: InvitationMail) =>
    school === null ? `Your ${productName} account` : `Your ${productName} account at ${school}`,
  invitationText: ({ firstName, email, school, invitedBy, productName, days, address }: InvitationMail) =>
    [
      `Hello ${firstName},`,
      `${invitedBy ?? 'Your school'} opened a ${productName} account for you${school === null ? '' : ` at ${school}`}. To choose a password and sign in, open this link within ${days} days:`,
      address,
      `Sign in with this address: ${email}. If the link has expired, ask for a new password on the sign-in page.`,
      'If you weren’t expecting this, ignore this email. No one can sign in to the account without a link sent here.',
    ].join('\n\n'),

  emailLinkSubject: ({ productName }: EmailChangeMail) => `Confirm your new ${productName} address`,
  emailLinkText: ({ firstName, productName, hours, address }: EmailChangeMail & { address: string }) =>
    [
      `Hello ${firstName},`,
      `Confirm this email address for your ${productName} account by opening this link within ${hours} hours:`,
      address,
      'If you didn’t ask for this, ignore this email. No account can use this address without the link.',
    ].join('\n\n'),
  emailNoticeSubject: ({ productName }: EmailChangeMail) =>
    `The address of your ${productName} account is about to change`,
  emailNoticeText: ({
    firstName,
    productName,
    newEmail,
    hours,
    address,
  }: EmailChangeMail & { address: string }) =>
    [
      `Hello ${firstName},`,
      `Someone signed in to your account asked to change the email address of your ${productName} account to ${newEmail}. We sent a link there that is valid for ${hours} hours. Until it is opened, keep signing in with this address.`,
      `If it wasn’t you, open this link within ${hours} hours. It keeps this address, even if the new one was confirmed, and signs out all devices:`,
      address,
      'We’ll then email you a link to choose a new password, because someone else may know your current one.',
    ].join('\n\n'),

  studentsAlone: 'Only students have this in their profile',
};
