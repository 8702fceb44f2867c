import { decider } from '../../kernel/decider';
import type { NotificationInboxEvents } from './notifications.events';

export type InboxCommands = {
  /** The command is idempotent: a notification that was seen is seen again only after it was raised again. */
  SeeAll: {
    readonly userId: string;
    readonly notifications: readonly { readonly id: string; readonly version: number }[];
  };
};

/** All notifications of one person; the state has the version in which each was seen. */
export const inbox = decider<ReadonlyMap<string, number>, InboxCommands, NotificationInboxEvents>({
  name: 'notification-inbox',
  stream: { key: 'user', growsWith: 'each time that all are marked as seen' },
  initial: new Map(),
  decide: {
    SeeAll: ({ userId, notifications }, seen, { now }) => {
      const unseen = notifications.filter(({ id, version }) => version > (seen.get(id) ?? -1));
      if (unseen.length === 0) return [];
      const notificationIds = unseen.map(({ id }) => id);
      const versions = unseen.map(({ version }) => version);
      return [{ type: 'NotificationsSeen', data: { userId, notificationIds, versions, seenAt: now } }];
    },
  },
  evolve: {
    NotificationsSeen: (seen, { notificationIds, versions }) =>
      new Map([...seen, ...notificationIds.map((id, index) => [id, versions[index]!] as const)]),
  },
});
