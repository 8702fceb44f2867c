import type { Translated } from '../../../contract/translated';
import { messagesOf } from '../../kernel/sentences';

const en = {
  'not-the-author': 'Only the author can change this thread.',
  'thread-not-found': 'Thread not found.',
};

const es: Translated<typeof en> = {
  'not-the-author': 'Solo quien empezó este hilo puede cambiarlo.',
  'thread-not-found': 'No se encontró el hilo.',
};

export const t = messagesOf({ en, es });
