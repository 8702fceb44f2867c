/** So many minutes after an instant, both ISO 8601 in UTC. */
export const plusMinutes = (time: string, minutes: number): string =>
  new Date(Date.parse(time) + minutes * 60_000).toISOString();
