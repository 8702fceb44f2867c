/** Adds minutes to an instant; both instants are ISO 8601 in UTC. */
export const plusMinutes = (time: string, minutes: number): string =>
  new Date(Date.parse(time) + minutes * 60_000).toISOString();

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
