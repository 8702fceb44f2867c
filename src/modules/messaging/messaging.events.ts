import { events } from '../../kernel/event';
import { ID, PERSON, sealedText, TIME } from '../../kernel/personal';

/** One message; its conversation id is the two sorted user ids, joined by a dot. */
interface MessageRef {
  readonly messageId: string;
  readonly conversationId: string;
  readonly senderId: string;
  readonly recipientId: string;
}

// Names and shapes are stored for ever: never edit one in place, add an upcast.
export type MessageEvents = {
  /** `clientId` is the id that the sender's browser gave it. */
  MessageSent: MessageRef & {
    content: string;
    sentAt: string;
    clientId?: string;
    /** If the sender is Support: the admin who wrote it. */
    answeredBy?: string;
  };
  /** Until conversations were read as a whole. */
  MessageSeen: MessageRef & { readerId: string; seenAt: string };
};

export type ConversationEvents = {
  /** `messageIds` in the order in which they were sent; `upTo` is when the last of them was. */
  ConversationRead: {
    conversationId: string;
    senderId: string;
    readerId: string;
    messageIds: readonly string[];
    upTo: string;
    seenAt: string;
  };
};

export type MessagingEvents = MessageEvents & ConversationEvents;

const ref = { messageId: ID, conversationId: PERSON, senderId: PERSON, recipientId: PERSON };

export const messagingEvents = events<MessagingEvents>({
  MessageSent: {
    fields: {
      ...ref,
      content: sealedText('senderId', 'recipientId'),
      sentAt: TIME,
      clientId: ID,
      answeredBy: PERSON,
    },
  },
  MessageSeen: { fields: { ...ref, readerId: PERSON, seenAt: TIME } },
  ConversationRead: {
    fields: {
      conversationId: PERSON,
      senderId: PERSON,
      readerId: PERSON,
      messageIds: ID,
      upTo: TIME,
      seenAt: TIME,
    },
  },
});
