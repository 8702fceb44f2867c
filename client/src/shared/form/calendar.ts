import { calendar, t } from './en';

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
