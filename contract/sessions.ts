import { isCalendarDate, isInstant } from './dates';
import type { CountedPage, PageRequest, Related, Resource } from './http';
import { maxLength, text, type Fault, type FieldRules } from './rules';
import type { Availability, HoursRange, WeeklyHours } from './session-hours';

export { sessionMessages } from './en/sessions';

/** Everything in the product that has an hour has one of this zone, beside the person's own. */
export const SESSION_ZONE = 'America/New_York';

export const SESSION_MINUTES = [30, 60] as const;
export type SessionMinutes = (typeof SESSION_MINUTES)[number];
export const DEFAULT_SESSION_MINUTES: SessionMinutes = 30;

/** Sessions and slots begin on the half hour. */
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

/** How far ahead a time may be. */
export const FARTHEST_DAYS = 180;
/** How many days of free slots are told at once. */
export const MOST_SLOT_DAYS = 62;
export const DEFAULT_SLOT_DAYS = 28;

/**
 * `proposed` has no counselor yet, `booked` has one; a `lapsed` one had none when its time came. Of the open ones
 * (`proposed`, `booked`) time and counselor may change.
 */
export const SESSION_STATES = ['proposed', 'booked', 'done', 'cancelled', 'lapsed'] as const;
export type SessionState = (typeof SESSION_STATES)[number];
export const OPEN_STATES: readonly SessionState[] = ['proposed', 'booked'];

interface FullName {
  readonly firstName: string;
  readonly lastName: string;
}

/** `GET /sessions/requests…` → `data[]`. Its id is its room's, too. Times are ISO 8601 in UTC. */
export type SessionRequestResource = Resource<
  {
    readonly timeRequested: string;
    readonly lengthInMinutes: SessionMinutes;
    readonly notes: string;
    readonly state: SessionState;
    /** Whether one of the student's credits is held or was spent for it. */
    readonly paid: boolean;
    /** Whether staff let it pass unpaid. */
    readonly waived: boolean;
    /** What the counselor wrote to the student afterwards; null: nothing. */
    readonly counselorNotes: string | null;
    /** How long each was in the room; null: not yet. */
    readonly minutesPresent: { readonly student: number | null; readonly counselor: number | null };
    readonly requestedAt: string;
    /** Revision of the request. */
    readonly version: number;
  },
  {
    /** The name of somebody erased is `[erased]`. */
    readonly student: Related<FullName>;
    readonly counselor: Related<FullName>;
  }
>;

/** `GET /sessions/times/{studentId}` → `data[]`, soonest first: when a student's sessions are, as parents see it. */
export type SessionTimeResource = Resource<
  Pick<SessionRequestResource['attributes'], 'timeRequested' | 'lengthInMinutes' | 'state'>,
  Pick<SessionRequestResource['relationships'], 'counselor'>
>;

/** `GET /sessions` → `data[]`: a free slot, cut at full hours. */
export type SlotResource = Resource<
  { readonly startsAt: string; readonly minutes: SessionMinutes },
  { readonly counselor: Related<FullName> }
>;

/** `GET /sessions/request/{id}/counselors` → `data[]`: whom the request could be given to, free ones first. */
export type SessionCandidate = Resource<
  FullName & {
    /** Whether he or she is one of the student's counselors already. */
    readonly own: boolean;
    /** `outside-hours` may be chosen all the same, `booked` may not. */
    readonly availability: 'free' | 'outside-hours' | 'booked';
    /** The session that is in the way. */
    readonly conflict: {
      readonly startsAt: string;
      readonly minutes: SessionMinutes;
      readonly student: string;
    } | null;
  }
>;

/** `GET /users/{studentId}/credits` → `data[]`, newest first: what a student has paid for. */
export type CreditResource = Resource<{
  readonly minutes: SessionMinutes;
  readonly state: 'free' | 'held' | 'spent' | 'taken-back';
  readonly since: string;
  /** The order that bought it; null where staff gave it. */
  readonly orderId: string | null;
  /** Why staff gave or took it. */
  readonly reason: string | null;
  /** The session request that it is for. */
  readonly requestId: string | null;
  /** When that session is. */
  readonly sessionAt: string | null;
}>;

export interface SlotSearch {
  /** By default the caller's own counselors, of a counselor the caller, of an admin everybody. */
  readonly counselorId?: string;
  /** Calendar dates in New York, both inclusive; by default the coming four weeks. */
  readonly from?: string;
  readonly to?: string;
}

export interface SessionRequestSearch extends PageRequest {
  readonly hasCounselor?: boolean;
  /** By default the open ones. */
  readonly state?: SessionState;
  /** Whether it is paid for; one that was waived is not. */
  readonly paid?: boolean;
}

export interface NewSessionRequest {
  readonly timeRequested: string;
  readonly notes?: string;
  readonly lengthInMinutes: SessionMinutes;
}

type One = { readonly data: SessionRequestResource };
type Several<Item> = { readonly data: readonly Item[] };

export interface SessionCalls {
  /** Publishes an hour beside the weekly ones. */
  'POST /sessions': { body: { readonly availableTime: string }; answer: Several<SlotResource> };
  'GET /sessions': { query: SlotSearch; answer: Several<SlotResource>; refuses: 404 };
  /** Takes back a free slot of one's own; `id` is the slot's. */
  'DELETE /sessions/{slotId}': { answer: void };
  'GET /sessions/hours': { answer: { readonly data: Availability } };
  'PUT /sessions/hours': { body: WeeklyHours; answer: { readonly data: Availability } };
  'PUT /sessions/hours/{date}': {
    body: { readonly hours: readonly HoursRange[] };
    answer: { readonly data: Availability };
  };
  /** The weekly hours hold again. */
  'DELETE /sessions/hours/{date}': { answer: { readonly data: Availability } };
  'POST /sessions/request': { body: NewSessionRequest; answer: One };
  /** Of a student or of a counselor, soonest first. */
  'GET /sessions/requests/user/{userId}': { answer: Several<SessionRequestResource> };
  'GET /sessions/times/{studentId}': { answer: Several<SessionTimeResource> };
  /** Soonest first. */
  'GET /sessions/requests': { query: SessionRequestSearch; answer: CountedPage<SessionRequestResource> };
  'PATCH /sessions/request/{id}': { body: { readonly timeRequested: string }; answer: One };
  'PUT /sessions/request/counselor': {
    body: {
      readonly counselorId: string;
      readonly sessionRequestId: string;
      /** Why an unpaid one may pass. */
      readonly reason?: string;
    };
    answer: One;
    refuses: 404;
  };
  'DELETE /sessions/request/{id}': { answer: void };
  'GET /sessions/request/{id}/counselors': { answer: Several<SessionCandidate> };
  'PUT /sessions/request/{id}/notes': { body: { readonly notes: string }; answer: One };
  /** `roomId` is the request's id. */
  'GET /sessions/info/{roomId}': { answer: One };
  'GET /users/{studentId}/credits': { answer: Several<CreditResource> };
  'POST /users/{studentId}/credits': {
    body: { readonly minutes: SessionMinutes; readonly reason: string };
    answer: Several<CreditResource>;
  };
  /** Unless it is spent; a session that it was held for is unpaid from then on. */
  'PUT /users/{studentId}/credits/{creditId}/taken-back': {
    body: { readonly reason: string };
    answer: void;
  };
}

/** Join is open from so long before the session until its end, for an admin always. */
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

/** Until it begins, an open one can be moved and called off. */
export const isChangeable = (
  { timeRequested, state }: Pick<SessionRequestResource['attributes'], 'timeRequested' | 'state'>,
  now: number,
): boolean => OPEN_STATES.includes(state) && now < Date.parse(timeRequested);

/** What is wrong with the time of a session or a slot, or undefined. */
export function sessionTimeFault(value: unknown, now: number): Fault | undefined {
  if (value === undefined || value === null || value === '') return { code: 'missingDate' };
  if (typeof value !== 'string' || !isInstant(value)) return { code: 'notASessionTime' };
  const time = Date.parse(value);
  if (time % HALF_HOUR_MS !== 0) return { code: 'notOnTheHalfHour' };
  if (time <= now) return { code: 'sessionInPast' };
  return time > now + FARTHEST_DAYS * DAY_MS ? { code: 'sessionTooFar', days: FARTHEST_DAYS } : undefined;
}

export const sessionMinutesFault = (value: unknown): Fault | undefined =>
  SESSION_MINUTES.includes(value as SessionMinutes) ? undefined : { code: 'notASessionLength' };

/** What is wrong with the days that slots are asked of, or undefined. */
export const slotDaysFault = (from: string, to: string): Fault | undefined =>
  isCalendarDate(from) &&
  isCalendarDate(to) &&
  to >= from &&
  Date.parse(to) - Date.parse(from) < MOST_SLOT_DAYS * DAY_MS
    ? undefined
    : { code: 'notSlotDays', most: MOST_SLOT_DAYS };

export const sessionRules = {
  notes: maxLength('notes', 1000),
  counselorNotes: text('notes', 5000),
} as const satisfies Record<string, FieldRules>;
