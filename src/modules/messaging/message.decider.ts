import { decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { NewEvent } from '../../kernel/event';
import type { MessageEvents } from './messaging.events';
import { t } from './messages';

type Sent = MessageEvents['MessageSent'];

export interface MessageState {
  readonly sent: Sent;
  readonly seenAt: string | null;
}

export type MessageCommands = {
  /** The command is idempotent: the same text to the same person with the same id is the same message. */
  Send: Omit<Sent, 'conversationId' | 'sentAt'> & { sentAt?: string };
};

export const conversationOf = (one: string, other: string) => [one, other].sort().join('.');

function again({ sent }: MessageState, { recipientId, content }: Pick<Sent, 'recipientId' | 'content'>) {
  if (recipientId === sent.recipientId && content === sent.content) return [];
  throw new Rejected('invalid', t('message-id-reused'));
}

export const message = decider<MessageState | null, MessageCommands, MessageEvents>({
  name: 'message',
  stream: { key: 'message', growsWith: 'nothing after its first event' },
  initial: null,
  decide: {
    Send: ({ sentAt, ...data }, state, { now }): NewEvent<MessageEvents>[] => {
      if (state) return again(state, data);
      const conversationId = conversationOf(data.senderId, data.recipientId);
      return [{ type: 'MessageSent', data: { ...data, conversationId, sentAt: sentAt ?? now } }];
    },
  },
  evolve: {
    MessageSent: (_, sent) => ({ sent, seenAt: null }),
    MessageSeen: (state, { seenAt }) => state && { ...state, seenAt },
  },
});
