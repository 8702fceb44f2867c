/** `GET /users/calendar-feed` → `data`; null if none is switched on. */
export interface CalendarFeed {
  readonly since: string;
}

export interface NewCalendarFeed extends CalendarFeed {
  /** Secret: whoever has the address reads the dates. It is shown this once. */
  readonly url: string;
}

export interface CalendarCalls {
  'GET /users/calendar-feed': { answer: { readonly data: CalendarFeed | null } };
  /** Creates a new address; the previous one ends. */
  'POST /users/calendar-feed': {
    body: { readonly password?: string };
    answer: { readonly data: NewCalendarFeed };
  };
  'DELETE /users/calendar-feed': { answer: void };
  'GET /calendar/{secret}.ics': { file: 'text/calendar' };
}
