import ical, { ICalEventTransparency } from 'ical-generator';
import type { Words } from './messages';

export interface CalendarEntry {
  /** The id stays the same, so that a calendar updates the entry instead of adding another. */
  readonly id: string;
  /** The date is `YYYY-MM-DD`. */
  readonly date: string;
  readonly time?: { readonly start: string; readonly end: string };
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  readonly since: string;
}

const HOURS = 3600;

/** Returns an iCalendar file. The same entries give the same bytes. */
export function calendarOf(entries: readonly CalendarEntry[], productName: string, t: Words): string {
  const calendar = ical({
    name: productName,
    prodId: { company: productName, product: t.dueDatesAndDeadlines },
    ttl: 6 * HOURS,
  });
  const order = ({ date, id }: CalendarEntry) => `${date} ${id}`;
  for (const entry of [...entries].sort((a, b) => (order(a) < order(b) ? -1 : 1))) {
    const { id, date, time, summary, description, url, since } = entry;
    calendar.createEvent({
      id,
      ...(time
        ? { start: new Date(time.start), end: new Date(time.end) }
        : { start: new Date(`${date}T00:00:00Z`), allDay: true }),
      summary,
      description,
      url,
      stamp: new Date(since),
      transparency: time ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
