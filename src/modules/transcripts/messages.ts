import type { Translated } from '../../../contract/translated';
import { messagesOf } from '../../kernel/sentences';

const en = {
  'application-needed': 'Documents can only be requested for a college with an open application.',
  'document-not-found': 'This document isn’t requested any more.',
  'document-already-sent': 'This document was already sent. Mark it as not sent first.',
  'sent-in-future': 'The day it was sent can’t be in the future.',
};

const es: Translated<typeof en> = {
  'application-needed': 'Solo se pueden pedir documentos para una universidad con una solicitud abierta.',
  'document-not-found': 'Este documento ya no está pedido.',
  'document-already-sent': 'Este documento ya se envió. Márcalo primero como no enviado.',
  'sent-in-future': 'El día en que se envió no puede estar en el futuro.',
};

export const t = messagesOf({ en, es });
