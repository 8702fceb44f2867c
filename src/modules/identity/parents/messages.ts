import type { Translated } from '../../../../contract/translated';
import { messagesOf } from '../../../kernel/sentences';

interface Mail {
  student: string;
  productName: string;
}

const en = {
  'already-accepted': 'This invitation was already accepted.',
  'invitation-not-found': 'This invitation no longer exists.',
  'own-address': 'This is the student’s own address.',
  'parents-full': ({ most }: { most: number }) =>
    `Up to ${most} parents can see a student’s plan. Remove one first.`,

  subject: ({ student }: Mail) => `${student} invites you to follow their college plan`,
  text: ({ firstName, student, productName, address }: Mail & { firstName: string; address: string }) =>
    [
      `Hello ${firstName},`,
      `${student} invites you to follow their college plan on ${productName} as a parent. You’ll be able to see tasks, colleges, deadlines and the calendar. Sign in to accept or decline.`,
      `See the invitation: ${address}`,
      'You won’t see anything until you accept. If you don’t know this student, decline or ignore this email.',
    ].join('\n\n'),
  otherSubject: ({ productName }: Mail) => `About your ${productName} account`,
  otherText: ({ student, productName }: Mail) =>
    [
      'Hello,',
      `Someone tried to invite this address to ${productName} as a parent of ${student}. Your account here isn’t a parent account, so nothing has changed. You don’t need to do anything.`,
      'If you’re a parent of this student, ask them to invite another address.',
    ].join('\n\n'),
};

const es: Translated<typeof en> = {
  'already-accepted': 'Esta invitación ya se aceptó.',
  'invitation-not-found': 'Esa invitación ya no existe.',
  'own-address': 'Este correo electrónico es del propio estudiante.',
  'parents-full': ({ most }) =>
    `Como máximo ${most} familiares pueden ver el plan de un estudiante. Quita primero a alguien.`,

  subject: ({ student }) => `${student} te invita a seguir su plan para la universidad`,
  text: ({ firstName, student, productName, address }) =>
    [
      `Hola, ${firstName}:`,
      `${student} te invita a seguir en ${productName}, como madre, padre o tutor, su plan para la universidad. Podrás ver sus tareas, universidades, fechas límite y calendario. Inicia sesión para aceptar o rechazar.`,
      `Ver la invitación: ${address}`,
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

export const catalogues = { en, es };

export const t = messagesOf(catalogues);
