import { requestSentences } from '../../../../contract/es/requests';
import type { Translated } from '../../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'counselor-not-found': requestSentences.notASignUpLink,
  'invalid-invitation': 'Esta invitación ya no es válida.',
  'invitation-not-found': 'No se encontró la invitación.',
  'not-to-be-invited': 'No puedes invitar a alguien con este rol.',
  'role-not-allowed': 'El rol debe ser consejero o estudiante',

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
};
