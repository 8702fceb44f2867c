import type { NotificationChannel, NotificationKind } from '../contract/notifications';
import { projection } from '../src/kernel/projection';
import type { IdentityEvents } from '../src/modules/identity/identity.events';
import type { NotificationPreferenceEvents } from '../src/modules/notifications/notifications.events';

export interface NotificationPreferences {
  /** A kind that is not here is on; of one that is here, what is false is off. */
  readonly kinds: { readonly [Kind in NotificationKind]?: { readonly [C in NotificationChannel]?: boolean } };
}

/** What each person has turned off, and on again. */
export const notificationPreferences = projection<
  NotificationPreferences,
  NotificationPreferenceEvents & Pick<IdentityEvents, 'AccountErased'>
>({
  name: 'notification-preferences',
  version: 1,
  indexes: [],
  key: ({ data }) => data.userId,
  empty: () => ({ kinds: {} }),
  on: {
    NotificationPreferenceChanged: ({ kinds }, { data: { kind, channel, on } }) => ({
      kinds: { ...kinds, [kind]: { ...kinds[kind], [channel]: on.to } },
    }),
    AccountErased: () => null,
  },
});

export const wants = (
  preferences: NotificationPreferences | undefined,
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean => preferences?.kinds[kind]?.[channel] ?? true;
