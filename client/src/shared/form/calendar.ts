import { calendar, t } from './en';

/** What Blueprint's calendars take for words. */
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
