import type { Describe } from '../../kernel/audit';
import type { MessagingEvents } from './messaging.events';

export const describeMessaging: Describe<MessagingEvents> = {
  MessageSent: ({ recipientId }) => ({ sentence: 'Wrote a message', subject: recipientId }),
  MessageSeen: ({ senderId }) => ({ sentence: 'Saw a message', subject: senderId }),
};
