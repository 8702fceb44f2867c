import { PERSON } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import type { MessagingEvents } from '../../src/modules/messaging/messaging.events';

export interface Message {
  readonly id: string;
  readonly conversationId: string;
  readonly senderId: string;
  readonly recipientId: string;
  readonly content: string;
  readonly sentAt: string;
  readonly clientId: string | null;
  readonly seenAt: string | null;
  readonly answeredBy?: string;
  readonly order: string;
  readonly version: number;
}

export const messages = projection<Message, MessagingEvents>({
  name: 'messages',
  contains: 'messages',
  version: 2,
  indexes: [
    { conversationId: 1, order: -1 },
    { recipientId: 1, seenAt: 1 },
    { recipientId: 1, order: 1 },
    { senderId: 1, order: 1 },
  ],
  key: ({ data }) => ('messageIds' in data ? data.messageIds : data.messageId),
  empty: (id) => ({
    id,
    conversationId: '',
    senderId: '',
    recipientId: '',
    content: '',
    sentAt: '',
    clientId: null,
    seenAt: null,
    order: '',
    version: -1,
  }),
  erasure: { senderId: 'nothing', recipientId: 'nothing', answeredBy: PERSON },
  exported: {
    sections: { messagesSent: 'senderId', messagesReceived: 'recipientId' },
    without: ['conversationId', 'clientId', 'answeredBy', 'order', 'version'],
  },
  on: {
    MessageSent: (message, { data: { messageId: _messageId, ...sent }, position, revision }) => ({
      ...message,
      ...sent,
      order: String(position).padStart(20, '0'),
      version: revision,
    }),
    MessageSeen: (message, { data, revision }) => ({ ...message, seenAt: data.seenAt, version: revision }),
    // A message of an erased person is deleted, even if its reader is not.
    ConversationRead: (message, { data: { seenAt } }) =>
      message.conversationId === '' ? null : { ...message, seenAt, version: message.version + 1 },
  },
});
