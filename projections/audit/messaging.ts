import type { MessagingEvents } from '../../src/modules/messaging/messaging.events';
import type { Describe } from './description';

export const describeMessaging: Describe<MessagingEvents> = {
  MessageSent: ({ recipientId }) => ({ sentence: 'Wrote a message', subject: recipientId }),
  MessageSeen: ({ senderId }) => ({ sentence: 'Saw a message', subject: senderId }),
};
