import type { RecordedEvent } from '../../kernel/event';
import type { LiveRules } from '../../platform/realtime/live-feed';
import type { EntitlementEvents } from './entitlements.events';

/** The access token contains entitlements, so that the browser needs a new one. */
const accountChanged = async ({ data: { userId }, revision }: RecordedEvent<EntitlementEvents>) => [
  {
    to: [userId],
    event: { name: 'account.changed', type: 'Profile', id: userId, version: revision, data: {} } as const,
  },
];

export const entitlementLiveRules: LiveRules<EntitlementEvents> = {
  EntitlementGranted: accountChanged,
  EntitlementEnded: accountChanged,
};
