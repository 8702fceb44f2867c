import { messages } from '../../../../contract/es/messages';
import { tryAgain } from '../../../platform/es';
import type { Translated } from '../../../../contract/translated';
import type { en, mails as english } from './en';

export const es: Translated<typeof en> = {
  'invalid-credentials': messages.invalidCredentials,
  'invalid-reset-token': messages.invalidResetToken,
  'missing-user-id': messages.missingUserId,
  'password-unchanged': messages.passwordUnchanged,
  'refresh-failed': messages.unableToRefresh,
  'too-many-requests.account': ({ wait }) => `Demasiados intentos con esta cuenta. ${tryAgain(wait)}`,
  'wrong-password': messages.passwordIncorrect,
  'no-issuer': 'El inicio de sesión único no está configurado.',
  'own-second-factor': 'Para desactivar tu propia verificación en dos pasos, usa tu perfil y tu contraseña.',
  'second-factor-locked':
    'Demasiados códigos incorrectos con esta cuenta. Inicia sesión con un código de recuperación o pide a un administrador que restablezca tu verificación en dos pasos.',
  'second-factor-off': 'La verificación en dos pasos está desactivada.',
  'second-factor-off.of-other': 'Esta persona no tiene verificación en dos pasos.',
  'second-factor-on': 'La verificación en dos pasos ya está activada.',
  'second-factor-required': 'Tu escuela exige la verificación en dos pasos, así que no se puede desactivar.',
  'second-factor-setup-expired': 'La configuración tardó demasiado. Empieza de nuevo.',
  'sign-in-again':
    'Tu cuenta no tiene contraseña. Cierra la sesión, vuelve a iniciarla en tu escuela y haz esto en los diez minutos siguientes. O elige una contraseña con “Olvidé mi contraseña”.',
  'sign-in-expired': 'El inicio de sesión tardó demasiado. Empieza de nuevo.',
  'wrong-code': 'Ese código es incorrecto o ya se usó. Espera uno nuevo e inténtalo otra vez.',

  resetRequested: messages.resetRequested,
  resetSubject: ({ productName }) => `Restablece tu contraseña de ${productName}`,
  resetText: ({ firstName, productName, minutes, address }) =>
    [
      `Hola, ${firstName}:`,
      `Alguien pidió restablecer la contraseña de tu cuenta de ${productName}. Si fuiste tú, elige otra en los próximos ${minutes} minutos.`,
      `Elegir otra contraseña: ${address}`,
      'Si no lo pediste, ignora este correo. Tu contraseña sigue siendo la misma.',
    ].join('\n\n'),
};

export const mails: Translated<typeof english> = {
  TwoFactorEnabled: {
    subject: ({ productName }) => `La verificación en dos pasos de tu cuenta de ${productName} está activada`,
    sentence: ({ productName }) =>
      `Se activó la verificación en dos pasos de tu cuenta de ${productName}. Desde ahora, al iniciar sesión también se pide un código de tu aplicación de autenticación.`,
  },
  TwoFactorDisabled: {
    subject: ({ productName }) =>
      `La verificación en dos pasos de tu cuenta de ${productName} está desactivada`,
    sentence: ({ productName }) =>
      `Se desactivó la verificación en dos pasos de tu cuenta de ${productName}, con tu contraseña.`,
  },
  TwoFactorReset: {
    subject: ({ productName }) =>
      `Se restableció la verificación en dos pasos de tu cuenta de ${productName}`,
    sentence: ({ productName }) =>
      `Un administrador restableció la verificación en dos pasos de tu cuenta de ${productName}. Los códigos de tu aplicación de autenticación y tus códigos de recuperación ya no sirven.`,
  },
  RecoveryCodesReplaced: {
    subject: ({ productName }) => `Nuevos códigos de recuperación para tu cuenta de ${productName}`,
    sentence: ({ productName }) =>
      `Se crearon nuevos códigos de recuperación para tu cuenta de ${productName}. Los anteriores ya no sirven.`,
  },
  RecoveryCodeUsed: {
    subject: ({ productName }) => `Se usó un código de recuperación de tu cuenta de ${productName}`,
    sentence: ({ productName, left }) =>
      `Alguien inició sesión en tu cuenta de ${productName} con uno de sus códigos de recuperación. ${left === 1 ? 'Queda 1.' : `Quedan ${left}.`}`,
  },
  SignInLinked: {
    subject: ({ productName }) => `Tu cuenta de ${productName} tiene una nueva forma de iniciar sesión`,
    sentence: ({ productName, issuer }) =>
      `Tu cuenta de ${productName} se vinculó con ${issuer ?? 'el inicio de sesión único'}. Desde ahora también puedes iniciar sesión allí.`,
  },
  SignInUnlinked: {
    subject: ({ productName }) => `Se quitó una forma de iniciar sesión en tu cuenta de ${productName}`,
    sentence: ({ productName, issuer }) =>
      `Tu cuenta de ${productName} ya no está vinculada con ${issuer ?? 'el inicio de sesión único'}.`,
  },
  text: ({ firstName, sentence, address }) =>
    [
      `Hola, ${firstName}:`,
      sentence,
      'Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, cambia tu contraseña de inmediato y revisa cómo inicias sesión.',
      `Revisar cómo inicias sesión: ${address}`,
    ].join('\n\n'),
};
