import { messagingMessages } from '../../../contract/en/messaging';

export const en = {
  'contact-not-found': messagingMessages.contactNotFound,
  'conversation-closed': messagingMessages.closed,
  'message-id-reused': messagingMessages.idReused,
  'message-not-found': 'Message not found.',

  beforeNoCursor: 'before must be a cursor',
  clientIdNoUuid: 'clientId must be a UUID',
  limitTooLarge: 'limit must be at most 100',
  limitTooSmall: 'limit must be at least 1',
  limitWhole: 'limit must be a whole number',
  support: 'Support',
  toWhom: 'Choose who to write to',
};
