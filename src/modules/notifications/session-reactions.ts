import type { RecordedEvent } from '../../kernel/event';
import type { Reactions } from '../../platform/reactor/reactor';
import type { SessionRequestEvents } from '../sessions/sessions.events';
import type { SessionNews } from './sentences';
import type {
  SessionRequestNotice,
  SessionChanged,
  SessionNotes,
  SessionNotification,
} from './session-notifier';

export const SESSION_CHANGED = 'notifications-session-changed';
export const SESSION_REQUESTED = 'notifications-session-asked';
export const SESSION_NOTES = 'notifications-session-notes';

interface Two {
  readonly requestId: string;
  readonly studentId: string;
  readonly counselorId: string | null;
}

const student = ({ studentId, counselorId }: Two, news: SessionNews): SessionNotification => ({
  userId: studentId,
  as: 'session',
  personId: counselorId,
  news,
});

const counselor = ({ studentId, counselorId }: Two, news: SessionNews): SessionNotification[] =>
  counselorId === null ? [] : [{ userId: counselorId, as: 'session-held', personId: studentId, news }];

/** Nobody is notified of his or her own actions. */
const notify = (
  { id: eventId, data: { requestId }, metadata: { actor } }: RecordedEvent<SessionRequestEvents>,
  start: string,
  ...all: readonly SessionNotification[]
) => {
  const notified = all.filter(({ userId }) => userId !== actor.id);
  if (notified.length === 0) return null;
  return {
    job: SESSION_CHANGED,
    data: { eventId, requestId, start, told: notified } satisfies SessionChanged,
  };
};

const both = (
  event: RecordedEvent<SessionRequestEvents> & { readonly data: Two },
  start: string,
  news: SessionNews,
) => notify(event, start, student(event.data, news), ...counselor(event.data, news));

export const sessionReactions: Reactions<SessionRequestEvents> = {
  /** A session that a counselor offers is booked with the request, which notifies the student. */
  SessionRequested: ({ id: eventId, data: { requestId, studentId, start }, metadata: { actor } }) =>
    actor.id === studentId
      ? {
          job: SESSION_REQUESTED,
          data: { eventId, requestId, studentId, start } satisfies SessionRequestNotice,
        }
      : null,
  CounselorAssigned: (event) => {
    const { data } = event;
    const former = counselor({ ...data, counselorId: data.before }, 'given-away');
    return notify(event, data.start, student(data, 'booked'), ...counselor(data, 'booked'), ...former);
  },
  CounselorReleased: (event) => {
    const { data } = event;
    return notify(event, data.start, student(data, 'released'), ...counselor(data, 'given-away'));
  },
  SessionRescheduled: (event) =>
    both(event, event.data.start.from, event.data.counselorId === null ? 'request-moved' : 'moved'),
  SessionMoved: (event) => notify(event, event.data.start.to, student(event.data, 'moved-to')),
  SessionDeclined: (event) => notify(event, event.data.start, student(event.data, 'request-declined')),
  SessionTimeProposed: (event) => notify(event, event.data.start.to, student(event.data, 'time-proposed')),
  SessionCancelled: (event) =>
    both(event, event.data.start, event.data.counselorId === null ? 'request-cancelled' : 'cancelled'),
  SessionLapsed: (event) =>
    notify(event, event.data.start, student({ ...event.data, counselorId: null }, 'lapsed')),
  SessionReminded: (event) => both(event, event.data.start, 'soon'),
  SessionNotesWritten: ({ data: { requestId, studentId, counselorId } }) => ({
    job: SESSION_NOTES,
    data: { requestId, studentId, counselorId } satisfies SessionNotes,
  }),
};
