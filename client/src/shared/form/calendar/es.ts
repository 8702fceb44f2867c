import es from 'date-fns/locale/es';
import { formatWeekday, fromCalendarDay } from '../../lib/time';
import type { CalendarWords } from './en';

/** Weeks begin on Sunday in the United States. */
const locale = { ...es, options: { ...es.options, weekStartsOn: 0 } } as const;

export const t: CalendarWords = {
  localeLoader: () => Promise.resolve(locale),
  labels: {
    labelDay: (day) => formatWeekday(fromCalendarDay(day)),
    labelMonthDropdown: () => 'Mes: ',
    labelNext: () => 'Ir al mes siguiente',
    labelPrevious: () => 'Ir al mes anterior',
    labelYearDropdown: () => 'Año: ',
  },
};
