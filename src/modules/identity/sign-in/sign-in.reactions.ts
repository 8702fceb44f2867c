import type { Reactions } from '../../../platform/reactor/reactor';
import type { SignInMail } from './sign-in-mails';
import type { SignInEvents } from './sign-in.events';

export const NOTIFY_OF_SIGN_IN = 'identity-tell-of-sign-in';

const sendMail = (news: SignInMail) => (event: { data: { userId: string } }) => ({
  job: NOTIFY_OF_SIGN_IN,
  data: { userId: event.data.userId, news },
});

export const signInReactions: Reactions<SignInEvents> = {
  TwoFactorEnabled: sendMail('TwoFactorEnabled'),
  TwoFactorDisabled: sendMail('TwoFactorDisabled'),
  TwoFactorReset: sendMail('TwoFactorReset'),
  RecoveryCodesReplaced: sendMail('RecoveryCodesReplaced'),
  RecoveryCodeUsed: sendMail('RecoveryCodeUsed'),
  SignInLinked: sendMail('SignInLinked'),
  SignInUnlinked: sendMail('SignInUnlinked'),
};
