import type { NotificationChannel, NotificationKind } from '../../../contract/notifications';
import { decider } from '../../kernel/decider';
import type { NotificationPreferenceEvents } from './notifications.events';

interface ChannelPreference {
  readonly kind: NotificationKind;
  readonly channel: NotificationChannel;
  readonly on: boolean;
}

export type PreferenceCommands = {
  Prefer: { userId: string; wishes: readonly ChannelPreference[] };
};

const keyOf = ({ kind, channel }: Omit<ChannelPreference, 'on'>) => `${kind}.${channel}`;

/** A person's preferences by kind and channel; the state contains what is turned off. */
export const notificationPreferences = decider<
  ReadonlySet<string>,
  PreferenceCommands,
  NotificationPreferenceEvents
>({
  name: 'notification-preferences',
  stream: { key: 'user', growsWith: 'each change of a preference' },
  initial: new Set(),
  decide: {
    Prefer: ({ userId, wishes }, off) =>
      wishes
        .filter((wish) => wish.on === off.has(keyOf(wish)))
        .map(({ kind, channel, on }) => ({
          type: 'NotificationPreferenceChanged',
          data: { userId, kind, channel, on: { from: !on, to: on } },
        })),
  },
  evolve: {
    NotificationPreferenceChanged: (off, { on, ...wish }) =>
      on.to ? new Set([...off].filter((key) => key !== keyOf(wish))) : new Set([...off, keyOf(wish)]),
  },
});
