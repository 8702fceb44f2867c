import type { NotificationEvents } from '../../src/modules/notifications/notifications.events';
import type { Samples } from './samples';

export const notificationSamples = {
  NotificationRaised: {
    notificationId: 'n1',
    userId: 's1',
    kind: 'task-changed',
    about: { type: 'assignment', id: 'a1' },
    details: { taskName: 'Draft the essay', dueDate: '2026-12-15' },
    channels: ['in-app', 'mail'],
  },
  NotificationSeen: { notificationId: 'n1', userId: 's1', seenAt: '2026-09-01T13:00:00.000Z' },
  NotificationsSeen: {
    userId: 's1',
    notificationIds: ['n1', 'n2'],
    versions: [0, 2],
    seenAt: '2026-09-01T13:00:00.000Z',
  },
  NotificationPreferenceChanged: {
    userId: 's1',
    kind: 'message',
    channel: 'mail',
    on: { from: true, to: false },
  },
  NotificationDigestSent: { userId: 's1', digestId: 'd1', day: '2026-09-01', notificationIds: ['n1', 'n2'] },
  NotificationDigestFailed: { userId: 's1', digestId: 'd1', notificationIds: ['n1', 'n2'] },
} satisfies Samples<NotificationEvents>;
