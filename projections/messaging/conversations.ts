import { retained } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import type { MessagingEvents } from '../../src/modules/messaging/messaging.events';

export interface LastMessage {
  readonly id: string;
  readonly senderId: string;
  readonly content: string;
  readonly sentAt: string;
}

/** A conversation from the perspective of one side. */
export interface Conversation {
  readonly id: string;
  readonly conversationId: string;
  readonly ownerId: string;
  readonly contactId: string;
  readonly last: LastMessage;
  readonly unread: number;
  /** Whether the contact wrote the last message, which awaits a reply. */
  readonly waits: boolean;
  readonly hasWritten: boolean;
}

export const conversationKey = (ownerId: string, contactId: string) => `${ownerId}.${contactId}`;

export const conversations = projection<Conversation, MessagingEvents>({
  name: 'conversations',
  contains: 'for each reader and contact: the last message and the unread count',
  version: 3,
  indexes: [
    { ownerId: 1, unread: 1 },
    { ownerId: 1, waits: 1 },
    { ownerId: 1, 'last.sentAt': 1 },
    { contactId: 1 },
  ],
  key: ({ data }) =>
    'messageIds' in data
      ? conversationKey(data.readerId, data.senderId)
      : [conversationKey(data.senderId, data.recipientId), conversationKey(data.recipientId, data.senderId)],
  empty: (key) => {
    const [ownerId, contactId] = key.split('.') as [string, string];
    return {
      id: key,
      conversationId: '',
      ownerId,
      contactId,
      last: { id: '', senderId: '', content: '', sentAt: '' },
      unread: 0,
      waits: false,
      hasWritten: false,
    };
  },
  erasure: { ownerId: 'nothing', contactId: 'nothing' },
  exported: retained('The messages themselves are exported.'),
  on: {
    MessageSent: (conversation, { data: { messageId, conversationId, senderId, content, sentAt } }) => {
      const received = senderId === conversation.contactId;
      return {
        ...conversation,
        conversationId,
        last: { id: messageId, senderId, content, sentAt },
        unread: conversation.unread + (received ? 1 : 0),
        waits: received,
        hasWritten: conversation.hasWritten || received,
      };
    },
    MessageSeen: (conversation, { data }) =>
      data.readerId === conversation.ownerId
        ? { ...conversation, unread: conversation.unread - 1 }
        : conversation,
    ConversationRead: (conversation, { data: { messageIds } }) =>
      conversation.conversationId === ''
        ? null
        : { ...conversation, unread: conversation.unread - messageIds.length },
  },
});
