import { tzOffset } from '@date-fns/tz';
import { HALF_HOUR_MS, type Slot } from '../../../contract/sessions';
import type { CounselorAvailability } from '../../../projections/sessions/availability';
import type { HoursRange } from './sessions.events';

const HOUR_MS = 2 * HALF_HOUR_MS;
const DAY_MS = 24 * HOUR_MS;

export const instant = (time: number) => new Date(time).toISOString();

/** The offset of a zone from UTC in minutes, computed once a day, except on days on which it changes. */
function offsetsOf(timeZone: string): (time: number) => number {
  let steady = { from: 0, until: 0, offset: 0 };
  return (time) => {
    if (time >= steady.from && time < steady.until) return steady.offset;
    const offset = tzOffset(timeZone, new Date(time));
    if (tzOffset(timeZone, new Date(time + DAY_MS)) === offset)
      steady = { from: time, until: time + DAY_MS, offset };
    return offset;
  };
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

const covers = ({ from, to }: HoursRange, minute: number) =>
  minute >= minutesOf(from) && minute + 30 <= minutesOf(to);

/** Compares instants, since daylight saving skips and repeats clock times. */
export function workingHours(counselor: CounselorAvailability): (time: number) => boolean {
  const offset = offsetsOf(counselor.timeZone);
  const exceptions = new Map(counselor.exceptions.map((exception) => [exception.date, exception]));
  const single = counselor.slots.map((slot) => ({ ...slot, from: Date.parse(slot.start) }));
  return (time) => {
    const there = new Date(time + offset(time) * 60_000);
    const exception = exceptions.get(there.toISOString().slice(0, 10));
    const slot = single.findLast(({ from, minutes }) => time >= from && time < from + minutes * 60_000);
    if (slot && slot.version > (exception?.version ?? -1)) return slot.open;
    const minute = there.getUTCHours() * 60 + there.getUTCMinutes();
    const hours = exception?.hours ?? counselor.weekly.filter(({ day }) => day === there.getUTCDay());
    return hours.some((range) => covers(range, minute));
  };
}

export function freeSlots(
  counselor: CounselorAvailability,
  booked: ReadonlySet<string>,
  from: number,
  to: number,
): Slot[] {
  const works = workingHours(counselor);
  const isFree = (time: number) => time < to && works(time) && !booked.has(instant(time));
  const slots: Slot[] = [];
  for (let time = Math.ceil(from / HALF_HOUR_MS) * HALF_HOUR_MS; time < to; time += HALF_HOUR_MS) {
    if (!isFree(time)) continue;
    const isWhole = time % HOUR_MS === 0 && isFree(time + HALF_HOUR_MS);
    slots.push({ start: instant(time), minutes: isWhole ? 60 : 30 });
    if (isWhole) time += HALF_HOUR_MS;
  }
  return slots;
}
