import { serverEvent } from '../../../contract/realtime';
import type { LiveRules } from '../../platform/realtime/live-feed';
import type { NotificationInboxEvents, NotificationStreamEvents } from './notifications.events';

export const notificationLiveRules: LiveRules<NotificationStreamEvents & NotificationInboxEvents> = {
  NotificationRaised: async ({ data: { notificationId, userId, channels }, revision }) =>
    channels.includes('in-app')
      ? [{ to: [userId], event: serverEvent('notification.raised', notificationId, revision, {}) }]
      : [],
  NotificationSeen: async ({ data: { notificationId, userId, seenAt }, revision }) => [
    { to: [userId], event: serverEvent('notification.seen', notificationId, revision, { seenAt }) },
  ],
  NotificationWithdrawn: async ({ data: { notificationId, userId }, revision }) => [
    { to: [userId], event: serverEvent('notification.withdrawn', notificationId, revision, {}) },
  ],
  NotificationsSeen: async ({ data: { notificationIds, userId, seenAt }, revision }) => [
    { to: [userId], event: serverEvent('notification.seen', notificationIds[0]!, revision, { seenAt }) },
  ],
};
