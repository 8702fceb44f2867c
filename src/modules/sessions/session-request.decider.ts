import { plusMinutes } from '../../../contract/times';
import { decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { SessionRequestEvents } from './sessions.events';
import { t } from './messages';

type Events = SessionRequestEvents;

export type SessionRequestCommands = {
  Request: Events['SessionRequested'];
  /** `start` is the time for which the counselor's hours are reserved; `paid` is true if a credit is reserved. */
  Assign: { counselorId: string; start: string; paid: boolean; reason: string | null };
  Release: Pick<Events['CounselorReleased'], 'counselorId' | 'because'>;
  Return: Pick<Events['CounselorReleased'], 'counselorId'>;
  Reschedule: { start: string };
  Cancel: Pick<Events['SessionCancelled'], 'because'>;
  Pass: { now: string };
  Remind: Pick<Events['SessionReminded'], 'start' | 'before'>;
  WriteNotes: Pick<Events['SessionNotesWritten'], 'counselorId' | 'notes'>;
  Attend: Pick<Events['SessionAttended'], 'userId' | 'visitId' | 'minutes'>;
};

export interface Session {
  readonly slot: Omit<Events['SessionRequested'], 'notes'>;
  readonly state: 'proposed' | 'booked' | 'done' | 'cancelled' | 'lapsed';
  readonly counselorId: string | null;
  /** The counselor who was released last, until the session is changed otherwise. */
  readonly releasedId: string | null;
  readonly waived: boolean;
  readonly reminded: readonly string[];
  readonly notes: string | null;
  readonly visits: readonly string[];
}

const conflict = (code: 'session-over' | 'session-moved' | 'session-begun' | 'session-to-come') =>
  new Rejected('conflict', t(code));

function open(session: Session | null, now: string): Session {
  if (session?.state !== 'proposed' && session?.state !== 'booked') throw conflict('session-over');
  if (session.slot.start <= now) throw conflict('session-begun');
  return session;
}

export const endOf = ({ start, minutes }: Session['slot']) => plusMinutes(start, minutes);

const idsOf = ({ slot: { requestId, studentId } }: Session) => ({ requestId, studentId });

const isOneOfTheTwo = ({ slot, counselorId }: Session, userId: string) =>
  userId === slot.studentId || userId === counselorId;

export const sessionRequest = decider<Session | null, SessionRequestCommands, Events>({
  name: 'session-request',
  initial: null,
  decide: {
    Request: (data, session) => (session ? [] : [{ type: 'SessionRequested', data }]),
    Assign: ({ counselorId, start, paid, reason }, session, { now }) => {
      if (session?.counselorId === counselorId && session.state === 'booked') return [];
      const { slot, waived, counselorId: before } = open(session, now);
      if (slot.start !== start) throw conflict('session-moved');
      const assigned = { type: 'CounselorAssigned', data: { ...slot, counselorId, before } } as const;
      return paid || waived
        ? [assigned]
        : [{ type: 'PaymentWaived', data: { ...idsOf(session!), reason } }, assigned];
    },
    Release: (data, session) =>
      session?.state === 'booked' && session.counselorId === data.counselorId
        ? [{ type: 'CounselorReleased', data: { ...session.slot, ...data } }]
        : [],
    Return: ({ counselorId }, session, { now }) =>
      session?.state === 'proposed' && session.releasedId === counselorId && endOf(session.slot) > now
        ? [{ type: 'CounselorAssigned', data: { ...session.slot, counselorId, before: null } }]
        : [],
    Reschedule: ({ start: to }, session, { now }) => {
      if (session?.state === 'proposed' && session.slot.start === to) return [];
      const { slot, counselorId } = open(session, now);
      const { start: from, minutes } = slot;
      if (from === to) return [];
      return [
        {
          type: 'SessionRescheduled',
          data: { ...idsOf(session!), minutes, start: { from, to }, counselorId },
        },
      ];
    },
    Cancel: ({ because }, session, { now }) => {
      if (session?.state === 'cancelled') return [];
      // An account is erased at once, even during a session.
      const { slot, counselorId } = open(session, because === 'account-erased' ? '' : now);
      return [{ type: 'SessionCancelled', data: { ...slot, counselorId, because } }];
    },
    Pass: ({ now }, session) => {
      if (session?.state === 'booked' && endOf(session.slot) <= now)
        return [{ type: 'SessionEnded', data: { ...session.slot, counselorId: session.counselorId! } }];
      if (session?.state === 'proposed' && session.slot.start <= now)
        return [{ type: 'SessionLapsed', data: session.slot }];
      return [];
    },
    Remind: ({ start, before }, session) =>
      session?.state === 'booked' && session.slot.start === start && !session.reminded.includes(before)
        ? [
            {
              type: 'SessionReminded',
              data: { ...session.slot, counselorId: session.counselorId!, before },
            },
          ]
        : [],
    WriteNotes: (data, session, { now }) => {
      const begun = session?.state === 'done' || (session?.state === 'booked' && session.slot.start <= now);
      if (!begun) throw conflict('session-to-come');
      return session.notes === data.notes
        ? []
        : [{ type: 'SessionNotesWritten', data: { ...idsOf(session), ...data } }];
    },
    Attend: (data, session) =>
      !session || session.visits.includes(data.visitId) || !isOneOfTheTwo(session, data.userId)
        ? []
        : [{ type: 'SessionAttended', data: { ...idsOf(session), ...data } }],
  },
  evolve: {
    SessionRequested: (_, { notes: _notes, ...slot }) => ({
      slot,
      state: 'proposed',
      counselorId: null,
      releasedId: null,
      waived: false,
      reminded: [],
      notes: null,
      visits: [],
    }),
    PaymentWaived: (session) => ({ ...session!, waived: true }),
    CounselorAssigned: (session, { counselorId }) => ({
      ...session!,
      state: 'booked',
      counselorId,
      releasedId: null,
      reminded: [],
    }),
    CounselorReleased: (session, { counselorId }) => ({
      ...session!,
      state: 'proposed',
      counselorId: null,
      releasedId: counselorId,
    }),
    SessionRescheduled: (session, { start }) => ({
      ...session!,
      slot: { ...session!.slot, start: start.to },
      state: 'proposed',
      counselorId: null,
      releasedId: null,
    }),
    SessionCancelled: (session) => ({ ...session!, state: 'cancelled' }),
    SessionEnded: (session) => ({ ...session!, state: 'done' }),
    SessionLapsed: (session) => ({ ...session!, state: 'lapsed' }),
    SessionReminded: (session, { before }) => ({ ...session!, reminded: [...session!.reminded, before] }),
    SessionNotesWritten: (session, { notes }) => ({ ...session!, notes }),
    SessionAttended: (session, { visitId }) => ({ ...session!, visits: [...session!.visits, visitId] }),
  },
});
