import { requestSentences } from '../../../../contract/en/requests';

interface InvitationMail {
  firstName: string;
  email: string;
  school: string | null;
  invitedBy: string | null;
  productName: string;
  days: number;
  address: string;
}

export const en = {
  'counselor-not-found': requestSentences.notASignUpLink,
  'invalid-invitation': 'This invitation is no longer valid.',
  'invitation-not-found': 'Invitation not found.',
  'not-to-be-invited': 'You can’t invite someone with this role.',
  'role-not-allowed': 'Role must be counselor or student',

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
};
