import type { HoursRange } from 'contract/session-hours';
import { halfHoursOf, type SessionRequestResource, type SlotResource } from 'contract/sessions';
import { momentIn, plusDays, toCalendarDay, type Instant, type PlainDate } from '../../shared/lib/time';

/** The half hours of a day, by clock time. */
export const HALF_HOURS = 48;

/** Days as in JavaScript, where 0 is Sunday, in the order of the week. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

export interface Cell {
  readonly state: 'closed' | 'open' | 'booked' | 'past';
  /** Who has booked it. */
  readonly with?: string;
}

/** The clock time at which a half hour starts; that after the last one is `24:00`. */
export const clockOf = (halfHour: number): string =>
  `${String(Math.floor(halfHour / 2)).padStart(2, '0')}:${halfHour % 2 ? '30' : '00'}`;

const halfHourOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 2 + (Number(clock.slice(3, 5)) >= 30 ? 1 : 0);

export function halfHoursIn(ranges: readonly HoursRange[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const { from, to } of ranges)
    for (let halfHour = halfHourOf(from); halfHour < halfHourOf(to); halfHour++) found.add(halfHour);
  return found;
}

export function rangesOf(halfHours: ReadonlySet<number>): HoursRange[] {
  const ranges: HoursRange[] = [];
  for (let from = 0; from < HALF_HOURS; from++) {
    if (!halfHours.has(from)) continue;
    let to = from + 1;
    while (halfHours.has(to)) to++;
    ranges.push({ from: clockOf(from), to: clockOf(to) });
    from = to;
  }
  return ranges;
}

/** Whether the cell can be drawn on. */
export const isFree = (cell: Cell): cell is Cell & { readonly state: Drawn['state'] } =>
  cell.state === 'open' || cell.state === 'closed';

export interface Drawn {
  readonly days: readonly number[];
  readonly halfHours: readonly number[];
  readonly state: 'open' | 'closed';
}

export function drawnOn(
  halfHours: ReadonlySet<number>,
  { halfHours: drawn, state }: Pick<Drawn, 'halfHours' | 'state'>,
): ReadonlySet<number> {
  const result = new Set(halfHours);
  for (const halfHour of drawn) {
    if (state === 'open') result.add(halfHour);
    else result.delete(halfHour);
  }
  return result;
}

export const mondayOf = (date: PlainDate): PlainDate =>
  plusDays(date, -((toCalendarDay(date).getDay() + 6) % 7));

export interface Place {
  readonly date: PlainDate;
  readonly halfHour: number;
}

/** Returns a function from an instant to the date and the half hour that clocks of the zone show. */
export const placesIn =
  (timeZone: string) =>
  (time: Instant | number): Place => {
    const { date, clock } = momentIn(timeZone, time);
    return { date, halfHour: halfHourOf(clock) };
  };

const keyOf = ({ date, halfHour }: Place) => `${date} ${halfHour}`;

interface Week {
  readonly dates: readonly PlainDate[];
  readonly timeZone: string;
  readonly slots: readonly SlotResource[];
  readonly sessions: readonly SessionRequestResource[];
  readonly now: number;
}

/** The cells of each date: free time, booked sessions, and what has passed. */
export function cellsOf({ dates, timeZone, slots, sessions, now }: Week): Cell[][] {
  const placeOf = placesIn(timeZone);
  const placesOf = (start: Instant, minutes: 30 | 60) =>
    halfHoursOf({ start, minutes }).map((time) => keyOf(placeOf(time)));
  const open = new Set(slots.flatMap(({ attributes: { startsAt, minutes } }) => placesOf(startsAt, minutes)));
  const booked = new Map<string, string>();
  for (const { attributes, relationships } of sessions) {
    if (attributes.state !== 'booked') continue;
    const student = relationships.student.data?.attributes;
    const name = student ? `${student.firstName} ${student.lastName}`.trim() : '';
    for (const place of placesOf(attributes.timeRequested, attributes.lengthInMinutes))
      booked.set(place, name);
  }
  const present = placeOf(now);
  const isPast = ({ date, halfHour }: Place) =>
    date < present.date || (date === present.date && halfHour <= present.halfHour);
  return dates.map((date) =>
    Array.from({ length: HALF_HOURS }, (_, halfHour): Cell => {
      const place = { date, halfHour };
      const by = booked.get(keyOf(place));
      if (by !== undefined) return { state: 'booked', with: by };
      if (isPast(place)) return { state: 'past' };
      return { state: open.has(keyOf(place)) ? 'open' : 'closed' };
    }),
  );
}

/** The half hours in which the counselor works, whether or not they are booked. */
export const workedIn = (cells: readonly Cell[]): ReadonlySet<number> =>
  new Set(cells.flatMap(({ state }, halfHour) => (state === 'open' || state === 'booked' ? [halfHour] : [])));
