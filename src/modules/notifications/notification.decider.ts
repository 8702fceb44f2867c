import { decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { NotificationStreamEvents } from './notifications.events';
import { t } from './messages';

interface Notification {
  readonly userId: string;
  readonly seen: boolean;
  readonly withdrawn: boolean;
  readonly version: number;
}

export type NotificationCommands = {
  Raise: NotificationStreamEvents['NotificationRaised'];
  /** Raises the notification again if it was seen, alone or with all others in the version `seenVersion`. */
  RaiseAgain: NotificationStreamEvents['NotificationRaised'] & { readonly seenVersion: number | null };
  See: NotificationStreamEvents['NotificationSeen'];
  Withdraw: NotificationStreamEvents['NotificationWithdrawn'];
};

export const notification = decider<Notification | null, NotificationCommands, NotificationStreamEvents>({
  name: 'notification',
  stream: {
    key: 'hash of its cause',
    growsWith: 'being seen; for messages and session notes, each one in a month',
  },
  initial: null,
  decide: {
    Raise: (data, notification) => (notification ? [] : [{ type: 'NotificationRaised', data }]),
    RaiseAgain: ({ seenVersion, ...data }, notification) =>
      notification && !notification.seen && notification.version !== seenVersion
        ? []
        : [{ type: 'NotificationRaised', data }],
    See: (data, notification) => {
      if (notification?.userId !== data.userId) {
        throw new Rejected('not-found', t('notification-not-found'));
      }
      return notification.seen || notification.withdrawn ? [] : [{ type: 'NotificationSeen', data }];
    },
    Withdraw: (data, notification) =>
      !notification || notification.withdrawn ? [] : [{ type: 'NotificationWithdrawn', data }],
  },
  evolve: {
    NotificationRaised: (before, { userId }) => ({
      userId,
      seen: false,
      withdrawn: false,
      version: (before?.version ?? -1) + 1,
    }),
    NotificationSeen: (notification) => ({
      ...notification!,
      seen: true,
      version: notification!.version + 1,
    }),
    NotificationWithdrawn: (notification) => ({
      ...notification!,
      withdrawn: true,
      version: notification!.version + 1,
    }),
  },
});
