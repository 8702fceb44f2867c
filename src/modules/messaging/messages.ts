import { messagingMessages } from '../../../contract/en/messaging';
import { messagingMessages as spanishMessagingMessages } from '../../../contract/es/messaging';
import type { Translated } from '../../../contract/translated';
import { messagesOf } from '../../kernel/sentences';

const en = {
  'contact-not-found': messagingMessages.contactNotFound,
  'conversation-closed': messagingMessages.closed,
  'message-id-reused': messagingMessages.idReused,
  'message-not-found': 'Message not found.',

  support: 'Support',
};

const es: Translated<typeof en> = {
  'contact-not-found': spanishMessagingMessages.contactNotFound,
  'conversation-closed': spanishMessagingMessages.closed,
  'message-id-reused': spanishMessagingMessages.idReused,
  'message-not-found': 'No se encontró el mensaje.',

  support: 'Soporte',
};

export const catalogues = { en, es };

export const t = messagesOf(catalogues);
