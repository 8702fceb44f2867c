import type { Translated } from '../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'filter-not-found': 'Este filtro guardado ya no existe.',
  'filter-name-taken': 'Ya tienes un filtro con este nombre.',
  'filters-full': ({ most }) => `Llegaste al límite de ${most} filtros guardados. Elimina uno primero.`,
};
