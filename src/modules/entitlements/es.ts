import type { Translated } from '../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'entitlement-not-found': 'No hay nada con este nombre que se pueda tener.',

  undone: 'Deshecho',
  ownedYesOrNo: 'owned debe ser true o false',
};
