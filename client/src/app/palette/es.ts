import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  title: 'Búsqueda rápida',
  placeholder: 'Personas, universidades, páginas, acciones',
  found: 'Resultados',
  short:
    'No hay ninguna página con ese nombre. Para buscar personas y universidades, escribe tres letras o más.',
  none: (text: string) => `No hay nada con el nombre “${text}”.`,
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
    undo: 'Deshacer lo último',
    close: 'Cerrar lo que está abierto',
    move: 'Moverse en menús, calendarios y tableros',
  },
  keys: 'Ctrl K',
  shortcutKeys: 'Control+K Meta+K',
  ctrl: 'Ctrl',
  escape: 'Esc',
};
