import { SESSION_ZONE } from '../../../contract/sessions';
import type { Translated } from '../../../contract/translated';
import type { en } from './en';

type Detail = string | number | null | undefined;

// Names are written out, since a sentence cannot contain "el mar, 5 de ene".
const shown = { weekday: 'long', month: 'long', day: 'numeric' } as const;

/** Within a sentence no comma follows the weekday. */
const inSentence = (text: string) => text.replace(',', '');

const date = new Intl.DateTimeFormat('es-US', { ...shown, timeZone: 'UTC' });
const day = (plainDate: Detail) => inSentence(date.format(new Date(`${String(plainDate)}T00:00:00Z`)));

const clock = new Intl.DateTimeFormat('es-US', {
  ...shown,
  hour: 'numeric',
  minute: '2-digit',
  timeZone: SESSION_ZONE,
  timeZoneName: 'short',
});
const moment = (start: Detail) => inSentence(clock.format(new Date(String(start))));

export const es: Translated<typeof en> = {
  'notification-not-found': 'No se encontró la notificación.',

  applicationDue: ({ college, date }) => `Tu solicitud a ${college} vence el ${day(date)}.`,
  dueDateMoved: ({ task, date }) => `“${task}” ahora vence el ${day(date)}.`,
  dueDateRemoved: ({ task }) => `“${task}” ya no tiene fecha de entrega.`,
  dueDatesMoved: ({ count }) => `Cambiaron las fechas de entrega de ${count} tareas.`,
  examEdited: ({ exam }) => `Los resultados de tu ${exam} cambiaron.`,
  examEntered: ({ exam }) => `Ya están los resultados de tu ${exam}.`,
  examRescored: ({ exam, from, to, why }) => {
    const scores = typeof from === 'number' && typeof to === 'number' && from !== to;
    const now = scores ? `: ${to} en lugar de ${from}` : '';
    return `Tu ${exam} se volvió a calificar porque cambió su modelo${now}.${why ? ` Por qué: ${why}` : ''}`;
  },
  letterAccepted: ({ name }) => `${name} escribirá una carta para ti.`,
  letterAsked: ({ name }) => `${name} te pidió una carta de recomendación.`,
  letterDeclined: ({ name }) => `${name} no puede escribirte una carta. Ábrela para leer por qué.`,
  letterDue: ({ name, date }) => `Tu carta para ${name} vence el ${day(date)}.`,
  letterElsewhere: ({ name }) => `${name} envió tu carta por otra vía.`,
  letterRefused: ({ name }) => `${name} no aprobó tu solicitud de carta. Ábrela para leer por qué.`,
  letterWritten: ({ name }) => `${name} terminó una carta para ti.`,
  messageSent: ({ name }) => `${name} te escribió.`,
  recordExported: ({ name }) => `${name} exportó tu expediente completo para tu familia.`,
  requestCancelled: ({ start }) => `Se canceló la sesión que pediste para el ${moment(start)}.`,
  requestDeclined: ({ name, start }) =>
    `${name} no puede dar la sesión que pediste para el ${moment(start)}. Ábrela para leer por qué.`,
  requestLapsed: ({ start }) =>
    `No hubo ningún consejero disponible para la sesión que pediste para el ${moment(start)}.`,
  requestMoved: ({ start }) => `La sesión que pediste para el ${moment(start)} se cambió a otra hora.`,
  sessionAsked: ({ name, start }) => `${name} pidió una sesión para el ${moment(start)}.`,
  sessionBooked: ({ name, start }) => `Tu sesión con ${name} es el ${moment(start)}.`,
  sessionCancelled: ({ name, start }) => `Se canceló tu sesión con ${name} del ${moment(start)}.`,
  sessionGivenAway: ({ name, start }) => `La sesión con ${name} del ${moment(start)} ya no está a tu cargo.`,
  sessionMoved: ({ name, start }) =>
    `Tu sesión con ${name} del ${moment(start)} cambió de hora y espera a un consejero.`,
  sessionMovedTo: ({ name, start }) =>
    `Tu sesión con ${name} se movió al ${moment(start)} y sigue reservada.`,
  sessionNotes: ({ name, start }) => `${name} escribió notas sobre tu sesión del ${moment(start)}.`,
  sessionReleased: ({ name, start }) =>
    `${name} ya no puede dar tu sesión del ${moment(start)}. La sesión espera a otro consejero.`,
  sessionSoon: ({ name, start }) => `Tu sesión con ${name} empieza el ${moment(start)}.`,
  sessionTimeProposed: ({ name, start }) => `${name} propone el ${moment(start)} para la sesión que pediste.`,
  somebody: 'Alguien',
  taskAdded: ({ task }) => `“${task}” se agregó a tus tareas.`,
  taskChanged: ({ task }) => `“${task}” cambió.`,
  taskDue: ({ task, date }) => `“${task}” vence el ${day(date)}.`,
  taskReminder: ({ name, task }) => `${name} te recordó “${task}”.`,
  taskReminderDue: ({ name, task, date }) => `${name} te recordó “${task}”, que vence el ${day(date)}.`,
  tasksAdded: ({ count }) => `Se agregaron ${count} tareas a tu lista.`,

  'invalid-unsubscribe-link':
    'Este enlace ya no es válido. Inicia sesión para administrar tus preferencias de correo.',

  digestAll: 'Todas las notificaciones',
  digestGreeting: ({ name }) => `Hola, ${name}:`,
  digestIntro: ({ productName }) => `Esto es lo nuevo en ${productName}:`,
  digestMore: ({ count }) => `Y ${count} más`,
  digestPreferences: 'Administrar preferencias de correo',
  digestSubject: ({ count, productName }) =>
    `${count} ${count === 1 ? 'notificación nueva' : 'notificaciones nuevas'} en ${productName}`,
};
