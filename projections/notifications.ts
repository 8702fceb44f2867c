import type { NotificationKind } from '../contract/notifications';
import { projection } from '../src/kernel/projection';
import type {
  NotificationAbout,
  NotificationDetails,
  NotificationDigestEvents,
  NotificationStreamEvents,
} from '../src/modules/notifications/notifications.events';

export interface Notification {
  readonly id: string;
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly about: NotificationAbout;
  readonly details: NotificationDetails;
  /** The position, padded so that text sorts as numbers do. */
  readonly order: string;
  readonly createdAt: string;
  readonly seenAt: string | null;
  readonly inApp: boolean;
  readonly mail: boolean;
  /** Whether the next digest may list it. */
  readonly toMail: boolean;
  /** Revision of the notification's stream. */
  readonly version: number;
}

/** What students were told of, and what they have seen of it. */
export const notifications = projection<Notification, NotificationStreamEvents & NotificationDigestEvents>({
  name: 'notifications',
  version: 1,
  indexes: [
    { userId: 1, order: -1 },
    { userId: 1, seenAt: 1, order: -1 },
    { toMail: 1, userId: 1, order: 1 },
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
    NotificationSeen: (notification, { data, revision }) => ({
      ...notification,
      seenAt: data.seenAt,
      toMail: false,
      version: revision,
    }),
    NotificationDigestSent: (notification) => ({ ...notification, toMail: false }),
    NotificationDigestFailed: (notification) => ({
      ...notification,
      toMail: notification.mail && notification.seenAt === null,
    }),
  },
});
