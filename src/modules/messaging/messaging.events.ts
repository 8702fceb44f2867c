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
export type MessagingEvents = {
  /** `clientId` is the id that the sender's browser gave it. */
  MessageSent: MessageRef & {
    content: string;
    sentAt: string;
    clientId?: string;
    /** If the sender is Support: the admin who wrote it. */
    answeredBy?: string;
  };
  MessageSeen: MessageRef & { readerId: string; seenAt: string };
};

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
});
