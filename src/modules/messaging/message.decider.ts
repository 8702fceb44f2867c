import { decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { NewEvent } from '../../kernel/event';
import type { MessagingEvents } from './messaging.events';
import { say } from './words';

type Sent = MessagingEvents['MessageSent'];

export interface MessageState {
  readonly sent: Sent;
  readonly seenAt: string | null;
}

export type MessageCommands = {
  /** Idempotent: the same text to the same person under the same id is the same message. */
  Send: Omit<Sent, 'conversationId' | 'sentAt'> & { sentAt?: string };
  MarkSeen: { readerId: string };
};

export const conversationOf = (one: string, other: string) => [one, other].sort().join('.');

const notFound = () => new Rejected('not-found', say('message-not-found'));

function again({ sent }: MessageState, { recipientId, content }: Pick<Sent, 'recipientId' | 'content'>) {
  if (recipientId === sent.recipientId && content === sent.content) return [];
  throw new Rejected('invalid', say('message-id-reused'));
}

const refOf = ({ messageId, conversationId, senderId, recipientId }: Sent) => ({
  messageId,
  conversationId,
  senderId,
  recipientId,
});

export const message = decider<MessageState | null, MessageCommands, MessagingEvents>({
  name: 'message',
  initial: null,
  decide: {
    Send: ({ sentAt, ...data }, state, { now }): NewEvent<MessagingEvents>[] => {
      if (state) return again(state, data);
      const conversationId = conversationOf(data.senderId, data.recipientId);
      return [{ type: 'MessageSent', data: { ...data, conversationId, sentAt: sentAt ?? now } }];
    },
    MarkSeen: ({ readerId }, state, { now }): NewEvent<MessagingEvents>[] => {
      if (!state || readerId !== state.sent.recipientId) throw notFound();
      if (state.seenAt !== null) return [];
      return [{ type: 'MessageSeen', data: { ...refOf(state.sent), readerId, seenAt: now } }];
    },
  },
  evolve: {
    MessageSent: (_, sent) => ({ sent, seenAt: null }),
    MessageSeen: (state, { seenAt }) => state && { ...state, seenAt },
  },
});
