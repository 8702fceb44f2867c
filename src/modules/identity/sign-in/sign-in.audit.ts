import type { Describe } from '../../../kernel/audit';
import type { SignInEvents } from './sign-in.events';

export const describeSignIn: Describe<SignInEvents> = {
  TwoFactorEnabled: ({ userId }) => ({ sentence: 'Turned two-step sign-in on', subject: userId }),
  TwoFactorDisabled: ({ userId }) => ({ sentence: 'Turned two-step sign-in off', subject: userId }),
  TwoFactorReset: ({ userId, reason }) => ({
    sentence: 'Reset the two-step sign-in of the account',
    subject: userId,
    after: { reason },
  }),
  RecoveryCodesReplaced: ({ userId }) => ({ sentence: 'Made new recovery codes', subject: userId }),
  RecoveryCodeUsed: ({ userId, number }) => ({
    sentence: `Signed in with recovery code ${number}`,
    subject: userId,
  }),
  SignInLinked: ({ userId, issuer }) => ({
    sentence: `Linked the account with its sign-in at ${issuer}`,
    subject: userId,
  }),
  SignInUnlinked: ({ userId, issuer }) => ({
    sentence: `Unlinked the account from its sign-in at ${issuer}`,
    subject: userId,
  }),
};
