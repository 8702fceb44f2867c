import { decider } from '../../kernel/decider';
import type { NotificationDigestEvents } from './notifications.events';

export type DigestCommands = {
  Send: NotificationDigestEvents['NotificationDigestSent'];
  Fail: NotificationDigestEvents['NotificationDigestFailed'];
};

interface Digest {
  readonly digestId: string;
  readonly day: string;
}

/** At most one mail a day to a person; the state is the last that went out. */
export const notificationDigest = decider<Digest | null, DigestCommands, NotificationDigestEvents>({
  name: 'notification-digest',
  initial: null,
  decide: {
    Send: (data, last) => (last && last.day >= data.day ? [] : [{ type: 'NotificationDigestSent', data }]),
    Fail: (data, last) =>
      last?.digestId === data.digestId ? [{ type: 'NotificationDigestFailed', data }] : [],
  },
  evolve: {
    NotificationDigestSent: (_, { digestId, day }) => ({ digestId, day }),
    NotificationDigestFailed: () => null,
  },
});
