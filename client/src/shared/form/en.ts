/** The calendar's default language is English. */
export const calendar = undefined;

export const t = {
  previousMonth: 'Go to previous month',
  nextMonth: 'Go to next month',
  month: 'Month: ',
  year: 'Year: ',
} as const;
