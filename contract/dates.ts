/** A day that the calendar has, `YYYY-MM-DD`, of the years 1900 to 2199: a year half typed is none. */
export function isCalendarDate(value: string): boolean {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** A moment of such a day, with its zone. */
function isInstant(value: string): boolean {
  const zoned = /^([\d-]{10})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.exec(value);
  return zoned !== null && isCalendarDate(zoned[1]!) && !Number.isNaN(Date.parse(value));
}

/** How far the clock of a browser may be ahead. */
const CLOCK_AHEAD_MS = 60 * 60_000;
const TEN_YEARS_MS = 3653 * 24 * 60 * 60_000;

/** What is wrong with the time at which something is said to have been completed, or undefined. */
export function completionFault(value: unknown, now: number): string | undefined {
  if (typeof value !== 'string' || !(isCalendarDate(value) || isInstant(value)))
    return 'Completion must be a date, or a moment such as 2026-11-01T15:00:00Z';
  const time = Date.parse(value);
  if (time > now + CLOCK_AHEAD_MS) return 'Completion cannot be in the future';
  if (time < now - TEN_YEARS_MS) return 'Completion cannot be more than ten years ago';
  return undefined;
}
