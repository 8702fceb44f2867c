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
      `Recibiste una invitación para seguir en ${productName}, como madre, padre o tutor, el plan de ${student} para la universidad: sus tareas, universidades, fechas límite y calendario, solo para leer. Inicia sesión para aceptar o rechazar:`,
      address,
      'No verás nada antes de aceptar. Si no conoces a esta persona, rechaza la invitación o simplemente no hagas nada.',
    ].join('\n\n'),
  otherSubject: ({ productName }) => `Sobre tu cuenta de ${productName}`,
  otherText: ({ student, productName }) =>
    [
      'Hola:',
      `Alguien quiso invitar esta dirección a ${productName} como madre, padre o tutor de ${student}. Tu cuenta aquí es de otro tipo, así que nada cambió y no tienes que hacer nada.`,
      'Si eres madre, padre o tutor de esta persona, pide que te inviten a otra dirección.',
    ].join('\n\n'),
};
