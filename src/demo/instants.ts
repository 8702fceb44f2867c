import { TZDate } from '@date-fns/tz';
import { dateInNewYork, NEW_YORK } from '../platform/new-york';

/** The instant at which it is `time` in New York so many days from now. */
export function instantAt(days: number, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const day = new TZDate(Date.now(), NEW_YORK);
  day.setDate(day.getDate() + days);
  day.setHours(hours, minutes, 0, 0);
  return new Date(day.getTime()).toISOString();
}

/** Days from now to the first such weekday, 0 a Sunday, that is at least `after` days ahead. */
export function daysUntil({ weekday, after }: { readonly weekday: number; readonly after: number }): number {
  const earliest = new Date(dateInNewYork(after)).getUTCDay();
  return after + ((weekday - earliest + 7) % 7);
}
