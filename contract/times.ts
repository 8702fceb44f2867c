/** Adds minutes to an instant; both instants are ISO 8601 in UTC. */
export const plusMinutes = (time: string, minutes: number): string =>
  new Date(Date.parse(time) + minutes * 60_000).toISOString();

/** The date at an instant in a zone, such as `2026-01-31`. */
export const dayIn = (timeZone: string, time: string): string => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(new Date(time));
  const named = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return `${named.year}-${named.month}-${named.day}`;
};
