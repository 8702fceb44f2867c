import type { NotificationKind } from '../../contract/notifications';
import { projection } from '../../src/kernel/projection';
import type {
  NotificationAbout,
  NotificationDetails,
  NotificationDigestEvents,
  NotificationInboxEvents,
  NotificationStreamEvents,
} from '../../src/modules/notifications/notifications.events';

export interface Notification {
  readonly id: string;
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly about: NotificationAbout;
  readonly details: NotificationDetails;
  readonly order: string;
  readonly createdAt: string;
  readonly seenAt: string | null;
  readonly inApp: boolean;
  readonly mail: boolean;
  /** True if the next digest may list it. */
  readonly toMail: boolean;
  readonly version: number;
}

/** A notification about an erased person is deleted, even if its recipient is not. */
const unlessErased = (notification: Notification, change: Partial<Notification>) =>
  notification.userId === '' ? null : { ...notification, ...change };

export const notifications = projection<
  Notification,
  NotificationStreamEvents & NotificationInboxEvents & NotificationDigestEvents
>({
  name: 'notifications',
  contains: 'notifications, and which were seen',
  version: 3,
  indexes: [
    { userId: 1, order: -1 },
    { userId: 1, seenAt: 1, order: -1 },
    { toMail: 1, userId: 1, order: 1 },
    { 'about.id': 1 },
    { 'details.personId': 1 },
  ],
  key: ({ data }) => ('notificationIds' in data ? data.notificationIds : data.notificationId),
  empty: (id) => ({
    id,
    userId: '',
    kind: 'task-assigned',
    about: { type: 'tasks', id: '' },
    details: {},
    order: '',
    createdAt: '',
    seenAt: null,
    inApp: true,
    mail: true,
    toMail: false,
    version: -1,
  }),
  erasure: { userId: 'nothing', 'about.id': 'nothing', 'details.personId': 'nothing' },
  exported: {
    sections: { notifications: 'userId' },
    without: ['about', 'toMail', 'order', 'version'],
  },
  on: {
    NotificationRaised: ({ id }, { data, time, position, revision }) => ({
      id,
      userId: data.userId,
      kind: data.kind,
      about: data.about,
      details: data.details,
      order: String(position).padStart(20, '0'),
      createdAt: time,
      seenAt: null,
      inApp: data.channels.includes('in-app'),
      mail: data.channels.includes('mail'),
      toMail: data.channels.includes('mail'),
      version: revision,
    }),
    NotificationSeen: (notification, { data, revision }) =>
      unlessErased(notification, {
        seenAt: notification.seenAt ?? data.seenAt,
        toMail: false,
        version: revision,
      }),
    NotificationWithdrawn: () => null,
    NotificationsSeen: (notification, { data: { notificationIds, versions, seenAt } }) => {
      const isSeen = versions[notificationIds.indexOf(notification.id)]! >= notification.version;
      return unlessErased(notification, isSeen ? { seenAt, toMail: false } : {});
    },
    NotificationDigestSent: (notification) => unlessErased(notification, { toMail: false }),
    NotificationDigestFailed: (notification) =>
      unlessErased(notification, { toMail: notification.mail && notification.seenAt === null }),
  },
});
