import type { NotificationChannel, NotificationKind } from '../../contract/notifications';
import { projection } from '../../src/kernel/projection';
import type { NotificationPreferenceEvents } from '../../src/modules/notifications/notifications.events';

export interface NotificationPreferences {
  readonly id: string;
  /** Every kind is on unless it is false here. */
  readonly kinds: { readonly [Kind in NotificationKind]?: { readonly [C in NotificationChannel]?: boolean } };
}

export const notificationPreferences = projection<NotificationPreferences, NotificationPreferenceEvents>({
  name: 'notification-preferences',
  contains: 'which notifications each person turned off',
  version: 2,
  indexes: [{ id: 1 }],
  key: ({ data }) => data.userId,
  empty: (id) => ({ id, kinds: {} }),
  erasure: { id: 'nothing' },
  exported: { sections: { notificationPreferences: 'id' } },
  on: {
    NotificationPreferenceChanged: ({ id, kinds }, { data: { kind, channel, on } }) => ({
      id,
      kinds: { ...kinds, [kind]: { ...kinds[kind], [channel]: on.to } },
    }),
  },
});

export const wants = (
  preferences: NotificationPreferences | undefined,
  kind: NotificationKind,
  channel: NotificationChannel,
): boolean => preferences?.kinds[kind]?.[channel] ?? true;
