import type { LiveRules } from '../../platform/realtime/live-feed';
import type { MessagingEvents } from './messaging.events';

/** The two hear of it, in all their tabs. */
export const messagingLiveRules: LiveRules<MessagingEvents> = {
  MessageSent: async ({ data: { messageId, clientId = null, ...data }, revision }) => [
    {
      to: [data.senderId, data.recipientId],
      event: {
        name: 'message.sent',
        type: 'Message',
        id: messageId,
        version: revision,
        data: { ...data, clientId },
      },
    },
  ],
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
};
