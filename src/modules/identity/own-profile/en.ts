import { messages } from '../../../../contract/en/messages';

interface EmailChangeMail {
  firstName: string;
  productName: string;
  newEmail: string;
  hours: number;
}

export const en = {
  'invalid-email-token': messages.invalidResetToken,

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
