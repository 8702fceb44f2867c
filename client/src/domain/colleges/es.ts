import type { Translated } from 'contract/translated';
import type { t as english } from './en';

export const t: Translated<typeof english> = {
  statuses: { interested: 'De interés', applying: 'En proceso', applied: 'Solicitada' },
  deadlines: { ea: 'EA', ed1: 'ED I', ed2: 'ED II', reg: 'Regular' },
  deadlineOf: (college: string, kind: string) => `${college} · ${kind}`,
  answer: (month: string | null) =>
    month ? `Solicitada · la respuesta suele llegar en ${month}` : 'Solicitada',
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
