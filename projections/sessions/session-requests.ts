import { plusMinutes } from '../../contract/times';
import type { RecordedEvent } from '../../src/kernel/event';
import { PERSON } from '../../src/kernel/personal';
import { projection } from '../../src/kernel/projection';
import type { CreditEvents } from '../../src/modules/sessions/credits.events';
import type { SessionRequestEvents } from '../../src/modules/sessions/sessions.events';

export interface SessionRequest {
  readonly id: string;
  readonly studentId: string;
  readonly counselorId: string | null;
  /** The counselor whom the student asked for, until this one declines or leaves. */
  readonly preferredId: string | null;
  /** ISO 8601 in UTC, as is `end`. */
  readonly start: string;
  readonly end: string;
  readonly minutes: 30 | 60;
  readonly notes: string;
  readonly state: 'proposed' | 'booked' | 'done' | 'cancelled' | 'lapsed';
  /** True if a credit is reserved or was spent for it. */
  readonly paid: boolean;
  readonly waived: boolean;
  readonly requestedAt: string;
  readonly bookedAt: string | null;
  readonly reminded: readonly ('day' | 'hour')[];
  readonly counselorNotes: string | null;
  /** The last reply of each counselor to the open request; `start` is null if the counselor declined. */
  readonly replies: readonly {
    readonly counselorId: string;
    readonly start: string | null;
    readonly reason: string | null;
  }[];
  readonly attended: readonly { readonly userId: string; readonly minutes: number }[];
  readonly version: number;
}

type Events = SessionRequestEvents & Pick<CreditEvents, 'CreditHeld' | 'CreditReturned' | 'CreditSpent'>;

export const sessionRequests = projection<SessionRequest, Events>({
  name: 'session-requests',
  contains: 'requested and booked sessions',
  version: 3,
  indexes: [
    { studentId: 1, start: 1 },
    { counselorId: 1, start: 1 },
    { preferredId: 1, start: 1 },
    { state: 1, start: 1 },
    { state: 1, end: 1 },
  ],
  key: ({ data }) => data.requestId,
  empty: (id) => ({
    id,
    studentId: '',
    counselorId: null,
    preferredId: null,
    start: '',
    end: '',
    minutes: 30,
    notes: '',
    state: 'proposed',
    paid: false,
    waived: false,
    requestedAt: '',
    bookedAt: null,
    reminded: [],
    counselorNotes: null,
    replies: [],
    attended: [],
    version: -1,
  }),
  erasure: {
    studentId: 'nothing',
    counselorId: PERSON,
    preferredId: PERSON,
    replies: PERSON,
    attended: PERSON,
  },
  exported: { sections: { sessions: 'studentId' }, without: ['reminded', 'version'] },
  on: {
    SessionRequested: (
      request,
      { data: { studentId, preferredId, start, minutes, notes }, time, revision },
    ) => ({
      ...request,
      studentId,
      preferredId,
      start,
      end: plusMinutes(start, minutes),
      minutes,
      notes,
      requestedAt: time,
      version: revision,
    }),
    PaymentWaived: (request, event) => changed(request, event, { waived: true }),
    CounselorAssigned: (request, event) =>
      changed(request, event, {
        counselorId: event.data.counselorId,
        state: 'booked',
        bookedAt: event.time,
        reminded: [],
        replies: [],
      }),
    CounselorReleased: (request, event) => changed(request, event, { ...unbooked, preferredId: null }),
    SessionRescheduled: (request, event) => {
      const { start, minutes } = event.data;
      return changed(request, event, { ...unbooked, start: start.to, end: plusMinutes(start.to, minutes) });
    },
    SessionMoved: (request, event) => {
      const { start, minutes } = event.data;
      const end = plusMinutes(start.to, minutes);
      return changed(request, event, { start: start.to, end, bookedAt: event.time, reminded: [] });
    },
    SessionDeclined: (request, event) => ({
      ...replied(request, event, null, event.data.reason),
      preferredId: request.preferredId === event.data.counselorId ? null : request.preferredId,
    }),
    SessionTimeProposed: (request, event) => replied(request, event, event.data.start.to, null),
    SessionCancelled: (request, event) => changed(request, event, { state: 'cancelled' }),
    SessionEnded: (request, event) => changed(request, event, { state: 'done' }),
    SessionLapsed: (request, event) => changed(request, event, { state: 'lapsed' }),
    SessionReminded: (request, event) =>
      changed(request, event, { reminded: [...request.reminded, event.data.before] }),
    SessionNotesWritten: (request, event) => changed(request, event, { counselorNotes: event.data.notes }),
    SessionAttended: (request, event) =>
      changed(request, event, {
        attended: added(request.attended, event.data.userId, event.data.minutes),
      }),
    CreditHeld: (request, { data: { studentId } }) => ({ ...request, studentId, paid: true }),
    CreditReturned: (request, { data: { studentId } }) => ({ ...request, studentId, paid: false }),
    CreditSpent: (request, { data: { studentId } }) => ({ ...request, studentId, paid: true }),
  },
});

/** Returns the id of a session in calendars, the same in feeds and invitations. */
export const calendarIdOf = (requestId: string) => `session-${requestId}`;

const unbooked = {
  counselorId: null,
  state: 'proposed',
  bookedAt: null,
  reminded: [],
  replies: [],
} as const;

/** Each event names the student, so that a late event leaves nothing of an erased person. */
const changed = (
  request: SessionRequest,
  { data: { studentId }, revision }: RecordedEvent<SessionRequestEvents>,
  change: Partial<SessionRequest>,
): SessionRequest => ({ ...request, studentId, ...change, version: revision });

function replied(
  request: SessionRequest,
  event: RecordedEvent<Pick<SessionRequestEvents, 'SessionDeclined' | 'SessionTimeProposed'>>,
  start: string | null,
  reason: string | null,
): SessionRequest {
  const { counselorId } = event.data;
  const others = request.replies.filter((reply) => reply.counselorId !== counselorId);
  return changed(request, event, { replies: [...others, { counselorId, start, reason }] });
}

function added(attended: SessionRequest['attended'], userId: string, minutes: number) {
  const before = attended.find((one) => one.userId === userId)?.minutes ?? 0;
  return [...attended.filter((one) => one.userId !== userId), { userId, minutes: before + minutes }];
}
