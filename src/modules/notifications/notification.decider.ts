import { decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { NotificationStreamEvents } from './notifications.events';
import { say } from './words';

interface Notification {
  readonly userId: string;
  readonly seen: boolean;
}

export type NotificationCommands = {
  /** At most once. */
  Raise: NotificationStreamEvents['NotificationRaised'];
  /** Again, unless the last one is still unseen. */
  RaiseAnew: NotificationStreamEvents['NotificationRaised'];
  See: NotificationStreamEvents['NotificationSeen'];
};

export const notification = decider<Notification | null, NotificationCommands, NotificationStreamEvents>({
  name: 'notification',
  initial: null,
  decide: {
    Raise: (data, notification) => (notification ? [] : [{ type: 'NotificationRaised', data }]),
    RaiseAnew: (data, notification) =>
      notification && !notification.seen ? [] : [{ type: 'NotificationRaised', data }],
    See: (data, notification) => {
      if (notification?.userId !== data.userId) {
        throw new Rejected('not-found', say('notification-not-found'));
      }
      return notification.seen ? [] : [{ type: 'NotificationSeen', data }];
    },
  },
  evolve: {
    NotificationRaised: (_, { userId }) => ({ userId, seen: false }),
    NotificationSeen: (notification) => ({ ...notification!, seen: true }),
  },
});
