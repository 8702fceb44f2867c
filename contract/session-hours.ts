import type { RuleViolation } from './rules';

/** Times on the half hour, `HH:MM`; `to` may be up to `24:00`. */
export interface HoursRange {
  readonly from: string;
  readonly to: string;
}

/** `day` is counted as in JavaScript: 0 is Sunday. */
export interface WeeklyRange extends HoursRange {
  readonly day: number;
}

export interface WeeklyHours {
  /** The counselor's zone, such as `America/Chicago`, to which all hours and dates refer. */
  readonly timeZone: string;
  readonly weekly: readonly WeeklyRange[];
}

/** Replaces the weekly hours and single slots of a day; an empty list makes it a day off. */
export interface DayHours {
  readonly date: string;
  readonly hours: readonly HoursRange[];
}

export interface Availability extends WeeklyHours {
  readonly exceptions: readonly DayHours[];
  readonly version: number;
}

export const timeZoneIssue = (value: unknown): RuleViolation | undefined =>
  typeof value === 'string' && isTimeZone(value) ? undefined : { code: 'notATimeZone' };

function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

const CLOCK = /^(?:([01]\d|2[0-3]):(?:00|30)|24:00)$/;
const MAX_RANGES = 50;

const isRange = (value: unknown): value is HoursRange => {
  const { from, to } = (value ?? {}) as Partial<HoursRange>;
  return (
    typeof from === 'string' && typeof to === 'string' && CLOCK.test(from) && CLOCK.test(to) && from < to
  );
};

const hasOnly = (value: object, ...fields: readonly string[]) =>
  Object.keys(value).every((field) => fields.includes(field));

export const dayHoursIssue = (value: unknown): RuleViolation | undefined =>
  Array.isArray(value) &&
  value.length <= MAX_RANGES &&
  value.every((range) => isRange(range) && hasOnly(range, 'from', 'to'))
    ? undefined
    : { code: 'notHours' };

export const weeklyHoursIssue = (value: unknown): RuleViolation | undefined =>
  Array.isArray(value) &&
  value.length <= MAX_RANGES &&
  value.every(
    (range: WeeklyRange) =>
      isRange(range) && [0, 1, 2, 3, 4, 5, 6].includes(range.day) && hasOnly(range, 'day', 'from', 'to'),
  )
    ? undefined
    : { code: 'notHours' };
