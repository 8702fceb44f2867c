import { TZDate } from '@date-fns/tz';
import {
  addDays,
  addMonths,
  differenceInCalendarDays,
  eachDayOfInterval,
  endOfMonth,
  endOfWeek,
  format,
  startOfWeek,
} from 'date-fns';

const ZONE = 'America/New_York';
const PLAIN = 'yyyy-MM-dd';

/** A date without a time of day, 'YYYY-MM-DD'. Never given to `new Date`, which would read it as UTC. */
export type PlainDate = string;
/** A moment, ISO 8601 with `Z`. */
export type Instant = string;
/** A plain date or an instant. */
export type Time = string;
/** 'YYYY-MM' */
export type Month = string;

const isPlain = (value: Time) => value.length === PLAIN.length;

function midnight(date: PlainDate): TZDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new TZDate(year, month - 1, day, ZONE);
}

const inZone = (value: Time | Date) =>
  typeof value === 'string' && isPlain(value) ? midnight(value) : new TZDate(new Date(value), ZONE);

const toInstant = (date: TZDate): Instant => new Date(date.getTime()).toISOString();

export const toPlainDate = (value: Instant | Date): PlainDate => format(inZone(value), PLAIN);
export const today = (now = new Date()): PlainDate => toPlainDate(now);

export const startOfDay = (date: PlainDate): Instant => toInstant(midnight(date));
export const endOfDay = (date: PlainDate): Instant =>
  new Date(midnight(plusDays(date, 1)).getTime() - 1).toISOString();

/** The moment a New York clock shows `time`, 'HH:mm', on that date. */
export function instantOf(date: PlainDate, time: string): Instant {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return toInstant(new TZDate(year, month - 1, day, hours, minutes, ZONE));
}

export const plusDays = (date: PlainDate, days: number): PlainDate =>
  format(addDays(midnight(date), days), PLAIN);
export const daysUntil = (date: PlainDate, from = today()): number =>
  differenceInCalendarDays(midnight(date), midnight(from));

/** Application seasons run from August to July; a season is called after the year of its August. */
const seasonOf = (date: PlainDate) => Number(date.slice(0, 4)) - (Number(date.slice(5, 7)) < 8 ? 1 : 0);

/** Year in which this season's seniors leave school. */
export const graduationYear = (on = today()): number => seasonOf(on) + 1;

/** 'Tue, Jan 5' within the season, 'Tue, Jan 5, 2025' otherwise. */
export function formatDate(value: Time, on = today()): string {
  const date = isPlain(value) ? value : toPlainDate(value);
  return format(midnight(date), seasonOf(date) === seasonOf(on) ? 'EEE, MMM d' : 'EEE, MMM d, yyyy');
}

/** 'Tuesday, January 5' */
export const formatWeekday = (date: PlainDate): string => format(midnight(date), 'EEEE, MMMM d');

export const formatLongDate = (value: Time): string => format(inZone(value), 'EEEE, MMMM d, yyyy');

const zoneName = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, timeZoneName: 'short' });

/** 'Tuesday, January 5, 2027, 3:04 PM EST' */
export function formatInstant(value: Instant): string {
  const zone =
    zoneName.formatToParts(new Date(value)).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${format(inZone(value), 'EEEE, MMMM d, yyyy, h:mm a')} ${zone}`;
}

/** '3:04 PM' */
export const formatTime = (value: Instant): string => format(inZone(value), 'h:mm a');

/** 'today', 'tomorrow', 'in 3 days', '3 days ago' */
export function formatDistance(date: PlainDate, from = today()): string {
  return new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }).format(daysUntil(date, from), 'day');
}

export const monthOf = (date: PlainDate): Month => date.slice(0, 7);
export const plusMonths = (month: Month, months: number): Month =>
  format(addMonths(midnight(`${month}-01`), months), 'yyyy-MM');
export const formatMonth = (month: Month): string => format(midnight(`${month}-01`), 'MMMM yyyy');

/** Whole weeks from Sunday that cover the month. */
export function monthGrid(month: Month): PlainDate[][] {
  const first = midnight(`${month}-01`);
  const days = eachDayOfInterval({ start: startOfWeek(first), end: endOfWeek(endOfMonth(first)) });
  return Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7).map((day) => format(day, PLAIN)),
  );
}

/** January of last year to June in two years. */
export function calendarWindow(on = today()): { readonly first: Month; readonly last: Month } {
  const year = Number(on.slice(0, 4));
  return { first: `${year - 1}-01`, last: `${year + 2}-06` };
}
