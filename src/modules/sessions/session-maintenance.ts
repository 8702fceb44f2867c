import { Injectable } from '@nestjs/common';
import { sessionRequests, type SessionRequest } from '../../../projections/sessions/session-requests';
import { Dispatcher, mapInBatches } from '../../platform/dispatch/dispatcher';
import { Views } from '../../platform/document-store/views';
import { sessionRequest } from './session-request.decider';
import { instant } from './slots';

const HOUR_MS = 3_600_000;
const REMINDERS = [
  { before: 'hour', ms: HOUR_MS },
  { before: 'day', ms: 24 * HOUR_MS },
] as const;

@Injectable()
export class SessionMaintenance {
  constructor(
    private readonly views: Views,
    private readonly dispatcher: Dispatcher,
  ) {}

  async pass(now: string): Promise<void> {
    const [over, lapsed, near] = await Promise.all([
      this.views.find(sessionRequests, { where: { state: 'booked', end: { lte: now } } }),
      this.views.find(sessionRequests, { where: { state: 'proposed', start: { lte: now } } }),
      this.views.find(sessionRequests, {
        where: { state: 'booked', start: { gt: now, lte: instant(Date.parse(now) + 24 * HOUR_MS) } },
      }),
    ]);
    await mapInBatches([...over, ...lapsed], ({ id }) =>
      this.dispatcher.dispatch(sessionRequest, id, 'Pass', { now }),
    );
    await mapInBatches(near, async (session) => {
      const due = reminderOf(session, now);
      if (due)
        await this.dispatcher.dispatch(sessionRequest, session.id, 'Remind', {
          start: session.start,
          before: due.before,
        });
    });
  }
}

/** A session that was booked after its reminder was due gets none, since the booking was notified. */
function reminderOf({ start, bookedAt, reminded }: SessionRequest, now: string) {
  const due = REMINDERS.find(({ ms }) => instant(Date.parse(start) - ms) <= now);
  const isLate = due && bookedAt !== null && bookedAt > instant(Date.parse(start) - due.ms);
  return due && !isLate && !reminded.includes(due.before) ? due : undefined;
}
