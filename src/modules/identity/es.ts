import { requestSentences } from '../../../contract/es/requests';
import { accessMessages } from '../../../contract/es/identity';
import { messages } from '../../../contract/es/messages';
import type { Translated } from '../../../contract/translated';
import { tryAgain } from '../../platform/es';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'access-by-entity': accessMessages.byEntityAlone,
  'already-moved-up': ({ schoolYear }) => `Ya se pasó de grado al final del año escolar ${schoolYear}.`,
  'counselor-not-found': requestSentences.notASignUpLink,
  'entity-not-found': accessMessages.entityNotFound,
  'invalid-credentials': messages.invalidCredentials,
  'invalid-email-token': messages.invalidResetToken,
  'invalid-invitation': 'Esta invitación ya no es válida.',
  'invalid-parameters': messages.invalidParameters,
  'invalid-reset-token': messages.invalidResetToken,
  'invitation-accepted': 'Esta invitación ya se aceptó. La cuenta está en uso.',
  'invitation-not-found': 'No se encontró la invitación.',
  'member-not-found': 'Esta persona no pertenece a la institución.',
  'missing-user-id': messages.missingUserId,
  'not-a-counselor': accessMessages.notACounselor,
  'not-to-be-invited': 'No puedes invitar a alguien con este rol.',
  'outside-entity': accessMessages.outsideEntity,
  'outside-entity.not-own': accessMessages.notOwnEntity,
  'own-account': 'No puedes eliminar tu propia cuenta.',
  'own-membership': accessMessages.ownMembership,
  'own-role': 'No puedes cambiar tu propio rol.',
  'password-unchanged': messages.passwordUnchanged,
  'refresh-failed': messages.unableToRefresh,
  'mid-year': 'El año escolar está en curso. Confirma que quieres pasar de grado ahora.',
  'rollover-not-found': 'Ya no tenemos registro de esto. Revisa la lista de estudiantes.',
  'role-not-allowed': 'El rol debe ser consejero o estudiante',
  'too-many-requests.account': ({ wait }) => `Demasiados intentos con esta cuenta. ${tryAgain(wait)}`,
  'user-exists': messages.userExists,
  'user-not-found': 'No se encontró a esta persona.',
  'user-not-found.to-add': ({ email }) => `No se pudo agregar a ${email} a la institución`,
  'wrong-password': messages.passwordIncorrect,

  accessSynced: 'Accesos sincronizados.',
  resetRequested: messages.resetRequested,
  resetSubject: ({ productName }) => `Restablece tu contraseña de ${productName}`,
  resetText: ({ firstName, productName, minutes, address }) =>
    [
      `Hola, ${firstName}:`,
      `Alguien pidió restablecer la contraseña de tu cuenta de ${productName}. Si fuiste tú, abre este enlace en los próximos ${minutes} minutos:`,
      address,
      'Si no lo pediste, ignora este correo. Tu contraseña sigue siendo la misma.',
    ].join('\n\n'),

  invitationSubject: ({ school, productName }) =>
    school === null ? `Tu cuenta de ${productName}` : `Tu cuenta de ${productName} en ${school}`,
  invitationText: ({ firstName, email, school, invitedBy, productName, days, address }) =>
    [
      `Hola, ${firstName}:`,
      `${invitedBy ?? 'Tu escuela'} abrió una cuenta de ${productName} para ti${school === null ? '' : ` en ${school}`}. Para elegir una contraseña e iniciar sesión, abre este enlace en los próximos ${days} días:`,
      address,
      `Inicia sesión con esta dirección: ${email}. Si el enlace ya venció, pide una contraseña nueva en la página de inicio de sesión.`,
      'Si no esperabas este correo, ignóralo. Nadie puede entrar a la cuenta sin un enlace enviado a esta dirección.',
    ].join('\n\n'),

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
