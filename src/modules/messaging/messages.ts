import { messagingMessages } from '../../../contract/en/messaging';
import { messagingMessages as spanishMessagingMessages } from '../../../contract/es/messaging';
import type { Translated } from '../../../contract/translated';
import { messagesOf } from '../../kernel/sentences';

interface CopiedText {
  firstName: string;
  name: string;
  content: string;
  address: string;
}

const en = {
  'contact-not-found': messagingMessages.contactNotFound,
  'conversation-closed': messagingMessages.closed,
  'message-id-reused': messagingMessages.idReused,
  'message-not-found': 'Message not found.',

  support: 'Support',

  copySubject: ({ name }: { name: string }) => `${name} wrote to you`,
  copyText: ({ firstName, name, content, address }: CopiedText) =>
    [`Hello ${firstName},`, `${name} wrote to you:`, content, `Reply here: ${address}`].join('\n\n'),
};

const es: Translated<typeof en> = {
  'contact-not-found': spanishMessagingMessages.contactNotFound,
  'conversation-closed': spanishMessagingMessages.closed,
  'message-id-reused': spanishMessagingMessages.idReused,
  'message-not-found': 'No se encontró el mensaje.',

  support: 'Soporte',

  copySubject: ({ name }) => `${name} te escribió`,
  copyText: ({ firstName, name, content, address }) =>
    [`Hola, ${firstName}:`, `${name} te escribió:`, content, `Responde aquí: ${address}`].join('\n\n'),
};

export const catalogues = { en, es };

export const t = messagesOf(catalogues);
