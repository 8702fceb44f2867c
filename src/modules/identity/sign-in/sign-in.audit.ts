import type { Describe } from '../../../kernel/audit';
import type { SignInEvents } from './sign-in.events';

export const describeSignIn: Describe<SignInEvents> = {
  TwoFactorEnabled: ({ userId }) => ({
    sentence: { en: 'Turned on two-step sign-in', es: 'Activó la verificación en dos pasos' },
    subject: userId,
  }),
  TwoFactorDisabled: ({ userId }) => ({
    sentence: { en: 'Turned off two-step sign-in', es: 'Desactivó la verificación en dos pasos' },
    subject: userId,
  }),
  TwoFactorReset: ({ userId, reason }) => ({
    sentence: {
      en: 'Reset two-step sign-in for the account',
      es: 'Restableció la verificación en dos pasos de la cuenta',
    },
    subject: userId,
    after: { reason },
  }),
  RecoveryCodesReplaced: ({ userId }) => ({
    sentence: { en: 'Created new recovery codes', es: 'Creó códigos de recuperación nuevos' },
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
      en: `Linked the account to ${issuer}`,
      es: `Vinculó la cuenta con ${issuer}`,
    },
    subject: userId,
  }),
  SignInUnlinked: ({ userId, issuer }) => ({
    sentence: {
      en: `Unlinked the account from ${issuer}`,
      es: `Desvinculó la cuenta de ${issuer}`,
    },
    subject: userId,
  }),
};
