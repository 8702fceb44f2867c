import type { DatePickerProps } from '@blueprintjs/datetime';

/** Of the library's calendars, which speak English unless they are told otherwise. */
export interface CalendarWords {
  readonly localeLoader: NonNullable<DatePickerProps['dateFnsLocaleLoader']>;
  readonly labels: NonNullable<DatePickerProps['dayPickerProps']>['labels'];
}

export const t: CalendarWords = {
  localeLoader: () => Promise.resolve(undefined),
  labels: {},
};
