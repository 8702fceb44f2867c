import { messages } from '../../../../contract/en/messages';
import { messages as spanishMessages } from '../../../../contract/es/messages';
import type { Translated } from '../../../../contract/translated';
import { messagesOf } from '../../../kernel/sentences';

interface EmailChangeMail {
  firstName: string;
  productName: string;
  newEmail: string;
  hours: number;
}

const en = {
  'invalid-email-token': messages.invalidResetToken,

  emailLinkSubject: ({ productName }: EmailChangeMail) => `Confirm your new ${productName} address`,
  emailLinkText: ({ firstName, productName, hours, address }: EmailChangeMail & { address: string }) =>
    [
      `Hello ${firstName},`,
      `Confirm this email address for your ${productName} account within ${hours} hours.`,
      `Confirm this address: ${address}`,
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
      `If it wasn’t you, keep this address within ${hours} hours. That works even if the new one was confirmed, and signs out all devices.`,
      `Keep this address: ${address}`,
      'We’ll then email you a link to choose a new password, because someone else may know your current one.',
    ].join('\n\n'),
  studentsAlone: 'Only students have this in their profile',
};

const es: Translated<typeof en> = {
  'invalid-email-token': spanishMessages.invalidResetToken,

  emailLinkSubject: ({ productName }) => `Confirma tu nueva dirección de ${productName}`,
  emailLinkText: ({ firstName, productName, hours, address }) =>
    [
      `Hola, ${firstName}:`,
      `Confirma esta dirección de correo para tu cuenta de ${productName} en las próximas ${hours} horas.`,
      `Confirmar esta dirección: ${address}`,
      'Si no lo pediste, ignora este correo. Ninguna cuenta puede usar esta dirección sin el enlace.',
    ].join('\n\n'),
  emailNoticeSubject: ({ productName }) => `La dirección de tu cuenta de ${productName} está por cambiar`,
  emailNoticeText: ({ firstName, productName, newEmail, hours, address }) =>
    [
      `Hola, ${firstName}:`,
      `Alguien con la sesión iniciada en tu cuenta pidió cambiar la dirección de correo de tu cuenta de ${productName} a ${newEmail}. Enviamos allí un enlace que vale por ${hours} horas. Hasta que se abra, sigue iniciando sesión con esta dirección.`,
      `Si no fuiste tú, conserva esta dirección en las próximas ${hours} horas. Funciona aunque la nueva ya se haya confirmado, y cierra todas las sesiones.`,
      `Conservar esta dirección: ${address}`,
      'Después te enviaremos un enlace para elegir otra contraseña, porque puede que alguien más conozca la tuya.',
    ].join('\n\n'),
  studentsAlone: 'Solo los estudiantes tienen esto en su perfil',
};

export const catalogues = { en, es };

export const t = messagesOf(catalogues);
