import type { CreditEvents } from '../../src/modules/sessions/credits.events';
import type { SessionEvents } from '../../src/modules/sessions/sessions.events';
import type { Samples } from './samples';

const start = '2026-12-01T20:00:00.000Z';
const ids = { requestId: 'r1', studentId: 's1' };
const sitting = { ...ids, start, minutes: 60 } as const;
const hour = { hourId: 'h1', counselorId: 'c1', start, ...ids };
const credit = { studentId: 's1', creditId: 'k1', minutes: 60 } as const;
const use = { ...credit, requestId: 'r1' };

export const sessionSamples = {
  WeeklyHoursSet: {
    counselorId: 'c1',
    timeZone: 'America/Chicago',
    weekly: [{ day: 2, from: '13:00', to: '17:30' }],
  },
  ExceptionSet: { counselorId: 'c1', date: '2026-12-24', hours: [{ from: '09:00', to: '12:00' }] },
  SlotPublished: { counselorId: 'c1', start, minutes: 60 },
  SlotWithdrawn: { counselorId: 'c1', start, minutes: 30 },
  HourBooked: hour,
  HourFreed: hour,
  SessionRequested: { ...sitting, notes: 'About the first draft of my essay.' },
  PaymentWaived: { ...ids, reason: 'A make-up session.' },
  CounselorAssigned: { ...sitting, counselorId: 'c1', before: 'c2' },
  CounselorReleased: { ...sitting, counselorId: 'c1', because: 'role-changed' },
  SessionRescheduled: {
    ...ids,
    minutes: 60,
    start: { from: start, to: '2026-12-02T20:00:00.000Z' },
    counselorId: 'c1',
  },
  SessionCancelled: { ...sitting, counselorId: 'c1', because: 'asked' },
  SessionEnded: { ...sitting, counselorId: 'c1' },
  SessionLapsed: sitting,
  SessionReminded: { ...sitting, counselorId: 'c1', before: 'hour' },
  SessionNotesWritten: { ...ids, counselorId: 'c1', notes: 'Begin with the harbor.' },
  SessionAttended: { ...ids, userId: 'c1', visitId: 'v1', minutes: 58 },
  CreditGranted: { ...credit, orderId: 'o1', reason: null },
  CreditHeld: use,
  CreditReturned: use,
  CreditSpent: use,
  CreditTakenBack: { ...credit, orderId: null, reason: 'Given by mistake.' },
} satisfies Samples<SessionEvents & CreditEvents>;
