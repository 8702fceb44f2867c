import type { RecordedEvent } from '../../kernel/event';
import type { LiveMessage, LiveRules } from '../../platform/realtime/live-feed';
import type { RealtimeGateway } from '../../platform/realtime/realtime.gateway';
import type { IdentityEvents } from './identity.events';

const accountChanged = ({
  data: { userId },
  revision,
}: RecordedEvent<IdentityEvents, 'AccountRoleChanged' | 'AccountErased'>): LiveMessage => ({
  to: [userId],
  event: { name: 'account.changed', type: 'Profile', id: userId, version: revision, data: {} },
});

/** The browser of whoever's account has changed looks for a new token; one whose account is gone hears no more. */
export const identityLiveRules = (gateway: RealtimeGateway): LiveRules<IdentityEvents> => ({
  AccountRoleChanged: async (event) => [accountChanged(event)],
  AccountErased: async (event) => {
    const { to, event: told } = accountChanged(event);
    gateway.send(to, told);
    gateway.disconnect(event.data.userId);
    return [];
  },
  AccessGranted: async ({ data: { staffId, studentId }, revision }) =>
    [
      [staffId, studentId],
      [studentId, staffId],
    ].map(([to, id]) => ({
      to: [to!],
      event: { name: 'access.changed', type: 'Access', id: id!, version: revision, data: {} },
    })),
});
