import { availability } from '../../../projections/sessions/availability';
import { bookedHours } from '../../../projections/sessions/booked-hours';
import { sessionCredits } from '../../../projections/sessions/session-credits';
import { sessionRequests } from '../../../projections/sessions/session-requests';
import { defineSchema } from '../../kernel/schema';
import { describeCredits } from './credits.audit';
import { creditEvents } from './credits.events';
import { describeSessions } from './sessions.audit';
import { sessionEvents } from './sessions.events';

export const sessionsSchema = defineSchema({
  events: { ...sessionEvents, ...creditEvents },
  audit: { ...describeSessions, ...describeCredits },
  projections: [availability, bookedHours, sessionRequests, sessionCredits],
});
