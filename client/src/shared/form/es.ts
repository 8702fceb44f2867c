import type { Translated } from 'contract/translated';
import type { Locale } from 'date-fns';
import es from 'date-fns/locale/es';
import type { t as english } from './en';

/** Weeks begin as they do in the United States. */
export const calendar: Locale | undefined = { ...es, options: { ...es.options, weekStartsOn: 0 } };

export const t: Translated<typeof english> = {
  previousMonth: 'Ir al mes anterior',
  nextMonth: 'Ir al mes siguiente',
  month: 'Mes: ',
  year: 'Año: ',
};
