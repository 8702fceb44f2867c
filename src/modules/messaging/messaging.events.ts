import { events } from '../../kernel/event';

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
  /** The sender's account was deleted: nobody reads the text any longer. */
  MessageErased: MessageRef;
};

export const messagingEvents = events<MessagingEvents>({
  MessageSent: { personal: { of: 'senderId', fields: ['content'] } },
  MessageSeen: {},
  MessageErased: {},
});
