import type { Translated } from '../../../contract/translated';
import type { en } from './en';

export const es: Translated<typeof en> = {
  'guide-not-found': 'No se encontró la guía.',

  guides: ({ product }) => `Guías de ${product}`,
  page: ({ page, pages }) => `Página ${page} de ${pages}`,
};
