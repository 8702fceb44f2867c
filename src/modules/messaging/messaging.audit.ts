import type { Describe } from '../../kernel/audit';
import type { MessagingEvents } from './messaging.events';

export const describeMessaging: Describe<MessagingEvents> = {
  MessageSent: ({ recipientId }) => ({
    sentence: { en: 'Wrote a message', es: 'Escribió un mensaje' },
    subject: recipientId,
  }),
  MessageSeen: ({ senderId }) => ({
    sentence: { en: 'Saw a message', es: 'Vio un mensaje' },
    subject: senderId,
  }),
};
