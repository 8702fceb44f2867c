import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  title: 'Búsqueda rápida',
  placeholder: 'Personas, universidades, páginas, acciones',
  found: 'Resultados',
  short: 'Ninguna página coincide. Escribe 3 letras o más para buscar personas y universidades.',
  none: (text: string) => `Sin resultados para “${text}”.`,
  failed: 'No se pudieron buscar personas ni universidades.',
  groups: {
    recent: 'Recientes',
    people: 'Personas',
    colleges: 'Universidades',
    pages: 'Páginas',
    acts: 'Acciones',
  },
  wear: { system: 'Tema del sistema', light: 'Tema claro', dark: 'Tema oscuro' },
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
