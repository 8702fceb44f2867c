import { events, HAS_READ } from '../../kernel/event';
import { CHOICE, ID, PERSON, sealedText, TIME } from '../../kernel/personal';

/** A message; the conversation's id is made of the two sorted user ids, joined by a dot. */
interface MessageRef {
  readonly messageId: string;
  readonly conversationId: string;
  readonly senderId: string;
  readonly recipientId: string;
}

export type MessageEvents = {
  /** `clientId` is the id that the sender's browser assigned. */
  MessageSent: MessageRef & {
    content: string;
    sentAt: string;
    clientId?: string;
    /** This admin wrote the message in the name of Support. */
    answeredBy?: string;
    /** The recipient also gets the message by email. */
    copied?: boolean;
  };
  /** Recorded until conversations were read as a whole; it is no longer written. */
  MessageSeen: MessageRef & { readerId: string; seenAt: string };
};

export type ConversationEvents = {
  /** `messageIds` are sorted by the time of sending; `upTo` is when the last message was sent. */
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
      copied: CHOICE,
    },
    upcasts: [(v1) => ({ ...v1, copied: false })],
    sample: {
      messageId: 'm1',
      conversationId: 'u1.u2',
      senderId: 'u2',
      recipientId: 'u1',
      content: 'See you on Friday.',
      sentAt: '2026-09-01T12:00:00.000Z',
      clientId: 'c1',
      answeredBy: 'u3',
      copied: true,
    },
    notUndone: 'The recipient may have read it at once.',
  },
  MessageSeen: {
    fields: { ...ref, readerId: PERSON, seenAt: TIME },
    sample: {
      messageId: 'm1',
      conversationId: 'u1.u2',
      senderId: 'u2',
      recipientId: 'u1',
      readerId: 'u1',
      seenAt: '2026-09-01T12:05:00.000Z',
    },
    notPushed: 'It is no longer recorded; ConversationRead is pushed.',
    notUndone: HAS_READ,
  },
  ConversationRead: {
    fields: {
      conversationId: PERSON,
      senderId: PERSON,
      readerId: PERSON,
      messageIds: ID,
      upTo: TIME,
      seenAt: TIME,
    },
    sample: {
      conversationId: 'u1.u2',
      senderId: 'u2',
      readerId: 'u1',
      messageIds: ['m1', 'm2'],
      upTo: '2026-09-01T12:00:00.000Z',
      seenAt: '2026-09-01T12:05:00.000Z',
    },
    notUndone: HAS_READ,
  },
});
