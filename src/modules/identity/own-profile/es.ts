import { messages } from '../../../../contract/es/messages';
import type { Translated } from '../../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'invalid-email-token': messages.invalidResetToken,

  emailLinkSubject: ({ productName }) => `Confirma tu nueva dirección de ${productName}`,
  emailLinkText: ({ firstName, productName, hours, address }) =>
    [
      `Hola, ${firstName}:`,
      `Confirma esta dirección de correo para tu cuenta de ${productName}; abre este enlace en las próximas ${hours} horas:`,
      address,
      'Si no lo pediste, ignora este correo. Ninguna cuenta puede usar esta dirección sin el enlace.',
    ].join('\n\n'),
  emailNoticeSubject: ({ productName }) => `La dirección de tu cuenta de ${productName} está por cambiar`,
  emailNoticeText: ({ firstName, productName, newEmail, hours, address }) =>
    [
      `Hola, ${firstName}:`,
      `Alguien con la sesión iniciada en tu cuenta pidió cambiar la dirección de correo de tu cuenta de ${productName} a ${newEmail}. Enviamos allí un enlace que vale por ${hours} horas. Hasta que se abra, sigue iniciando sesión con esta dirección.`,
      `Si no fuiste tú, abre este enlace en las próximas ${hours} horas. Conserva esta dirección, aunque la nueva ya se haya confirmado, y cierra todas las sesiones:`,
      address,
      'Después te enviaremos un enlace para elegir otra contraseña, porque puede que alguien más conozca la tuya.',
    ].join('\n\n'),
  studentsAlone: 'Solo los estudiantes tienen esto en su perfil',
};
