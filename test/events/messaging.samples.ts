import type { MessagingEvents } from '../../src/modules/messaging/messaging.events';
import type { Samples } from './samples';

export const messagingSamples = {
  MessageSent: {
    messageId: 'm1',
    conversationId: 'u1.u2',
    senderId: 'u2',
    recipientId: 'u1',
    content: 'See you on Friday.',
    sentAt: '2026-09-01T12:00:00.000Z',
    clientId: 'c1',
    answeredBy: 'u3',
  },
  MessageSeen: {
    messageId: 'm1',
    conversationId: 'u1.u2',
    senderId: 'u2',
    recipientId: 'u1',
    readerId: 'u1',
    seenAt: '2026-09-01T12:05:00.000Z',
  },
  ConversationRead: {
    conversationId: 'u1.u2',
    senderId: 'u2',
    readerId: 'u1',
    messageIds: ['m1', 'm2'],
    upTo: '2026-09-01T12:00:00.000Z',
    seenAt: '2026-09-01T12:05:00.000Z',
  },
} satisfies Samples<MessagingEvents>;
