import type { Translated } from '../../../contract/translated';
import { messagesOf } from '../../kernel/sentences';

const en = {
  'note-not-found': 'This note no longer exists.',
  'not-your-note': 'Only the author can change this note.',
};

const es: Translated<typeof en> = {
  'note-not-found': 'Esta nota ya no existe.',
  'not-your-note': 'Solo quien escribió esta nota puede cambiarla.',
};

export const t = messagesOf({ en, es });
