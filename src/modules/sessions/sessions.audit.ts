import type { Describe } from '../../kernel/audit';
import type { SessionEvents } from './sessions.events';

const RELEASES = {
  'role-changed': ', whose role has changed',
  'account-erased': ', whose account was deleted',
  'access-ended': ', whose access to the student has ended',
  'hour-taken': ', whose hour another session has',
} as const;

const sitting = ({ requestId, start, minutes }: { requestId: string; start: string; minutes: number }) => ({
  requestId,
  start,
  minutes,
});

export const describeSessions: Describe<SessionEvents> = {
  WeeklyHoursSet: ({ counselorId, timeZone, weekly }) => ({
    sentence: 'Set the weekly hours for sessions',
    subject: counselorId,
    after: { timeZone, weekly },
  }),
  ExceptionSet: ({ counselorId, date, hours }) => ({
    sentence: hours === null ? 'Let the weekly hours hold on a day again' : 'Set the hours of a day',
    subject: counselorId,
    after: { date, hours },
  }),
  SlotPublished: ({ counselorId, start, minutes }) => ({
    sentence: 'Published a slot for a session',
    subject: counselorId,
    after: { start, minutes },
  }),
  SlotWithdrawn: ({ counselorId, start, minutes }) => ({
    sentence: 'Took back a slot for a session',
    subject: counselorId,
    before: { start, minutes },
  }),
  HourBooked: ({ counselorId, start, requestId }) => ({
    sentence: 'Reserved half an hour of the counselor',
    subject: counselorId,
    after: { start, requestId },
  }),
  HourFreed: ({ counselorId, start, requestId }) => ({
    sentence: 'Freed half an hour of the counselor',
    subject: counselorId,
    before: { start, requestId },
  }),
  SessionRequested: ({ studentId, ...data }) => ({
    sentence: 'Asked for a session',
    subject: studentId,
    after: sitting(data),
  }),
  PaymentWaived: ({ studentId, requestId, reason }) => ({
    sentence: 'Waived the payment of a session',
    subject: studentId,
    after: { requestId, reason },
  }),
  CounselorAssigned: ({ studentId, counselorId, before, ...data }) => ({
    sentence: 'Gave a session to a counselor',
    subject: studentId,
    before: { counselorId: before },
    after: { counselorId, ...sitting(data) },
  }),
  CounselorReleased: ({ studentId, counselorId, because, ...data }) => ({
    sentence: `Took a session from the counselor${RELEASES[because]}`,
    subject: studentId,
    before: { counselorId, ...sitting(data) },
  }),
  SessionRescheduled: ({ studentId, requestId, start, counselorId }) => ({
    sentence: 'Moved a session to another time',
    subject: studentId,
    before: { requestId, start: start.from, counselorId },
    after: { requestId, start: start.to, counselorId: null },
  }),
  SessionCancelled: ({ studentId, counselorId, because, ...data }) => ({
    sentence: because === 'asked' ? 'Called off a session' : 'Called off a session with the deleted account',
    subject: studentId,
    before: { counselorId, ...sitting(data) },
  }),
  SessionEnded: ({ studentId, counselorId, ...data }) => ({
    sentence: 'The time of a session was over',
    subject: studentId,
    after: { counselorId, ...sitting(data) },
  }),
  SessionLapsed: ({ studentId, ...data }) => ({
    sentence: 'A session came to its time without a counselor',
    subject: studentId,
    after: sitting(data),
  }),
  SessionReminded: ({ studentId, counselorId, before, ...data }) => ({
    sentence:
      before === 'day' ? 'Reminded of a session a day before' : 'Reminded of a session an hour before',
    subject: studentId,
    after: { counselorId, ...sitting(data) },
  }),
  SessionNotesWritten: ({ studentId, requestId, counselorId }) => ({
    sentence: 'Wrote notes to the student on a session',
    subject: studentId,
    after: { requestId, counselorId },
  }),
  SessionAttended: ({ studentId, requestId, userId, minutes }) => ({
    sentence: 'Left the room of a session',
    subject: studentId,
    after: { requestId, userId, minutes },
  }),
};
