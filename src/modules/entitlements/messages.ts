import type { Translated } from '../../../contract/translated';
import { messagesOf } from '../../kernel/sentences';

const en = {
  'entitlement-not-found': 'Entitlement not found.',

  undone: 'Undone',
};

const es: Translated<typeof en> = {
  'entitlement-not-found': 'No se encontró este derecho.',

  undone: 'Deshecho',
};

export const catalogues = { en, es };

export const t = messagesOf(catalogues);
