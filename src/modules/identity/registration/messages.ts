import { requestSentences } from '../../../../contract/en/requests';
import { requestSentences as spanishRequestSentences } from '../../../../contract/es/requests';
import type { Translated } from '../../../../contract/translated';
import { messagesOf } from '../../../kernel/sentences';

interface InvitationMail {
  firstName: string;
  email: string;
  school: string | null;
  invitedBy: string | null;
  productName: string;
  days: number;
  address: string;
}

const en = {
  'counselor-not-found': requestSentences.notASignUpLink,
  'invalid-invitation': 'This invitation is no longer valid.',
  'invitation-not-found': 'Invitation not found.',
  'not-to-be-invited': 'You can’t invite someone with this role.',
  'role-not-allowed': 'Role must be counselor or student',

  invitationSubject: ({ school, productName }: InvitationMail) =>
    school === null ? `Your ${productName} account` : `Your ${productName} account at ${school}`,
  invitationText: ({ firstName, email, school, invitedBy, productName, days, address }: InvitationMail) =>
    [
      `Hello ${firstName},`,
      `${invitedBy ?? 'Your school'} opened a ${productName} account for you${school === null ? '' : ` at ${school}`}. Choose a password within ${days} days to sign in.`,
      `Choose a password: ${address}`,
      `Sign in with this address: ${email}. If the link has expired, ask for a new password on the sign-in page.`,
      'If you weren’t expecting this, ignore this email. No one can sign in to the account without a link sent here.',
    ].join('\n\n'),
};

const es: Translated<typeof en> = {
  'counselor-not-found': spanishRequestSentences.notASignUpLink,
  'invalid-invitation': 'Esta invitación ya no es válida.',
  'invitation-not-found': 'No se encontró la invitación.',
  'not-to-be-invited': 'No puedes invitar a alguien con este rol.',
  'role-not-allowed': 'El rol debe ser consejero o estudiante',

  invitationSubject: ({ school, productName }) =>
    school === null ? `Tu cuenta de ${productName}` : `Tu cuenta de ${productName} en ${school}`,
  invitationText: ({ firstName, email, school, invitedBy, productName, days, address }) =>
    [
      `Hola, ${firstName}:`,
      `${invitedBy ?? 'Tu escuela'} abrió una cuenta de ${productName} para ti${school === null ? '' : ` en ${school}`}. Elige una contraseña en los próximos ${days} días para iniciar sesión.`,
      `Elegir una contraseña: ${address}`,
      `Inicia sesión con esta dirección: ${email}. Si el enlace ya venció, pide una contraseña nueva en la página de inicio de sesión.`,
      'Si no esperabas este correo, ignóralo. Nadie puede entrar a la cuenta sin un enlace enviado a esta dirección.',
    ].join('\n\n'),
};

export const catalogues = { en, es };

export const t = messagesOf(catalogues);
