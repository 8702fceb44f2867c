import type { CalendarCalls } from '../calendar';
import { omittable, string, type RequestsOf } from '../fields';
import { personRules } from '../identity';

export const calendarRequests = {
  'POST /users/calendar-feed': {
    body: { password: omittable(string(personRules.password)) },
  },
} as const satisfies RequestsOf<keyof CalendarCalls>;
