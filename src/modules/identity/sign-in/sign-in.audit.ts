import { entry, type Describe } from '../../../kernel/audit';
import type { SignInEvents } from './sign-in.events';

export const describeSignIn: Describe<SignInEvents> = {
  TwoFactorEnabled: entry('userId', {
    en: 'Turned on two-step sign-in',
    es: 'Activó la verificación en dos pasos',
  }),
  TwoFactorDisabled: entry('userId', {
    en: 'Turned off two-step sign-in',
    es: 'Desactivó la verificación en dos pasos',
  }),
  TwoFactorReset: entry('userId', {
    en: 'Reset two-step sign-in for the account',
    es: 'Restableció la verificación en dos pasos de la cuenta',
    after: ['reason'],
  }),
  RecoveryCodesReplaced: entry('userId', {
    en: 'Created new recovery codes',
    es: 'Creó códigos de recuperación nuevos',
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
