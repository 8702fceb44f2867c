import { accessMessages } from '../../../contract/en/identity';
import { messages } from '../../../contract/en/messages';
import type { Wait } from '../../kernel/errors';
import { tryAgain } from '../../platform/en';

const invalidLink = 'This sign-up link is not valid. Ask your counselor for a new one.';

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
    `The classes were already moved up at the end of the school year ${schoolYear}.`,
  'counselor-not-found': invalidLink,
  'entity-not-found': accessMessages.entityNotFound,
  'invalid-credentials': messages.invalidCredentials,
  'invalid-email-token': messages.invalidResetToken,
  'invalid-invitation': 'This invitation does not hold any more.',
  'invalid-parameters': messages.invalidParameters,
  'invalid-reset-token': messages.invalidResetToken,
  'invitation-accepted': 'This invitation was accepted: somebody has signed in to the account.',
  'invitation-not-found': 'There is no such invitation.',
  'member-not-found': 'This person does not belong to the entity.',
  'missing-user-id': messages.missingUserId,
  'no-such-group': 'Choose staff or students',
  'no-such-order': 'Choose an order that the list has',
  'not-a-counselor': accessMessages.notACounselor,
  'not-to-be-invited': 'You cannot invite somebody with this role.',
  'outside-entity': accessMessages.outsideEntity,
  'outside-entity.not-own': accessMessages.notOwnEntity,
  'own-account': 'You cannot delete your own account.',
  'own-membership': accessMessages.ownMembership,
  'own-role': 'You cannot change your own role.',
  'password-unchanged': messages.passwordUnchanged,
  'refresh-failed': messages.unableToRefresh,
  'mid-year': 'It is the middle of a school year. Confirm that the classes move up now.',
  'rollover-not-found': 'Nothing is known of it any more: look at the students.',
  'role-not-allowed': 'Role must be counselor or student',
  'too-many-requests.account': ({ wait }: { wait: Wait }) =>
    `There were too many attempts for this account. ${tryAgain(wait)}`,
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
      `Somebody asked to reset the password of your ${productName} account. If it was you, open this link within ${minutes} minutes:`,
      address,
      'If it was not you, there is nothing to do: your password stays as it is.',
    ].join('\n\n'),

  invitationSubject: ({ school, productName }: InvitationMail) =>
    school === null ? `Your ${productName} account` : `Your ${productName} account at ${school}`,
  invitationText: ({ firstName, email, school, invitedBy, productName, days, address }: InvitationMail) =>
    [
      `Hello ${firstName},`,
      `${invitedBy ?? 'Your school'} has opened a ${productName} account for you${school === null ? '' : ` at ${school}`}. To choose a password and sign in, open this link within ${days} days:`,
      address,
      `You sign in with this address, ${email}. If the link has expired, ask for a new password on the sign-in page.`,
      'If you do not expect this, there is nothing to do: nobody can sign in to the account without a link sent here.',
    ].join('\n\n'),

  emailLinkSubject: ({ productName }: EmailChangeMail) => `Confirm your new ${productName} address`,
  emailLinkText: ({ firstName, productName, hours, address }: EmailChangeMail & { address: string }) =>
    [
      `Hello ${firstName},`,
      `This is to become the e-mail address of your ${productName} account. To confirm it, open this link within ${hours} hours:`,
      address,
      'If you did not ask for this, there is nothing to do: no account takes this address without the link.',
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
      `Somebody who is signed in as you asked to change the e-mail address of your ${productName} account to ${newEmail}. A link was sent there, which is valid for ${hours} hours. Until it is opened you go on signing in with this address.`,
      `If it was not you, open this link within ${hours} hours. It keeps this address, also if the new one has been confirmed, and signs everybody out:`,
      address,
      'We then mail you a link to choose a new password, because somebody else may know the one you have.',
    ].join('\n\n'),

  againYesOrNo: 'again must be true or false',
  midYearYesOrNo: 'mid_year must be true or false',
  chooseEntity: 'Choose an entity',
  entitiesNoList: 'Entities must be a list',
  exceptNoList: 'except must be a list of students',
  insteadNobody: 'instead must name a person',
  invalidLink,
  onlyStudent: 'Role must be student',
  studentsAlone: 'Only students have this in their profile',
  tooManyExceptions: ({ most }: { most: number }) => `At most ${most} students`,
  tooManyEntities: 'At most 20 entities',
  unknownEntities: 'Choose entities that exist',
  unknownLanguage: 'Choose one of the languages that there are',
  unknownRole: 'Role is not valid',
};
