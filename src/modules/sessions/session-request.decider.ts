import { plusMinutes } from '../../../contract/times';
import { decider } from '../../kernel/decider';
import { Rejected } from '../../kernel/errors';
import type { NewEvent } from '../../kernel/event';
import type { SessionRequestEvents } from './sessions.events';
import { t } from './messages';

type Events = SessionRequestEvents;

export type SessionRequestCommands = {
  Request: Events['SessionRequested'];
  /** `start` is the time for which the counselor's hours are reserved; `paid` is true if a credit is reserved. */
  Assign: { counselorId: string; start: string; paid: boolean; reason: string | null };
  /** Like `Assign`, but only if no other counselor has the session. */
  Accept: { counselorId: string; start: string; paid: boolean; reason: string | null };
  /** The counselor books a session that the student has not requested. */
  Offer: Events['SessionRequested'] & { counselorId: string; reason: string };
  Decline: Pick<Events['SessionDeclined'], 'counselorId' | 'reason'>;
  ProposeTime: { counselorId: string; start: string; reason: string | null };
  AcceptProposal: { counselorId: string; start: string; paid: boolean };
  /** The counselor, for whom the hours of the new time are reserved, moves the booked session. */
  Move: { counselorId: string; start: string };
  Release: Pick<Events['CounselorReleased'], 'counselorId' | 'because'>;
  Return: Pick<Events['CounselorReleased'], 'counselorId'>;
  Reschedule: { start: string };
  Cancel: Pick<Events['SessionCancelled'], 'because'>;
  Pass: { now: string };
  Remind: Pick<Events['SessionReminded'], 'start' | 'before'>;
  WriteNotes: Pick<Events['SessionNotesWritten'], 'counselorId' | 'notes'>;
  Attend: Pick<Events['SessionAttended'], 'userId' | 'visitId' | 'minutes'>;
};

interface Reply {
  readonly start: string | null;
  readonly reason: string | null;
}

export interface Session {
  readonly slot: Omit<Events['SessionRequested'], 'notes' | 'preferredId'>;
  readonly state: 'proposed' | 'booked' | 'done' | 'cancelled' | 'lapsed';
  readonly counselorId: string | null;
  /** The counselor who was released last, until the session is changed otherwise. */
  readonly releasedId: string | null;
  /** The last reply of each counselor to the open request; `start` is null if the counselor declined. */
  readonly replies: Readonly<Record<string, Reply>>;
  readonly waived: boolean;
  readonly reminded: readonly string[];
  readonly notes: string | null;
  readonly visits: readonly string[];
}

const conflict = (
  code:
    | 'proposal-withdrawn'
    | 'session-begun'
    | 'session-moved'
    | 'session-over'
    | 'session-taken'
    | 'session-to-come',
) => new Rejected('conflict', t(code));

function open(session: Session | null, now: string): Session {
  if (session?.state !== 'proposed' && session?.state !== 'booked') throw conflict('session-over');
  if (session.slot.start <= now) throw conflict('session-begun');
  return session;
}

/** Returns the session if no counselor has it. */
function waiting(session: Session | null, now: string): Session {
  const found = open(session, now);
  if (found.state === 'booked') throw conflict('session-taken');
  return found;
}

export const endOf = ({ start, minutes }: Session['slot']) => plusMinutes(start, minutes);

const idsOf = ({ slot: { requestId, studentId } }: Session) => ({ requestId, studentId });

const isBookedWith = (session: Session | null, counselorId: string): session is Session =>
  session?.state === 'booked' && session.counselorId === counselorId;

const isOneOfTheTwo = ({ slot, counselorId }: Session, userId: string) =>
  userId === slot.studentId || userId === counselorId;

function assign(
  { counselorId, start, paid, reason }: SessionRequestCommands['Assign'],
  session: Session | null,
  now: string,
): NewEvent<Events>[] {
  if (session?.counselorId === counselorId && session.state === 'booked') return [];
  const { slot, counselorId: before } = open(session, now);
  if (slot.start !== start) throw conflict('session-moved');
  return [
    ...waiver(session!, paid, reason),
    { type: 'CounselorAssigned', data: { ...slot, counselorId, before } },
  ];
}

const waiver = (session: Session, paid: boolean, reason: string | null): NewEvent<Events>[] =>
  paid || session.waived ? [] : [{ type: 'PaymentWaived', data: { ...idsOf(session), reason } }];

const replied = (session: Session | null, counselorId: string, reply: Reply): Session => ({
  ...session!,
  replies: { ...session!.replies, [counselorId]: reply },
});

const isSameReply = (session: Session, counselorId: string, { start, reason }: Reply) => {
  const before = session.replies[counselorId];
  return before?.start === start && before.reason === reason;
};

export const sessionRequest = decider<Session | null, SessionRequestCommands, Events>({
  name: 'session-request',
  stream: {
    key: 'session',
    growsWith: 'times, counselors and their replies, reminders, visits to its video room, and notes',
  },
  initial: null,
  decide: {
    Request: (data, session) => (session ? [] : [{ type: 'SessionRequested', data }]),
    Assign: (command, session, { now }) => assign(command, session, now),
    Accept: (command, session, { now }) => {
      if (session?.state === 'booked' && session.counselorId !== command.counselorId)
        throw conflict('session-taken');
      return assign(command, session, now);
    },
    Offer: ({ counselorId, reason, ...request }, session) => {
      if (session) return [];
      const { notes: _notes, preferredId: _preferredId, ...slot } = request;
      const { requestId, studentId } = request;
      return [
        { type: 'SessionRequested', data: request },
        { type: 'PaymentWaived', data: { requestId, studentId, reason } },
        { type: 'CounselorAssigned', data: { ...slot, counselorId, before: null } },
      ];
    },
    Decline: ({ counselorId, reason }, session, { now }) => {
      const found = waiting(session, now);
      if (isSameReply(found, counselorId, { start: null, reason })) return [];
      return [{ type: 'SessionDeclined', data: { ...found.slot, counselorId, reason } }];
    },
    ProposeTime: (proposal, session, { now }) => {
      const found = waiting(session, now);
      if (isSameReply(found, proposal.counselorId, proposal)) return [];
      const { start: to, counselorId, reason } = proposal;
      const { start: from, minutes } = found.slot;
      return [
        {
          type: 'SessionTimeProposed',
          data: { ...idsOf(found), minutes, start: { from, to }, counselorId, reason },
        },
      ];
    },
    AcceptProposal: ({ counselorId, start, paid }, session, { now }) => {
      if (isBookedWith(session, counselorId) && session.slot.start === start) return [];
      const found = waiting(session, now);
      const reply = found.replies[counselorId];
      if (reply?.start !== start) throw conflict('proposal-withdrawn');
      const { start: from, ...slot } = found.slot;
      const { minutes } = slot;
      const moved: NewEvent<Events> = {
        type: 'SessionRescheduled',
        data: { ...idsOf(found), minutes, start: { from, to: start }, counselorId: null },
      };
      return [
        ...(from === start ? [] : [moved]),
        ...waiver(found, paid, reply.reason),
        { type: 'CounselorAssigned', data: { ...slot, start, counselorId, before: null } },
      ];
    },
    Move: ({ counselorId, start: to }, session, { now }) => {
      if (isBookedWith(session, counselorId) && session.slot.start === to) return [];
      const { slot } = open(session, now);
      if (!isBookedWith(session, counselorId)) throw conflict('session-taken');
      const { start: from, minutes } = slot;
      return [
        { type: 'SessionMoved', data: { ...idsOf(session), minutes, start: { from, to }, counselorId } },
      ];
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
    SessionRequested: (_, { notes: _notes, preferredId: _preferredId, ...slot }) => ({
      slot,
      state: 'proposed',
      counselorId: null,
      releasedId: null,
      replies: {},
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
      replies: {},
      reminded: [],
    }),
    SessionMoved: (session, { start }) => ({
      ...session!,
      slot: { ...session!.slot, start: start.to },
      reminded: [],
    }),
    SessionDeclined: (session, { counselorId, reason }) =>
      replied(session, counselorId, { start: null, reason }),
    SessionTimeProposed: (session, { counselorId, start, reason }) =>
      replied(session, counselorId, { start: start.to, reason }),
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
      replies: {},
    }),
    SessionCancelled: (session) => ({ ...session!, state: 'cancelled' }),
    SessionEnded: (session) => ({ ...session!, state: 'done' }),
    SessionLapsed: (session) => ({ ...session!, state: 'lapsed' }),
    SessionReminded: (session, { before }) => ({ ...session!, reminded: [...session!.reminded, before] }),
    SessionNotesWritten: (session, { notes }) => ({ ...session!, notes }),
    SessionAttended: (session, { visitId }) => ({ ...session!, visits: [...session!.visits, visitId] }),
  },
});
