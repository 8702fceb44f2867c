import { decider } from '../../kernel/decider';
import type { ConversationEvents } from './messaging.events';

type Read = ConversationEvents['ConversationRead'];

export type ConversationCommands = {
  /** The command is idempotent: messages that were read before are not recorded again. */
  Read: Omit<Read, 'seenAt' | 'messageIds' | 'upTo'> & {
    messages: readonly { readonly id: string; readonly sentAt: string }[];
  };
};

export const readConversation = decider<ReadonlySet<string>, ConversationCommands, ConversationEvents>({
  name: 'conversation',
  stream: { key: 'reader and the other side', growsWith: 'each time that the reader opens unread messages' },
  initial: new Set(),
  decide: {
    Read: ({ messages, ...conversation }, read, { now }) => {
      const unread = messages.filter(({ id }) => !read.has(id));
      const last = unread.at(-1);
      if (!last) return [];
      const messageIds = unread.map(({ id }) => id);
      return [
        { type: 'ConversationRead', data: { ...conversation, messageIds, upTo: last.sentAt, seenAt: now } },
      ];
    },
  },
  evolve: {
    ConversationRead: (read, { messageIds }) => new Set([...read, ...messageIds]),
  },
});
