import { NOTIFICATION_KINDS } from '../../../contract/notifications';
import { plural, sides, type Describe } from '../../kernel/audit';
import type { NotificationEvents } from './notifications.events';

export const describeNotifications: Describe<NotificationEvents> = {
  NotificationRaised: ({ userId, kind, about, details, channels }) => ({
    sentence: `Notified the ${about.type === 'session-held' ? 'counselor' : 'student'}: ${NOTIFICATION_KINDS[kind].toLowerCase()}`,
    subject: userId,
    after: { kind, about, details, channels },
  }),
  NotificationSeen: ({ userId, seenAt }) => ({
    sentence: 'Saw a notification',
    subject: userId,
    ...sides({ seenAt: { from: null, to: seenAt } }),
  }),
  NotificationPreferenceChanged: ({ userId, kind, channel, on }) => ({
    sentence: `Turned notifications of ${NOTIFICATION_KINDS[kind].toLowerCase()} ${on.to ? 'on' : 'off'} ${
      channel === 'mail' ? 'by mail' : 'in the app'
    }`,
    subject: userId,
    ...sides({ [`${kind} ${channel}`]: on }),
  }),
  NotificationDigestSent: ({ userId, day, notificationIds }) => ({
    sentence: `Mailed a digest of ${plural(notificationIds.length, 'notification')}`,
    subject: userId,
    after: { day, notifications: notificationIds.length },
  }),
  NotificationDigestFailed: ({ userId, notificationIds }) => ({
    sentence: `Could not mail a digest of ${plural(notificationIds.length, 'notification')}`,
    subject: userId,
    after: { notifications: notificationIds.length },
  }),
};
