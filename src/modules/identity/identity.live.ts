import type { RecordedEvent } from '../../kernel/event';
import type { LiveMessage, LiveRules } from '../../platform/realtime/live-feed';
import type { IdentityEvents } from './identity.events';

const accountChanged = async ({
  data: { userId },
  revision,
}: RecordedEvent<IdentityEvents, 'AccountRoleChanged' | 'AccountErased'>): Promise<LiveMessage[]> => [
  {
    to: [userId],
    event: { name: 'account.changed', type: 'Profile', id: userId, version: revision, data: {} },
  },
];

export const identityLiveRules: LiveRules<IdentityEvents> = {
  AccountRoleChanged: accountChanged,
  AccountErased: accountChanged,
  AccessGranted: async ({ data: { staffId, studentId }, revision }) =>
    [
      [staffId, studentId],
      [studentId, staffId],
    ].map(([to, id]) => ({
      to: [to!],
      event: { name: 'access.changed', type: 'Access', id: id!, version: revision, data: {} },
    })),
};
