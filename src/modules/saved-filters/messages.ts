import type { Translated } from '../../../contract/translated';
import { messagesOf } from '../../kernel/sentences';

const en = {
  'filter-not-found': 'This saved filter no longer exists.',
  'filter-name-taken': 'You already have a filter with this name.',
  'filters-full': ({ most }: { most: number }) =>
    `You’ve reached the limit of ${most} saved filters. Delete one first.`,
};

const es: Translated<typeof en> = {
  'filter-not-found': 'Este filtro guardado ya no existe.',
  'filter-name-taken': 'Ya tienes un filtro con este nombre.',
  'filters-full': ({ most }) => `Llegaste al límite de ${most} filtros guardados. Elimina uno primero.`,
};

export const t = messagesOf({ en, es });
