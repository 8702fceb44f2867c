import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  title: 'Búsqueda rápida',
  shortcuts: {
    title: 'Atajos de teclado',
    find: 'Búsqueda rápida',
    sheet: 'Mostrar estos atajos',
    search: 'Buscar en esta página',
    undo: 'Deshacer la última acción',
    close: 'Cerrar el diálogo o el menú',
    move: 'Moverse en menús, calendarios y tableros',
  },
  keys: 'Ctrl K',
  shortcutKeys: 'Control+K Meta+K',
  ctrl: 'Ctrl',
  escape: 'Esc',
};
