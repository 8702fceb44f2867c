/** `GET /users/calendar-feed` → `data`; null if none is switched on. */
export interface CalendarFeed {
  /** Secret: whoever has the address reads the dates. */
  readonly url: string;
  readonly since: string;
}

export interface CalendarCalls {
  'GET /users/calendar-feed': { answer: { readonly data: CalendarFeed | null } };
  /** Creates a new address; the previous one ends. */
  'POST /users/calendar-feed': { answer: { readonly data: CalendarFeed } };
  'DELETE /users/calendar-feed': { answer: void };
  'GET /calendar/{secret}.ics': { file: 'text/calendar' };
}
