import type { Translated } from '../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'entitlement-not-found': 'No se encontró este derecho.',

  undone: 'Deshecho',
};
