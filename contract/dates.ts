/** Accepts `YYYY-MM-DD` in the years 1900 to 2199, so that a half-typed year is not a date. */
export function isCalendarDate(value: string): boolean {
  if (!/^(19|20|21)\d{2}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Accepts a calendar date with a time of day and a zone. */
export function isInstant(value: string): boolean {
  const zoned = /^([\d-]{10})T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.exec(value);
  return zoned !== null && isCalendarDate(zoned[1]!) && !Number.isNaN(Date.parse(value));
}
