import { TZDate } from '@date-fns/tz';

/** All calendar dates are in this time zone. */
export const NEW_YORK = 'America/New_York';

/** Returns the date in New York `days` after an instant, as `YYYY-MM-DD`. */
export function dateInNewYork(days = 0, instant = Date.now()): string {
  const date = new TZDate(instant, NEW_YORK);
  date.setDate(date.getDate() + days);
  return [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** The days are stored by the hour, since lists ask for those of thousands of instants. */
const days = new Map<string, string>();

/** Returns the date in New York at an instant in UTC. */
export function dayInNewYork(instant: string): string {
  const hour = instant.slice(0, 13);
  const day = days.get(hour) ?? dateInNewYork(0, Date.parse(instant));
  days.set(hour, day);
  return day;
}

export const hourInNewYork = (instant: number): number => new TZDate(instant, NEW_YORK).getHours();

export function startOfDayInNewYork(date: string): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, day, NEW_YORK).getTime()).toISOString();
}

export const plusDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
