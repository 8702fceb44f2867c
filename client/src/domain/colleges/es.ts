import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  statuses: { interested: 'De interés', applying: 'En proceso', applied: 'Solicitada' },
  deadlines: { ea: 'EA', ed1: 'ED 1', ed2: 'ED 2', reg: 'Regular' },
  waiting: {
    saving: 'La etapa de una universidad',
    removing: 'La eliminación de una universidad de la lista',
  },
  deadlineTitles: {
    ea: 'Acción temprana',
    ed1: 'Decisión temprana I',
    ed2: 'Decisión temprana II',
    reg: 'Decisión regular',
  },
  saving: {
    save: 'Guardar',
    remove: 'Quitar',
    label: (status: string, college: string) => `${status}: ${college}`,
    undo: 'Deshacer',
  },
  chances: { reach: 'Ambiciosa', target: 'Realista', likely: 'Segura', unknown: 'Sin datos' },
};
