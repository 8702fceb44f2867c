import type { Translated } from '../../../contract/translated';
import { messagesOf } from '../../kernel/sentences';

const en = {
  'guide-not-found': 'Guide not found.',

  guides: ({ product }: { product: string }) => `${product} Guides`,
  page: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
};

const es: Translated<typeof en> = {
  'guide-not-found': 'No se encontró la guía.',

  guides: ({ product }) => `Guías de ${product}`,
  page: ({ page, pages }) => `Página ${page} de ${pages}`,
};

export const catalogues = { en, es };

export const t = messagesOf(catalogues);
