import { isCalendarDate, isInstant } from './dates';
import type { CountedPage, Related, Resource } from './http';
import { maxLength, text, type RuleViolation, type FieldRules } from './rules';
import { type Availability } from './session-hours';

export { sessionMessages } from './en/sessions';

/** Every time of day is displayed in this zone, in addition to the reader's own. */
export const SESSION_ZONE = 'America/New_York';

export const SESSION_MINUTES = [30, 60] as const;
export type SessionMinutes = (typeof SESSION_MINUTES)[number];
export const DEFAULT_SESSION_MINUTES: SessionMinutes = 30;

export const HALF_HOUR_MS = 30 * 60_000;

export interface Slot {
  readonly start: string;
  readonly minutes: SessionMinutes;
}

/** The half hours that a session takes, as instants in order. */
export const halfHoursOf = ({ start, minutes }: Slot): string[] =>
  Array.from({ length: (minutes * 60_000) / HALF_HOUR_MS }, (_, index) =>
    new Date(Date.parse(start) + index * HALF_HOUR_MS).toISOString(),
  );
const DAY_MS = 24 * 60 * 60_000;

export const FARTHEST_DAYS = 180;
/** Free slots are listed for at most this many days at once. */
export const MAX_SLOT_DAYS = 62;
export const DEFAULT_SLOT_DAYS = 28;

/** A `proposed` request has no counselor yet; a `lapsed` one had none when its time came. */
export const SESSION_STATES = ['proposed', 'booked', 'done', 'cancelled', 'lapsed'] as const;
export type SessionState = (typeof SESSION_STATES)[number];
export const OPEN_STATES: readonly SessionState[] = ['proposed', 'booked'];

interface FullName {
  readonly firstName: string;
  readonly lastName: string;
}

/** How a counselor or an admin answered an open request: with another time, or by declining it. */
export interface SessionReply {
  readonly counselorId: string;
  /** An erased counselor's name is `[erased]`. */
  readonly counselor: FullName;
  /** The proposed time; null if the counselor declined. */
  readonly proposedTime: string | null;
  /** Why the counselor declined; null with a proposed time. */
  readonly reason: string | null;
}

/** The id is also that of the room. Times are ISO 8601 in UTC. */
export type SessionRequestResource = Resource<
  {
    readonly timeRequested: string;
    readonly lengthInMinutes: SessionMinutes;
    readonly notes: string;
    readonly state: SessionState;
    /** Whether one of the student's credits is reserved or was spent for it. */
    readonly paid: boolean;
    readonly waived: boolean;
    readonly counselorNotes: string | null;
    /** The minutes that each of them was in the room; null before the first visit. */
    readonly minutesPresent: { readonly student: number | null; readonly counselor: number | null };
    /** One for each counselor who replied, until the session is moved or booked. */
    readonly replies: readonly SessionReply[];
    readonly requestedAt: string;
    readonly version: number;
  },
  {
    /** An erased person's name is `[erased]`. */
    readonly student: Related<FullName>;
    readonly counselor: Related<FullName>;
    /** The counselor whom the student asked for; null where none was chosen, or this one declined. */
    readonly preferred: Related<FullName>;
  }
>;

/** A counselor may accept a request at a time that is `free`: published by this counselor and not booked. */
export const HOUR_AVAILABILITIES = ['free', 'outside-hours', 'booked'] as const;
export type HourAvailability = (typeof HOUR_AVAILABILITIES)[number];

export type WaitingSessionResource = Resource<
  SessionRequestResource['attributes'] & { readonly availability: HourAvailability },
  SessionRequestResource['relationships']
>;

export type SessionTimeResource = Resource<
  Pick<SessionRequestResource['attributes'], 'timeRequested' | 'lengthInMinutes' | 'state'>,
  Pick<SessionRequestResource['relationships'], 'counselor'>
>;

/** A free time slot; longer ones are split at full hours. */
export type SlotResource = Resource<
  { readonly startsAt: string; readonly minutes: SessionMinutes },
  { readonly counselor: Related<FullName> }
>;

/** A counselor to whom the request could be given; free ones are listed first. */
export type SessionCandidate = Resource<
  FullName & {
    readonly own: boolean;
    /** A counselor may be chosen `outside-hours`, but not if `booked`. */
    readonly availability: HourAvailability;
    readonly conflict: {
      readonly startsAt: string;
      readonly minutes: SessionMinutes;
      readonly student: string;
    } | null;
  }
>;

export type CreditResource = Resource<{
  readonly minutes: SessionMinutes;
  readonly state: 'free' | 'held' | 'spent' | 'taken-back';
  readonly since: string;
  /** The order bought the credit; null where staff granted it. */
  readonly orderId: string | null;
  readonly reason: string | null;
  readonly requestId: string | null;
  readonly sessionAt: string | null;
}>;

type One = { readonly data: SessionRequestResource };
type Several<Item> = { readonly data: readonly Item[] };

export interface SessionCalls {
  /** Publishes an hour in addition to the weekly ones. */
  'POST /sessions': { answer: Several<SlotResource> };
  'GET /sessions': { answer: Several<SlotResource>; refuses: 404 };
  /** Removes one of the user's own free slots; the id is the slot's. */
  'DELETE /sessions/{slotId}': { answer: void };
  'GET /sessions/hours': { answer: { readonly data: Availability } };
  'PUT /sessions/hours': { answer: { readonly data: Availability } };
  'PUT /sessions/hours/{date}': {
    answer: { readonly data: Availability };
  };
  /** Restores the weekly hours of the day. */
  'DELETE /sessions/hours/{date}': { answer: { readonly data: Availability } };
  'POST /sessions/request': { answer: One };
  /** Lists the sessions of a student or of a counselor, soonest first. */
  'GET /sessions/requests/user/{userId}': { answer: Several<SessionRequestResource> };
  'GET /sessions/times/{studentId}': { answer: Several<SessionTimeResource> };
  /** Sessions are listed soonest first. */
  'GET /sessions/requests': { answer: CountedPage<SessionRequestResource> };
  /**
   * Lists the requests of the counselor's students that have no counselor, soonest first, without those that this
   * counselor declined.
   */
  'GET /sessions/requests/waiting': { answer: Several<WaitingSessionResource> };
  /** Books a session with a student who has not requested one, without payment. */
  'POST /sessions/offered': { answer: One; refuses: 404 };
  /** A session that its counselor moves stays booked; otherwise it needs a counselor again. */
  'PATCH /sessions/request/{id}': { answer: One };
  /** Counselors may accept only requests of their students, within the hours that they published. */
  'PUT /sessions/request/counselor': {
    answer: One;
    refuses: 404;
  };
  'PUT /sessions/request/{id}/declined': { answer: One };
  'PUT /sessions/request/{id}/proposal': { answer: One };
  /** Books the session with this counselor at the time that he or she proposed. */
  'PUT /sessions/request/{id}/proposal/accepted': { answer: One };
  'DELETE /sessions/request/{id}': { answer: void };
  'GET /sessions/request/{id}/counselors': { answer: Several<SessionCandidate> };
  'PUT /sessions/request/{id}/notes': { answer: One };
  /** `roomId` is the request's id. */
  'GET /sessions/info/{roomId}': { answer: One };
  'GET /users/{studentId}/credits': { answer: Several<CreditResource> };
  'POST /users/{studentId}/credits': {
    answer: Several<CreditResource>;
  };
  /** Revokes a credit that is not spent; the session that reserved it becomes unpaid. */
  'PUT /users/{studentId}/credits/{creditId}/taken-back': {
    answer: void;
  };
}

/** A session can be joined from this time before its start until its end, by an admin at any time. */
export const JOIN_BEFORE_MS = 10 * 60_000;

export const isJoinable = (
  {
    timeRequested,
    lengthInMinutes,
    state,
  }: Pick<SessionRequestResource['attributes'], 'timeRequested' | 'lengthInMinutes' | 'state'>,
  now: number,
): boolean => {
  const start = Date.parse(timeRequested);
  return state === 'booked' && now >= start - JOIN_BEFORE_MS && now < start + lengthInMinutes * 60_000;
};

export const isChangeable = (
  { timeRequested, state }: Pick<SessionRequestResource['attributes'], 'timeRequested' | 'state'>,
  now: number,
): boolean => OPEN_STATES.includes(state) && now < Date.parse(timeRequested);

export function sessionTimeIssue(value: unknown, now: number): RuleViolation | undefined {
  if (value === undefined || value === null || value === '') return { code: 'missingDate' };
  if (typeof value !== 'string' || !isInstant(value)) return { code: 'notASessionTime' };
  const time = Date.parse(value);
  if (time % HALF_HOUR_MS !== 0) return { code: 'notOnTheHalfHour' };
  if (time <= now) return { code: 'sessionInPast' };
  return time > now + FARTHEST_DAYS * DAY_MS ? { code: 'sessionTooFar', days: FARTHEST_DAYS } : undefined;
}

export const sessionMinutesIssue = (value: unknown): RuleViolation | undefined =>
  SESSION_MINUTES.includes(value as SessionMinutes) ? undefined : { code: 'notASessionLength' };

export const slotDaysIssue = (from: string, to: string): RuleViolation | undefined =>
  isCalendarDate(from) &&
  isCalendarDate(to) &&
  to >= from &&
  Date.parse(to) - Date.parse(from) < MAX_SLOT_DAYS * DAY_MS
    ? undefined
    : { code: 'notSlotDays', most: MAX_SLOT_DAYS };

export const sessionRules = {
  notes: maxLength('notes', 1000),
  counselorNotes: text('notes', 5000),
} as const satisfies Record<string, FieldRules>;
