import { events } from '../../kernel/event';
import { ID, PERSON, sealedText, TIME } from '../../kernel/personal';

/** One message; its conversation is named by the sorted ids of the two, joined by a dot. */
interface MessageRef {
  readonly messageId: string;
  readonly conversationId: string;
  readonly senderId: string;
  readonly recipientId: string;
}

// Names and shapes are stored for ever: never edit one in place, add an upcast.
export type MessagingEvents = {
  /** `clientId` is what the sender's browser called it. */
  MessageSent: MessageRef & {
    content: string;
    sentAt: string;
    clientId?: string;
    /** The admin who wrote it where the sender is Support. */
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
