import type { Translated } from '../../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'already-accepted': 'Esta invitación ya se aceptó.',
  'invitation-not-found': 'Esa invitación ya no existe.',
  'own-address': 'Este correo electrónico es del propio estudiante.',
  'parents-full': ({ most }) =>
    `Como máximo ${most} familiares pueden ver el plan de un estudiante. Quita primero a alguien.`,

  subject: ({ student }) => `${student} te invita a seguir su plan para la universidad`,
  text: ({ firstName, student, productName, address }) =>
    [
      `Hola, ${firstName}:`,
      `${student} te invita a seguir en ${productName}, como madre, padre o tutor, su plan para la universidad. Podrás ver sus tareas, universidades, fechas límite y calendario. Inicia sesión para aceptar o rechazar:`,
      address,
      'No verás nada hasta que aceptes. Si no conoces a esta persona, rechaza la invitación o ignora este correo.',
    ].join('\n\n'),
  otherSubject: ({ productName }) => `Sobre tu cuenta de ${productName}`,
  otherText: ({ student, productName }) =>
    [
      'Hola:',
      `Alguien quiso invitar esta dirección a ${productName} como madre, padre o tutor de ${student}. Tu cuenta aquí no es de familiar, así que nada cambió. No tienes que hacer nada.`,
      'Si eres madre, padre o tutor de esta persona, pide que te inviten a otra dirección.',
    ].join('\n\n'),
};
