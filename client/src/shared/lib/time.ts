import { TZDate } from '@date-fns/tz';
import {
  addDays,
  addMonths,
  differenceInCalendarDays,
  eachDayOfInterval,
  endOfMonth,
  endOfWeek,
  lightFormat,
  startOfWeek,
} from 'date-fns';
import { nowDate } from './clock';
import { t } from './en';
import { once } from './format';

const ZONE = 'America/New_York';
const PLAIN = 'yyyy-MM-dd';

/** A date without time, 'YYYY-MM-DD'. Never pass it to `new Date`, which would read it as UTC. */
export type PlainDate = string;
export type Instant = string;
export type Time = string;
export type Month = string;

const isPlain = (value: Time) => value.length === PLAIN.length;

function midnight(date: PlainDate): TZDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new TZDate(year, month - 1, day, ZONE);
}

const inZone = (value: Time | Date) =>
  typeof value === 'string' && isPlain(value) ? midnight(value) : new TZDate(new Date(value), ZONE);

const toInstant = (date: TZDate): Instant => new Date(date.getTime()).toISOString();

export const toPlainDate = (value: Instant | Date): PlainDate => lightFormat(inZone(value), PLAIN);
export const today = (now = nowDate()): PlainDate => toPlainDate(now);

export function instantOf(date: PlainDate, time: string): Instant {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return toInstant(new TZDate(year, month - 1, day, hours, minutes, ZONE));
}

/** Whether clocks in New York skip this time in spring. */
export const isSkipped = (date: PlainDate, time: string): boolean =>
  lightFormat(inZone(instantOf(date, time)), 'HH:mm') !== time;

const HOUR_MS = 3_600_000;

/** The full hours of a day in New York: 23 when clocks go forward, 25 when they go back. */
export function hoursOf(date: PlainDate): Instant[] {
  const from = midnight(date).getTime();
  const hours = Math.round((midnight(plusDays(date, 1)).getTime() - from) / HOUR_MS);
  return Array.from({ length: hours }, (_, hour) => new Date(from + hour * HOUR_MS).toISOString());
}

/** For third-party calendars, in which a day starts at midnight of the browser's zone. */
export function toCalendarDay(date: PlainDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}
export const fromCalendarDay = (day: Date): PlainDate => lightFormat(day, PLAIN);

export const plusDays = (date: PlainDate, days: number): PlainDate =>
  lightFormat(addDays(midnight(date), days), PLAIN);
export const daysUntil = (date: PlainDate, from = today()): number =>
  differenceInCalendarDays(midnight(date), midnight(from));

/** Application seasons run from August to July. */
const seasonOf = (date: PlainDate) => Number(date.slice(0, 4)) - (Number(date.slice(5, 7)) < 8 ? 1 : 0);

// Creating an Intl formatter is slow on weak devices, so formatters are created on first use.
const wordsFor = (parts: Intl.DateTimeFormatOptions) => {
  const words = once(() => new Intl.DateTimeFormat(t.locale, { timeZone: ZONE, ...parts }));
  return (value: Time): string => words().format(inZone(value));
};

const shortDay = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const longDay = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const clock = { hour: 'numeric', minute: '2-digit' } as const;

const formatInSeason = wordsFor(shortDay);
const formatWithYear = wordsFor({ ...shortDay, year: 'numeric' });

/** Omits the year within the current season. Examples: 'Tue, Jan 5', 'Tue, Jan 5, 2025'. */
export function formatDate(value: Time, on = today()): string {
  const date = isPlain(value) ? value : toPlainDate(value);
  return seasonOf(date) === seasonOf(on) ? formatInSeason(date) : formatWithYear(date);
}

export const formatWeekday: (date: PlainDate) => string = wordsFor(longDay);

export const formatLongDate = wordsFor({ ...longDay, year: 'numeric' });

export const formatShortDate = wordsFor({ month: 'short', day: 'numeric', year: 'numeric' });

const days = once(
  () => new Intl.DateTimeFormat(t.locale, { timeZone: ZONE, month: 'short', day: 'numeric' }),
);

export const formatDay = (date: PlainDate): string => days().format(inZone(date));

/** Omits the years even across New Year, unlike `formatRange`. Examples: 'Nov 29 – Dec 5', 'Dec 6 – 12'. */
export function formatDays(from: PlainDate, to: PlainDate): string {
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${formatDay(from)} – ${formatDay(to)}`;
  return days()
    .formatRange(inZone(from), inZone(to))
    .replace(/\s*–\s*/, ' – ');
}

export const formatTime: (value: Instant) => string = wordsFor(clock);

const formatTimeInZone = wordsFor({ ...clock, timeZoneName: 'short' });

export const formatZonedTime: (value: Instant) => string = formatTimeInZone;

const ownTime = once(() => new Intl.DateTimeFormat(t.locale, { ...clock, timeZoneName: 'short' }));

/** Returns the time in the reader's own zone, such as '12:04 PM PST'; undefined if it looks the same. */
export function formatOwnTime(value: Instant): string | undefined {
  const own = ownTime().format(new Date(value));
  return own === formatTimeInZone(value) ? undefined : own;
}

const clockTime = once(() => new Intl.DateTimeFormat(t.locale, { ...clock, timeZone: 'UTC' }));

/** Formats '15:30' as '3:30 PM'; '24:00' is midnight at the end of the day. */
export function formatClock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return clockTime().format(Date.UTC(2000, 0, 1, hours, minutes));
}

/** All time zones, and `current` first if it is an outdated name. */
export const timeZones = (current: string): string[] => {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(current) ? known : [current, ...known];
};

export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const formatInstant = (value: Instant): string =>
  `${formatLongDate(value)}, ${formatTimeInZone(value)}`;

const distance = once(() => new Intl.RelativeTimeFormat(t.locale, { numeric: 'auto' }));

/** Examples: 'today', 'tomorrow', 'in 3 days', '3 days ago'. */
export function formatDistance(date: PlainDate, from = today()): string {
  return distance().format(daysUntil(date, from), 'day');
}

/** What calendars and clocks of a zone show at an instant. */
export function momentIn(timeZone: string, value: Instant | number) {
  const there = new TZDate(new Date(value), timeZone);
  return { date: lightFormat(there, PLAIN), clock: lightFormat(there, 'HH:mm') };
}

export const monthOf = (date: PlainDate): Month => date.slice(0, 7);
export const plusMonths = (month: Month, months: number): Month =>
  lightFormat(addMonths(midnight(`${month}-01`), months), 'yyyy-MM');

const formatMonthAndYear = wordsFor({ month: 'long', year: 'numeric' });

export const formatMonth = (month: Month): string => formatMonthAndYear(`${month}-01`);

export function monthGrid(month: Month): PlainDate[][] {
  const first = midnight(`${month}-01`);
  const days = eachDayOfInterval({ start: startOfWeek(first), end: endOfWeek(endOfMonth(first)) });
  return Array.from({ length: days.length / 7 }, (_, week) =>
    days.slice(week * 7, week * 7 + 7).map((day) => lightFormat(day, PLAIN)),
  );
}

/** January of last year to June in two years. */
export function calendarWindow(on = today()): { readonly first: Month; readonly last: Month } {
  const year = Number(on.slice(0, 4));
  return { first: `${year - 1}-01`, last: `${year + 2}-06` };
}
