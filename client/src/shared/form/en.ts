/** Without one a calendar is English. */
export const calendar = undefined;

/** What a calendar says beside its dates. */
export const t = {
  previousMonth: 'Go to previous month',
  nextMonth: 'Go to next month',
  month: 'Month: ',
  year: 'Year: ',
} as const;
