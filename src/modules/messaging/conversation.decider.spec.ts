import { given } from '../../kernel/testing';
import { readConversation } from './conversation.decider';

const now = '2026-09-01T12:05:00.000Z';
const conversation = { conversationId: 'u1.u2', senderId: 'u2', readerId: 'u1' };
const one = { id: 'm1', sentAt: '2026-09-01T12:00:00.000Z' };
const two = { id: 'm2', sentAt: '2026-09-01T12:01:00.000Z' };
const three = { id: 'm3', sentAt: '2026-09-01T12:02:00.000Z' };
const read = (...messages: (typeof one)[]) => ({
  type: 'ConversationRead' as const,
  data: {
    ...conversation,
    messageIds: messages.map(({ id }) => id),
    upTo: messages.at(-1)!.sentAt,
    seenAt: now,
  },
});
const history = given(readConversation);

it('marks any number of messages as read in one event', () => {
  history()
    .when('Read', { ...conversation, messages: [one, two] }, { now })
    .yields(read(one, two));
});

it('marks no message as read twice', () => {
  history(read(one, two))
    .when('Read', { ...conversation, messages: [one, two] }, { now })
    .yields();
  history(read(one))
    .when('Read', { ...conversation, messages: [one, two, three] }, { now })
    .yields(read(two, three));
});
