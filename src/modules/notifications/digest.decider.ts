import { decider } from '../../kernel/decider';
import type { NotificationDigestEvents } from './notifications.events';

export type DigestCommands = {
  Send: NotificationDigestEvents['NotificationDigestSent'];
  Fail: NotificationDigestEvents['NotificationDigestFailed'];
};

export const notificationDigest = decider<{ sent: boolean }, DigestCommands, NotificationDigestEvents>({
  name: 'notification-digest',
  stream: { key: 'hash of student and day', growsWith: 'attempts to send it that evening' },
  initial: { sent: false },
  decide: {
    Send: (data, { sent }) => (sent ? [] : [{ type: 'NotificationDigestSent', data }]),
    Fail: (data, { sent }) => (sent ? [{ type: 'NotificationDigestFailed', data }] : []),
  },
  evolve: {
    NotificationDigestSent: () => ({ sent: true }),
    NotificationDigestFailed: () => ({ sent: false }),
  },
});
