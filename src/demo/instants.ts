import { TZDate } from '@date-fns/tz';
import { dateInNewYork, NEW_YORK } from '../platform/new-york';

/** The instant so many days from now at which it is `time` in New York. */
export function instantAt(days: number, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const day = new TZDate(Date.now(), NEW_YORK);
  day.setDate(day.getDate() + days);
  day.setHours(hours, minutes, 0, 0);
  return new Date(day.getTime()).toISOString();
}

/** The number of days, at least `after`, until the next such weekday; 0 is Sunday. */
export function daysUntil({ weekday, after }: { readonly weekday: number; readonly after: number }): number {
  const earliest = new Date(dateInNewYork(after)).getUTCDay();
  return after + ((weekday - earliest + 7) % 7);
}
