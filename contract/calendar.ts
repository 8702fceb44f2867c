/** `GET /users/calendar-feed` → `data`; null where none is switched on. */
export interface CalendarFeed {
  /** Secret: whoever has the address reads the due dates. */
  readonly url: string;
  readonly since: string;
}
