import { messages } from '../../../../contract/en/messages';
import type { RetryDelay } from '../../../kernel/errors';
import { tryAgain } from '../../../platform/en';

interface ResetMail {
  firstName: string;
  productName: string;
  minutes: number;
  address: string;
}

interface SignInMail {
  productName: string;
}

interface SignInDetails {
  issuer: string | undefined;
  left: number;
}

export const en = {
  'invalid-credentials': messages.invalidCredentials,
  'invalid-reset-token': messages.invalidResetToken,
  'missing-user-id': messages.missingUserId,
  'password-unchanged': messages.passwordUnchanged,
  'refresh-failed': messages.unableToRefresh,
  'too-many-requests.account': ({ wait }: { wait: RetryDelay }) =>
    `Too many attempts for this account. ${tryAgain(wait)}`,
  'wrong-password': messages.passwordIncorrect,
  'no-issuer': 'Single sign-on isn’t set up.',
  'own-second-factor': 'To turn off your own two-step sign-in, use your profile and your password.',
  'second-factor-locked':
    'Too many wrong codes for this account. Sign in with a recovery code, or ask an admin to reset your two-step sign-in.',
  'second-factor-off': 'Two-step sign-in is off.',
  'second-factor-off.of-other': 'This person doesn’t use two-step sign-in.',
  'second-factor-on': 'Two-step sign-in is already on.',
  'second-factor-required': 'Your school requires two-step sign-in, so it can’t be turned off.',
  'second-factor-setup-expired': 'Setup timed out. Start again.',
  'sign-in-again':
    'Your account has no password. Sign out, sign in again through your school, and do this within ten minutes. Or set a password with “Forgot Password”.',
  'sign-in-expired': 'Sign-in timed out. Start again.',
  'wrong-code': 'That code is wrong or already used. Wait for a new one and try again.',

  resetRequested: messages.resetRequested,
  resetSubject: ({ productName }: Pick<ResetMail, 'productName'>) => `Reset your ${productName} password`,
  resetText: ({ firstName, productName, minutes, address }: ResetMail) =>
    [
      `Hello ${firstName},`,
      `Someone asked to reset the password for your ${productName} account. If it was you, choose a new one within ${minutes} minutes.`,
      `Choose a new password: ${address}`,
      'If you didn’t ask for this, ignore this email. Your password stays the same.',
    ].join('\n\n'),
};

export const mails = {
  TwoFactorEnabled: {
    subject: ({ productName }: SignInMail) => `Two-step sign-in is on for your ${productName} account`,
    sentence: ({ productName }: SignInMail & SignInDetails) =>
      `Two-step sign-in was turned on for your ${productName} account. From now on, signing in also asks for a code from your authenticator app.`,
  },
  TwoFactorDisabled: {
    subject: ({ productName }: SignInMail) => `Two-step sign-in is off for your ${productName} account`,
    sentence: ({ productName }: SignInMail & SignInDetails) =>
      `Two-step sign-in was turned off for your ${productName} account, using your password.`,
  },
  TwoFactorReset: {
    subject: ({ productName }: SignInMail) => `Two-step sign-in was reset for your ${productName} account`,
    sentence: ({ productName }: SignInMail & SignInDetails) =>
      `An admin reset two-step sign-in for your ${productName} account. Codes from your authenticator app and your recovery codes no longer work.`,
  },
  RecoveryCodesReplaced: {
    subject: ({ productName }: SignInMail) => `New recovery codes for your ${productName} account`,
    sentence: ({ productName }: SignInMail & SignInDetails) =>
      `New recovery codes were created for your ${productName} account. The previous ones no longer work.`,
  },
  RecoveryCodeUsed: {
    subject: ({ productName }: SignInMail) => `A recovery code for your ${productName} account was used`,
    sentence: ({ productName, left }: SignInMail & SignInDetails) =>
      `Someone signed in to your ${productName} account with a recovery code. You have ${left} left.`,
  },
  SignInLinked: {
    subject: ({ productName }: SignInMail) => `Your ${productName} account has a new way to sign in`,
    sentence: ({ productName, issuer }: SignInMail & SignInDetails) =>
      `Your ${productName} account was linked to ${issuer ?? 'single sign-on'}. From now on, you can sign in there too.`,
  },
  SignInUnlinked: {
    subject: ({ productName }: SignInMail) => `A way to sign in to your ${productName} account was removed`,
    sentence: ({ productName, issuer }: SignInMail & SignInDetails) =>
      `Your ${productName} account is no longer linked to ${issuer ?? 'single sign-on'}.`,
  },
  text: ({ firstName, sentence, address }: { firstName: string; sentence: string; address: string }) =>
    [
      `Hello ${firstName},`,
      sentence,
      'If this was you, you don’t need to do anything. If it wasn’t, change your password immediately and check how you sign in.',
      `Check how you sign in: ${address}`,
    ].join('\n\n'),
};
