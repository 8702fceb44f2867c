import { events, FOLLOWS } from '../../kernel/event';
import { CHOICE, FIGURE, ID, retained, PERSON, sealedText, TIME } from '../../kernel/personal';

/** Times are `HH:MM` on the half hour, up to `24:00`, in the counselor's zone. */
export interface HoursRange {
  readonly from: string;
  readonly to: string;
}

/** `day` 0 is Sunday. */
export interface WeeklyRange extends HoursRange {
  readonly day: number;
}

type Minutes = 30 | 60;

// Names and shapes are stored permanently: never edit one in place, add an upcast. Every time is ISO 8601 in UTC.
export type AvailabilityEvents = {
  WeeklyHoursSet: { counselorId: string; timeZone: string; weekly: readonly WeeklyRange[] };
  /** The hours of that date, which replace earlier single slots; null restores the weekly hours. */
  ExceptionSet: { counselorId: string; date: string; hours: readonly HoursRange[] | null };
  SlotPublished: { counselorId: string; start: string; minutes: Minutes };
  SlotWithdrawn: { counselorId: string; start: string; minutes: Minutes };
};

interface Hour {
  /** A hash of counselor and start, which names the stream. */
  hourId: string;
  counselorId: string;
  start: string;
  requestId: string;
  studentId: string;
}

/** An hour is half an hour of a counselor, which only one session can reserve. */
export type CounselorHourEvents = { HourBooked: Hour; HourFreed: Hour };

interface Request {
  requestId: string;
  studentId: string;
}

interface BookedSession extends Request {
  start: string;
  minutes: Minutes;
}

export type SessionRequestEvents = {
  /** `preferredId` is the counselor whose free hour the student chose; null if none was free. */
  SessionRequested: BookedSession & { notes: string; preferredId: string | null };
  /** The reason is null if staff gave none. */
  PaymentWaived: Request & { reason: string | null };
  /** `before` is the counselor who had the session. */
  CounselorAssigned: BookedSession & { counselorId: string; before: string | null };
  /** A change elsewhere took the counselor from the session, which nobody in it requested. */
  CounselorReleased: BookedSession & {
    counselorId: string;
    because: 'role-changed' | 'account-erased' | 'access-ended' | 'hour-taken';
  };
  /** `counselorId` is the counselor who had it; afterwards it has none. */
  SessionRescheduled: Request & {
    minutes: Minutes;
    start: { readonly from: string; readonly to: string };
    counselorId: string | null;
  };
  /** The counselor moved the booked session, which stays booked. */
  SessionMoved: Request & {
    minutes: Minutes;
    start: { readonly from: string; readonly to: string };
    counselorId: string;
  };
  /** The request stays open for other counselors. */
  SessionDeclined: BookedSession & { counselorId: string; reason: string };
  /** `reason` is why payment is waived if the student accepts; null if none was given. */
  SessionTimeProposed: Request & {
    minutes: Minutes;
    start: { readonly from: string; readonly to: string };
    counselorId: string;
    reason: string | null;
  };
  SessionCancelled: BookedSession & { counselorId: string | null; because: 'asked' | 'account-erased' };
  SessionEnded: BookedSession & { counselorId: string };
  /** The time of a request without a counselor has come. */
  SessionLapsed: BookedSession;
  SessionReminded: BookedSession & { counselorId: string; before: 'day' | 'hour' };
  /** The counselor's notes to the student; later notes replace earlier ones. */
  SessionNotesWritten: Request & { counselorId: string; notes: string };
  SessionAttended: Request & { userId: string; visitId: string; minutes: number };
};

export type SessionEvents = AvailabilityEvents & CounselorHourEvents & SessionRequestEvents;

const HOURS = retained(
  'These are hours of a counselor. Once the counselor is erased, they belong to no one.',
);

const slot = { counselorId: PERSON, start: TIME, minutes: FIGURE };
const hour = { hourId: ID, counselorId: PERSON, start: TIME, requestId: ID, studentId: PERSON };
const request = { requestId: ID, studentId: PERSON };
const timeSlot = { ...request, start: TIME, minutes: FIGURE };

const INVITED =
  'Both people have a calendar invitation by email; the session is requested or assigned again.';

const sampleStart = '2026-12-01T20:00:00.000Z';
const sampleIds = { requestId: 'r1', studentId: 's1' };
const sampleHour = { hourId: 'h1', counselorId: 'c1', start: sampleStart, ...sampleIds };
const sampleSlot = { ...sampleIds, start: sampleStart, minutes: 60 } as const;

export const sessionEvents = events<SessionEvents>({
  WeeklyHoursSet: {
    fields: { counselorId: PERSON, timeZone: HOURS, weekly: HOURS },
    sample: {
      counselorId: 'c1',
      timeZone: 'America/Chicago',
      weekly: [{ day: 2, from: '13:00', to: '17:30' }],
    },
  },
  ExceptionSet: {
    fields: { counselorId: PERSON, date: TIME, hours: HOURS },
    sample: { counselorId: 'c1', date: '2026-12-24', hours: [{ from: '09:00', to: '12:00' }] },
  },
  SlotPublished: { fields: slot, sample: { counselorId: 'c1', start: sampleStart, minutes: 60 } },
  SlotWithdrawn: { fields: slot, sample: { counselorId: 'c1', start: sampleStart, minutes: 30 } },
  HourBooked: { fields: hour, sample: sampleHour, notUndone: FOLLOWS },
  HourFreed: { fields: hour, sample: sampleHour, notUndone: FOLLOWS },
  SessionRequested: {
    fields: { ...timeSlot, notes: sealedText('studentId'), preferredId: PERSON },
    sample: { ...sampleSlot, notes: 'About the first draft of my essay.', preferredId: 'c1' },
    notUndone: INVITED,
    // The first version did not record whose hour was chosen.
    upcasts: [(v1) => ({ ...v1, preferredId: null })],
  },
  PaymentWaived: {
    fields: { ...request, reason: sealedText('studentId') },
    sample: { ...sampleIds, reason: 'A make-up session.' },
    notUndone: 'The session is booked with it.',
  },
  CounselorAssigned: {
    fields: { ...timeSlot, counselorId: PERSON, before: PERSON },
    sample: { ...sampleSlot, counselorId: 'c1', before: 'c2' },
    notUndone: INVITED,
  },
  CounselorReleased: {
    fields: { ...timeSlot, counselorId: PERSON, because: CHOICE },
    sample: { ...sampleSlot, counselorId: 'c1', because: 'role-changed' },
    notUndone: INVITED,
  },
  SessionRescheduled: {
    fields: { ...request, minutes: FIGURE, start: TIME, counselorId: PERSON },
    sample: {
      ...sampleIds,
      minutes: 60,
      start: { from: sampleStart, to: '2026-12-02T20:00:00.000Z' },
      counselorId: 'c1',
    },
    notUndone: INVITED,
  },
  SessionMoved: {
    fields: { ...request, minutes: FIGURE, start: TIME, counselorId: PERSON },
    sample: {
      ...sampleIds,
      minutes: 60,
      start: { from: sampleStart, to: '2026-12-02T20:00:00.000Z' },
      counselorId: 'c1',
    },
    notUndone: INVITED,
  },
  SessionDeclined: {
    fields: { ...timeSlot, counselorId: PERSON, reason: sealedText('studentId') },
    sample: { ...sampleSlot, counselorId: 'c1', reason: 'I am at a college fair that day.' },
    notUndone: 'The student has been notified. An admin can still assign the session to the counselor.',
  },
  SessionTimeProposed: {
    fields: {
      ...request,
      minutes: FIGURE,
      start: TIME,
      counselorId: PERSON,
      reason: sealedText('studentId'),
    },
    sample: {
      ...sampleIds,
      minutes: 60,
      start: { from: sampleStart, to: '2026-12-02T20:00:00.000Z' },
      counselorId: 'c1',
      reason: 'A make-up session.',
    },
    notUndone: 'The student has been notified. The counselor can propose another time or decline.',
  },
  SessionCancelled: {
    fields: { ...timeSlot, counselorId: PERSON, because: CHOICE },
    sample: { ...sampleSlot, counselorId: 'c1', because: 'asked' },
    notUndone: INVITED,
  },
  SessionEnded: {
    fields: { ...timeSlot, counselorId: PERSON },
    sample: { ...sampleSlot, counselorId: 'c1' },
    notUndone: FOLLOWS,
  },
  SessionLapsed: { fields: timeSlot, sample: sampleSlot, notUndone: FOLLOWS },
  SessionReminded: {
    fields: { ...timeSlot, counselorId: PERSON, before: CHOICE },
    sample: { ...sampleSlot, counselorId: 'c1', before: 'hour' },
    notPushed: 'The notification is pushed.',
    notUndone: FOLLOWS,
  },
  SessionNotesWritten: {
    fields: { ...request, counselorId: PERSON, notes: sealedText('studentId') },
    sample: { ...sampleIds, counselorId: 'c1', notes: 'Begin with the harbor.' },
    notUndone: 'The field with the notes stores its draft.',
  },
  SessionAttended: {
    fields: { ...request, userId: PERSON, visitId: ID, minutes: FIGURE },
    sample: { ...sampleIds, userId: 'c1', visitId: 'v1', minutes: 58 },
    notUndone: FOLLOWS,
  },
});
