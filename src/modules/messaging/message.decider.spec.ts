import type { NewEvent } from '../../kernel/event';
import { given } from '../../kernel/testing';
import { message } from './message.decider';
import type { MessagingEvents } from './messaging.events';

const NOW = '2026-09-01T12:00:00.000Z';
const data = { messageId: 'm1', senderId: 'u2', recipientId: 'u1', content: 'Hello' };
const sent: NewEvent<MessagingEvents> = {
  type: 'MessageSent',
  data: { ...data, conversationId: 'u1.u2', sentAt: NOW },
};

describe('a message', () => {
  it('is sent once, even if the request is repeated', () => {
    given(message)().when('Send', data).yields(sent);
    given(message)(sent).when('Send', data).yields();
  });

  it('is rejected if its id was used for another message', () => {
    given(message)(sent)
      .when('Send', { ...data, content: 'Hello again' })
      .isRejected('message-id-reused');
    given(message)(sent)
      .when('Send', { ...data, recipientId: 'u3' })
      .isRejected('message-id-reused');
  });

  it('has the same conversation in both directions', () => {
    const answer = { ...data, messageId: 'm2', senderId: 'u1', recipientId: 'u2' };
    given(message)()
      .when('Send', { ...answer, sentAt: '2026-08-31T09:00:00.000Z' })
      .yields({
        type: 'MessageSent',
        data: { ...answer, conversationId: 'u1.u2', sentAt: '2026-08-31T09:00:00.000Z' },
      });
  });
});
