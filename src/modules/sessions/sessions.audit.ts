import { entry, type Describe } from '../../kernel/audit';
import type { SessionEvents } from './sessions.events';

const RELEASES = {
  'role-changed': { en: ', whose role changed', es: ', cuyo rol cambió' },
  'account-erased': { en: ', whose account was deleted', es: ', cuya cuenta se eliminó' },
  'access-ended': {
    en: ', whose access to the student ended',
    es: ', cuyo acceso al estudiante terminó',
  },
  'hour-taken': { en: ', who has another session at that time', es: ', que tiene otra sesión a esa hora' },
} as const;

const slot = ({ requestId, start, minutes }: { requestId: string; start: string; minutes: number }) => ({
  requestId,
  start,
  minutes,
});

export const describeSessions: Describe<SessionEvents> = {
  WeeklyHoursSet: entry('counselorId', {
    en: 'Set the weekly hours for sessions',
    es: 'Fijó el horario semanal para las sesiones',
    after: ['timeZone', 'weekly'],
  }),
  ExceptionSet: ({ counselorId, date, hours }) => ({
    sentence:
      hours === null
        ? {
            en: 'Restored the weekly hours on a day',
            es: 'Volvió al horario semanal en un día',
          }
        : { en: 'Set the hours of a day', es: 'Fijó el horario de un día' },
    subject: counselorId,
    after: { date, hours },
  }),
  SlotPublished: entry('counselorId', {
    en: 'Published an open time for a session',
    es: 'Publicó un horario disponible para una sesión',
    after: ['start', 'minutes'],
  }),
  SlotWithdrawn: entry('counselorId', {
    en: 'Removed an open time for a session',
    es: 'Retiró un horario disponible para una sesión',
    before: ['start', 'minutes'],
  }),
  HourBooked: entry('counselorId', {
    en: 'Reserved half an hour of the counselor’s time',
    es: 'Reservó media hora del consejero',
    after: ['start', 'requestId'],
  }),
  HourFreed: entry('counselorId', {
    en: 'Freed half an hour of the counselor’s time',
    es: 'Liberó media hora del consejero',
    before: ['start', 'requestId'],
  }),
  SessionRequested: ({ studentId, ...data }) => ({
    sentence: { en: 'Requested a session', es: 'Pidió una sesión' },
    subject: studentId,
    after: slot(data),
  }),
  PaymentWaived: entry('studentId', {
    en: 'Waived payment for a session',
    es: 'Eximió del pago de una sesión',
    after: ['requestId', 'reason'],
  }),
  CounselorAssigned: ({ studentId, counselorId, before, ...data }) => ({
    sentence: { en: 'Assigned a session to a counselor', es: 'Asignó una sesión a un consejero' },
    subject: studentId,
    before: { counselorId: before },
    after: { counselorId, ...slot(data) },
  }),
  CounselorReleased: ({ studentId, counselorId, because, ...data }) => ({
    sentence: {
      en: `Unassigned a session from the counselor${RELEASES[because].en}`,
      es: `Quitó una sesión al consejero${RELEASES[because].es}`,
    },
    subject: studentId,
    before: { counselorId, ...slot(data) },
  }),
  SessionRescheduled: ({ studentId, requestId, start, counselorId }) => ({
    sentence: { en: 'Moved a session to another time', es: 'Cambió una sesión a otra hora' },
    subject: studentId,
    before: { requestId, start: start.from, counselorId },
    after: { requestId, start: start.to, counselorId: null },
  }),
  SessionMoved: ({ studentId, requestId, start, counselorId }) => ({
    sentence: {
      en: 'Moved a booked session, which stays booked',
      es: 'Movió una sesión reservada, que sigue reservada',
    },
    subject: studentId,
    before: { requestId, start: start.from, counselorId },
    after: { requestId, start: start.to, counselorId },
  }),
  SessionDeclined: ({ studentId, counselorId, reason, ...data }) => ({
    sentence: { en: 'Declined a requested session', es: 'Rechazó una sesión pedida' },
    subject: studentId,
    after: { counselorId, reason, ...slot(data) },
  }),
  SessionTimeProposed: ({ studentId, requestId, counselorId, start, reason }) => ({
    sentence: {
      en: 'Proposed another time for a requested session',
      es: 'Propuso otra hora para una sesión pedida',
    },
    subject: studentId,
    before: { requestId, start: start.from },
    after: { requestId, start: start.to, counselorId, reason },
  }),
  SessionCancelled: ({ studentId, counselorId, because, ...data }) => ({
    sentence:
      because === 'asked'
        ? { en: 'Canceled a session', es: 'Canceló una sesión' }
        : {
            en: 'Canceled a session with the deleted account',
            es: 'Canceló una sesión junto con la cuenta eliminada',
          },
    subject: studentId,
    before: { counselorId, ...slot(data) },
  }),
  SessionEnded: ({ studentId, counselorId, ...data }) => ({
    sentence: { en: 'A session ended', es: 'Terminó una sesión' },
    subject: studentId,
    after: { counselorId, ...slot(data) },
  }),
  SessionLapsed: ({ studentId, ...data }) => ({
    sentence: {
      en: 'A session expired without a counselor',
      es: 'Una sesión venció sin consejero',
    },
    subject: studentId,
    after: slot(data),
  }),
  SessionReminded: ({ studentId, counselorId, before, ...data }) => ({
    sentence:
      before === 'day'
        ? {
            en: 'Sent a reminder a day before a session',
            es: 'Envió un recordatorio un día antes de una sesión',
          }
        : {
            en: 'Sent a reminder an hour before a session',
            es: 'Envió un recordatorio una hora antes de una sesión',
          },
    subject: studentId,
    after: { counselorId, ...slot(data) },
  }),
  SessionNotesWritten: entry('studentId', {
    en: 'Wrote notes on a session for the student',
    es: 'Escribió notas al estudiante sobre una sesión',
    after: ['requestId', 'counselorId'],
  }),
  SessionAttended: entry('studentId', {
    en: 'Left the room of a session',
    es: 'Salió de la sala de una sesión',
    after: ['requestId', 'userId', 'minutes'],
  }),
};
