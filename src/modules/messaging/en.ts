import { messagingMessages } from '../../../contract/en/messaging';

export const en = {
  'contact-not-found': messagingMessages.contactNotFound,
  'conversation-closed': messagingMessages.closed,
  'message-id-reused': messagingMessages.idReused,
  'message-not-found': 'Message not found.',

  support: 'Support',
};
