import type { MessagingEvents } from '../../src/modules/messaging/messaging.events';
import type { Describe } from './description';

export const describeMessaging: Describe<MessagingEvents> = {
  MessageSent: ({ recipientId }) => ({ sentence: 'Wrote a message', subject: recipientId }),
  MessageSeen: ({ senderId }) => ({ sentence: 'Saw a message', subject: senderId }),
  MessageErased: ({ senderId }) => ({
    sentence: 'Erased the text of a message with its sender’s account',
    subject: senderId,
  }),
};
