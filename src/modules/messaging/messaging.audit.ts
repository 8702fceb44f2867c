import { plural, type Describe } from '../../kernel/audit';
import type { MessagingEvents } from './messaging.events';

export const describeMessaging: Describe<MessagingEvents> = {
  MessageSent: ({ recipientId }) => ({
    sentence: { en: 'Sent a message', es: 'Envió un mensaje' },
    subject: recipientId,
  }),
  MessageSeen: ({ senderId }) => ({
    sentence: { en: 'Saw a message', es: 'Vio un mensaje' },
    subject: senderId,
  }),
  ConversationRead: ({ senderId, messageIds }) => ({
    sentence: {
      en: `Read ${plural(messageIds.length, 'message')}`,
      es: `Leyó ${plural(messageIds.length, 'mensaje')}`,
    },
    subject: senderId,
  }),
};
