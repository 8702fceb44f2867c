import type { Translated } from 'contract/translated';
import es from 'date-fns/locale/es';
import type { t as english } from './en';

/** Weeks begin on Sunday as in the United States. */
export const calendar = { ...es, options: { ...es.options, weekStartsOn: 0 as const } };

export const t: Translated<typeof english> = {
  previousMonth: 'Ir al mes anterior',
  nextMonth: 'Ir al mes siguiente',
  month: 'Mes: ',
  year: 'Año: ',
};
