import { messagingMessages } from '../../../contract/es/messaging';
import type { Translated } from '../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'contact-not-found': messagingMessages.contactNotFound,
  'conversation-closed': messagingMessages.closed,
  'message-id-reused': messagingMessages.idReused,
  'message-not-found': 'No se encontró el mensaje.',

  beforeNoCursor: 'before debe ser un cursor',
  clientIdNoUuid: 'clientId debe ser un UUID',
  limitTooLarge: 'limit debe ser 100 como máximo',
  limitTooSmall: 'limit debe ser 1 como mínimo',
  limitWhole: 'limit debe ser un número entero',
  support: 'Soporte',
  toWhom: 'Elige a quién escribir',
};
