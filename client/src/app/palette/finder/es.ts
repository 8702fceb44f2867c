import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  placeholder: 'Tareas, personas, universidades, guías, páginas',
  found: 'Resultados',
  short: 'Ninguna página coincide. Escribe 3 letras o más para buscar personas y universidades.',
  none: (text: string) => `Sin resultados para “${text}”.`,
  failed: 'Pueden faltar resultados. No se pudo contactar al servidor.',
  groups: {
    recent: 'Recientes',
    pages: 'Páginas',
    tasks: 'Tareas',
    people: 'Personas',
    colleges: 'Universidades',
    guides: 'Guías',
    threads: 'Conversaciones',
    acts: 'Acciones',
  },
  done: 'Hecha',
  application: 'Solicitud',
  allColleges: (text: string) => `Todas las universidades para “${text}”`,
  wear: { system: 'Tema del sistema', light: 'Tema claro', dark: 'Tema oscuro' },
};
