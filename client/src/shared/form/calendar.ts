import { calendar, t } from './en';

/** Texts and locale for Blueprint's calendars. */
export const calendarWords = {
  dateFnsLocaleLoader: () => Promise.resolve(calendar),
  dayPickerProps: {
    labels: {
      labelPrevious: () => t.previousMonth,
      labelNext: () => t.nextMonth,
      labelMonthDropdown: () => t.month,
      labelYearDropdown: () => t.year,
    },
  },
} as const;
