import { NOTIFICATION_KINDS as en } from '../../../contract/en/notifications';
import { NOTIFICATION_KINDS as es } from '../../../contract/es/notifications';
import { entry, plural, sides, type Describe } from '../../kernel/audit';
import type { NotificationEvents } from './notifications.events';

export const describeNotifications: Describe<NotificationEvents> = {
  NotificationRaised: ({ userId, kind, about, details, channels }) => ({
    sentence: {
      en: `Notified the ${about.type === 'session-held' ? 'counselor' : 'student'}: ${en[kind].toLowerCase()}`,
      es: `Notificó al ${about.type === 'session-held' ? 'consejero' : 'estudiante'}: ${es[kind].toLowerCase()}`,
    },
    subject: userId,
    after: { kind, about, details, channels },
  }),
  NotificationSeen: ({ userId, seenAt }) => ({
    sentence: { en: 'Saw a notification', es: 'Vio una notificación' },
    subject: userId,
    ...sides({ seenAt: { from: null, to: seenAt } }),
  }),
  NotificationWithdrawn: entry('userId', { en: 'Withdrew a notification', es: 'Retiró una notificación' }),
  NotificationsSeen: ({ userId, notificationIds }) => ({
    sentence: {
      en: `Saw ${plural(notificationIds.length, 'notification')}`,
      es: `Vio ${plural(notificationIds.length, 'notificación', 'notificaciones')}`,
    },
    subject: userId,
  }),
  NotificationPreferenceChanged: ({ userId, kind, channel, on }) => ({
    sentence: {
      en: `Turned notifications of ${en[kind].toLowerCase()} ${on.to ? 'on' : 'off'} ${
        channel === 'mail' ? 'by mail' : 'in the app'
      }`,
      es: `${on.to ? 'Activó' : 'Desactivó'} las notificaciones ${
        channel === 'mail' ? 'por correo' : 'en la aplicación'
      }: ${es[kind].toLowerCase()}`,
    },
    subject: userId,
    ...sides({ [`${kind} ${channel}`]: on }),
  }),
  NotificationDigestSent: ({ userId, day, notificationIds }) => ({
    sentence: {
      en: `Emailed a digest of ${plural(notificationIds.length, 'notification')}`,
      es: `Envió por correo un resumen de ${plural(notificationIds.length, 'notificación', 'notificaciones')}`,
    },
    subject: userId,
    after: { day, notifications: notificationIds.length },
  }),
  NotificationDigestFailed: ({ userId, notificationIds }) => ({
    sentence: {
      en: `Couldn’t email a digest of ${plural(notificationIds.length, 'notification')}`,
      es: `No pudo enviar por correo un resumen de ${plural(notificationIds.length, 'notificación', 'notificaciones')}`,
    },
    subject: userId,
    after: { notifications: notificationIds.length },
  }),
};
