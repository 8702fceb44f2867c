import { SESSION_ZONE } from '../../../contract/sessions';
import type { Translated } from '../../../contract/translated';
import type { en } from './en';

const shown = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** A time as people of a zone write it; within a sentence no comma follows the weekday. */
const at = (time: string, timeZone: string = SESSION_ZONE) =>
  new Intl.DateTimeFormat('es-US', { ...shown, timeZone }).format(new Date(time)).replace(',', '');

const when = ({ start, timeZone }: { start: string; timeZone: string }) => at(start, timeZone);
const letter = (
  { firstName, address }: { firstName: string; address: string },
  ...lines: readonly string[]
) => [`Hola, ${firstName}:`, ...lines, `Tus sesiones: ${address}`].join('\n\n');

interface ComingSession {
  name: string;
  start: string;
  minutes: number;
  timeZone: string;
  firstName: string;
  address: string;
  room: string;
}

const comingLetter = (mail: ComingSession, news: string, hint: string) =>
  letter(
    mail,
    news,
    `Cuándo: ${when(mail)}\nCon: ${mail.name}\nDónde: Sala de video, ${mail.minutes} minutos`,
    hint,
    `Entrar a la sesión: ${mail.room}`,
  );

export const es: Translated<typeof en> = {
  'credit-not-found': 'No se encontró el crédito.',
  'credit-spent': 'La sesión de este crédito ya se realizó.',
  'day-invalid': 'Escribe la fecha como 2027-01-15',
  'hour-taken': 'Esta hora se acaba de ocupar.',
  'hour-taken.nearby': ({ name, start, free }) =>
    free.length === 0
      ? `${name} tiene otra sesión el ${at(start)} y ninguna hora libre cercana.`
      : `${name} tiene otra sesión el ${at(start)}. Horas libres cercanas: ${free.map((time) => at(time)).join('; ')}.`,
  'not-a-counselor': 'Solo un consejero puede dar una sesión.',
  'other-session-then': 'Ya pediste otra sesión a esa hora.',
  'outside-hours': 'Solo puedes aceptar horas dentro de tu horario publicado. Propón otra hora.',
  'proposal-withdrawn': 'El consejero ya no propone esta hora.',
  'session-begun': 'Esta sesión ya empezó.',
  'session-moved': 'Esta sesión se cambió a otra hora.',
  'session-not-found': 'No se encontró la sesión.',
  'session-over': 'Esta sesión ya terminó o se canceló.',
  'session-taken': 'Otro consejero ya da esta sesión.',
  'session-to-come': 'Puedes escribir notas cuando la sesión haya empezado.',
  'slot-booked': 'Esta hora está reservada.',
  'slot-not-found': 'No se encontró esa hora disponible.',
  'student-busy': 'El estudiante tiene otra sesión a esa hora.',
  'user-not-found': 'No se encontró a esta persona.',

  invitation: ({ name }) => `Sesión con ${name}`,

  bookedSubject: (mail) => `Tu sesión con ${mail.name}: ${when(mail)}`,
  bookedText: (mail) =>
    comingLetter(
      mail,
      `Tu sesión con ${mail.name} está reservada.`,
      'Puedes entrar 10 minutos antes. Abre el archivo adjunto para agregarla a tu calendario.',
    ),
  cancelledSubject: (mail) => `Cancelada: tu sesión con ${mail.name} del ${when(mail)}`,
  cancelledText: (mail) => letter(mail, `Se canceló tu sesión con ${mail.name} del ${when(mail)}.`),
  movedSubject: (mail) => `Cambio de hora: tu sesión con ${mail.name} del ${when(mail)}`,
  movedText: (mail) =>
    letter(
      mail,
      `Tu sesión con ${mail.name} del ${when(mail)} se movió. Te avisaremos por correo cuando se confirme la nueva hora.`,
    ),
  movedToSubject: (mail) => `Cambio de hora: tu sesión con ${mail.name} es ahora el ${when(mail)}`,
  movedToText: (mail) =>
    comingLetter(
      mail,
      `Tu sesión con ${mail.name} cambió de hora y sigue reservada.`,
      'Puedes entrar 10 minutos antes. Abre el archivo adjunto para actualizar tu calendario.',
    ),
  releasedSubject: (mail) => `Tu sesión con ${mail.name} del ${when(mail)} espera a un consejero`,
  releasedText: (mail) =>
    letter(
      mail,
      `${mail.name} ya no puede dar tu sesión del ${when(mail)}. Te avisaremos por correo cuando otro consejero la tome.`,
    ),
  givenAwaySubject: (mail) => `Ya no está a tu cargo: la sesión con ${mail.name} del ${when(mail)}`,
  givenAwayText: (mail) =>
    letter(mail, `La sesión con ${mail.name} del ${when(mail)} ya no está a tu cargo.`),
  reminderSubject: (mail) => `Pronto: tu sesión con ${mail.name}, ${when(mail)}`,
  reminderText: (mail) =>
    comingLetter(mail, `Tu sesión con ${mail.name} empieza pronto.`, 'Puedes entrar 10 minutos antes.'),
};
