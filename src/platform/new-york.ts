import { TZDate } from '@date-fns/tz';

/** The zone in which all calendar dates are meant. */
export const NEW_YORK = 'America/New_York';

/** The date in New York so many days from an instant, as `YYYY-MM-DD`. */
export function dateInNewYork(days = 0, instant = Date.now()): string {
  const date = new TZDate(instant, NEW_YORK);
  date.setDate(date.getDate() + days);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}
