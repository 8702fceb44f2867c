import type { LiveRules } from '../../platform/realtime/live-feed';
import type { NotificationStreamEvents } from './notifications.events';

/** A student hears of the own ones. */
export const notificationLiveRules: LiveRules<NotificationStreamEvents> = {
  NotificationRaised: async ({ data: { notificationId, userId, channels }, revision }) =>
    channels.includes('in-app')
      ? [
          {
            to: [userId],
            event: {
              name: 'notification.raised',
              type: 'Notification',
              id: notificationId,
              version: revision,
              data: {},
            },
          },
        ]
      : [],
  NotificationSeen: async ({ data: { notificationId, userId, seenAt }, revision }) => [
    {
      to: [userId],
      event: {
        name: 'notification.seen',
        type: 'Notification',
        id: notificationId,
        version: revision,
        data: { seenAt },
      },
    },
  ],
};
