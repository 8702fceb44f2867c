import type { Translated } from '../../../contract/translated';
import { messagesOf } from '../../kernel/sentences';

const en = {
  'letter-not-found': 'This request for a letter no longer exists.',
  'letter-moved-on': 'This request has changed in the meantime. Look at it again.',
  'letter-was-sent': 'This letter was sent already, so it can’t be replaced.',
  'letter-not-written': 'There’s no letter to send yet.',
  'college-not-requested': 'The letter wasn’t requested for one of these colleges.',
  'school-not-found': 'School not found.',
  'reason-missing': 'Say why, so that the student can ask someone else.',
  'rights-chosen': 'You’ve already chosen. Ask your counselor if you want to change it.',
  'rights-not-chosen': 'First choose whether you want to keep the right to see your letters.',
  'asking-not-open': ({ day }: { day: string }) => `Your school opens requests for letters on ${day}.`,
  'not-a-recommender': 'This address can’t be used for a letter. Ask your counselor for help.',
  'recommender-missing': 'Choose a teacher, or enter a name and an email address.',
  'college-not-applied': 'You don’t have an application to one of these colleges.',
  'already-asked': 'You’ve already asked this teacher for one of these colleges.',
  'letters-full': ({ most }: { most: number }) => `You can have at most ${most} open requests.`,
  'not-a-pdf': 'Choose a PDF file that isn’t damaged or locked by a password.',
  'letter-too-large': 'The file has more than 5 MB. Choose a smaller one.',
  proud: 'What are you most proud of, and why?',
  remembered: 'What should this teacher remember about you in class?',
  challenge: 'Describe a challenge and how you handled it.',
  plans: 'What do you want to study, and what draws you to it?',
};

const es: Translated<typeof en> = {
  'letter-not-found': 'Esta solicitud de carta ya no existe.',
  'letter-moved-on': 'Esta solicitud cambió mientras tanto. Vuelve a mirarla.',
  'letter-was-sent': 'Esta carta ya se envió y no se puede reemplazar.',
  'letter-not-written': 'Todavía no hay una carta que enviar.',
  'college-not-requested': 'La carta no se pidió para una de estas universidades.',
  'school-not-found': 'No se encontró la escuela.',
  'reason-missing': 'Di por qué, para que el estudiante pueda pedírsela a otra persona.',
  'rights-chosen': 'Ya elegiste. Habla con tu consejero si quieres cambiarlo.',
  'rights-not-chosen': 'Primero elige si quieres conservar el derecho a ver tus cartas.',
  'asking-not-open': ({ day }) => `Tu escuela abre las solicitudes de cartas el ${day}.`,
  'not-a-recommender': 'Esta dirección no sirve para una carta. Pide ayuda a tu consejero.',
  'recommender-missing': 'Elige un profesor o escribe un nombre y un correo.',
  'college-not-applied': 'No tienes una solicitud a una de estas universidades.',
  'already-asked': 'Ya le pediste una carta a este profesor para una de estas universidades.',
  'letters-full': ({ most }) => `Puedes tener como máximo ${most} solicitudes abiertas.`,
  'not-a-pdf': 'Elige un archivo PDF que no esté dañado ni protegido con contraseña.',
  'letter-too-large': 'El archivo supera los 5 MB. Elige uno más pequeño.',
  proud: '¿De qué te sientes más orgulloso y por qué?',
  remembered: '¿Qué debería recordar este profesor de ti en clase?',
  challenge: 'Describe una dificultad y cómo la afrontaste.',
  plans: '¿Qué quieres estudiar y qué te atrae de ello?',
};

export const catalogues = { en, es };

export const t = messagesOf(catalogues);
