import ical, { ICalEventTransparency } from 'ical-generator';
import type { en } from './en';

/** A day to remember. */
export interface CalendarEntry {
  /** Stable, so that a calendar updates the entry instead of adding another. */
  readonly id: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  /** When it was created, ISO 8601 in UTC. */
  readonly since: string;
}

const HOURS = 3600;

/** An iCalendar file of all-day events; the same entries yield the same bytes. */
export function calendarOf(entries: readonly CalendarEntry[], productName: string, t: typeof en): string {
  const calendar = ical({
    name: productName,
    prodId: { company: productName, product: t.dueDatesAndDeadlines },
    ttl: 6 * HOURS,
  });
  const order = ({ date, id }: CalendarEntry) => `${date} ${id}`;
  for (const entry of [...entries].sort((a, b) => (order(a) < order(b) ? -1 : 1))) {
    const { id, date, summary, description, url, since } = entry;
    calendar.createEvent({
      id,
      start: new Date(`${date}T00:00:00Z`),
      allDay: true,
      summary,
      description,
      url,
      stamp: new Date(since),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
