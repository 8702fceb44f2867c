import type { Accounts } from '../../platform/auth/session-user';
import type { LiveMessage, LiveRules } from '../../platform/realtime/live-feed';
import type { MessagingEvents } from './messaging.events';

/** The two hear of it, in all their tabs. An admin who writes is a contact from then on. */
export const messagingLiveRules = (accounts: Accounts): LiveRules<MessagingEvents> => ({
  MessageSent: async ({ data: { messageId, clientId = null, ...data }, revision: version }) => {
    const { senderId, recipientId } = data;
    const sent: LiveMessage = {
      to: [senderId, recipientId],
      event: { name: 'message.sent', type: 'Message', id: messageId, version, data: { ...data, clientId } },
    };
    if ((await accounts.roleOf(senderId)) !== 'admin') return [sent];
    return [
      sent,
      {
        to: [recipientId],
        event: { name: 'access.changed', type: 'Access', id: senderId, version, data: {} },
      },
    ];
  },
  MessageSeen: async ({ data: { messageId, conversationId, senderId, readerId, seenAt }, revision }) => [
    {
      to: [senderId, readerId],
      event: {
        name: 'message.seen',
        type: 'Message',
        id: messageId,
        version: revision,
        data: { conversationId, senderId, readerId, seenAt },
      },
    },
  ],
});
