import type { Describe } from '../../../kernel/audit';
import type { SignInEvents } from './sign-in.events';

export const describeSignIn: Describe<SignInEvents> = {
  TwoFactorEnabled: ({ userId }) => ({
    sentence: { en: 'Turned two-step sign-in on', es: 'Activó la verificación en dos pasos' },
    subject: userId,
  }),
  TwoFactorDisabled: ({ userId }) => ({
    sentence: { en: 'Turned two-step sign-in off', es: 'Desactivó la verificación en dos pasos' },
    subject: userId,
  }),
  TwoFactorReset: ({ userId, reason }) => ({
    sentence: {
      en: 'Reset the two-step sign-in of the account',
      es: 'Restableció la verificación en dos pasos de la cuenta',
    },
    subject: userId,
    after: { reason },
  }),
  RecoveryCodesReplaced: ({ userId }) => ({
    sentence: { en: 'Made new recovery codes', es: 'Creó códigos de recuperación nuevos' },
    subject: userId,
  }),
  RecoveryCodeUsed: ({ userId, number }) => ({
    sentence: {
      en: `Signed in with recovery code ${number}`,
      es: `Inició sesión con el código de recuperación ${number}`,
    },
    subject: userId,
  }),
  SignInLinked: ({ userId, issuer }) => ({
    sentence: {
      en: `Linked the account with its sign-in at ${issuer}`,
      es: `Vinculó la cuenta con su inicio de sesión en ${issuer}`,
    },
    subject: userId,
  }),
  SignInUnlinked: ({ userId, issuer }) => ({
    sentence: {
      en: `Unlinked the account from its sign-in at ${issuer}`,
      es: `Desvinculó la cuenta de su inicio de sesión en ${issuer}`,
    },
    subject: userId,
  }),
};
