/** The data is null if no calendar feed is switched on. */
export interface CalendarFeed {
  readonly since: string;
}

export interface NewCalendarFeed extends CalendarFeed {
  /** A secret: everyone who has the address can read the dates. It is returned only once. */
  readonly url: string;
}

export interface CalendarCalls {
  'GET /users/calendar-feed': { answer: { readonly data: CalendarFeed | null } };
  /** Creates a new address; the previous one stops working. */
  'POST /users/calendar-feed': {
    answer: { readonly data: NewCalendarFeed };
  };
  'DELETE /users/calendar-feed': { answer: void };
  'GET /calendar/{secret}.ics': { file: 'text/calendar' };
}
