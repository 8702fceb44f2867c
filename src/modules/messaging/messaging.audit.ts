import { entry, plural, type Describe } from '../../kernel/audit';
import type { MessagingEvents } from './messaging.events';

export const describeMessaging: Describe<MessagingEvents> = {
  MessageSent: entry('recipientId', { en: 'Sent a message', es: 'Envió un mensaje' }),
  MessageSeen: entry('senderId', { en: 'Saw a message', es: 'Vio un mensaje' }),
  ConversationRead: ({ senderId, messageIds }) => ({
    sentence: {
      en: `Read ${plural(messageIds.length, 'message')}`,
      es: `Leyó ${plural(messageIds.length, 'mensaje')}`,
    },
    subject: senderId,
  }),
};
