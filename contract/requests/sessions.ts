import { operationRules } from '../admin';
import {
  anyString,
  checked,
  choice,
  described,
  list,
  number,
  object,
  optional,
  pageOf,
  queryBoolean,
  string,
  uuid,
  type RequestsOf,
} from '../fields';
import { date } from '../rules';
import { dayHoursIssue, timeZoneIssue, weeklyHoursIssue } from '../session-hours';
import {
  SESSION_MINUTES,
  SESSION_STATES,
  sessionMinutesIssue,
  sessionRules,
  sessionTimeIssue,
  type SessionCalls,
} from '../sessions';

const range = { from: anyString(), to: anyString() };
const sessionTime = checked(anyString(), sessionTimeIssue);
const sessionMinutes = checked(choice(SESSION_MINUTES), sessionMinutesIssue);
const counselorId = uuid({ code: 'noCounselor' });
const waiverReason = optional(
  described('The reason explains why an unpaid session is allowed.', string(operationRules.reason)),
);

export const sessionRequests = {
  'POST /sessions': { body: { availableTime: sessionTime } },
  'GET /sessions': {
    query: {
      counselorId: optional(
        described(
          'The default for a student is his or her counselors, for a counselor the user, for an admin everyone.',
          counselorId,
        ),
      ),
      from: optional(
        described(
          'Calendar dates in New York, both inclusive; the default is the coming four weeks.',
          string(date('from')),
        ),
      ),
      to: optional(string(date('to'))),
    },
  },
  'PUT /sessions/hours': {
    body: {
      timeZone: described(
        "The counselor's zone, such as `America/Chicago`, to which all hours and dates refer.",
        checked(anyString(), timeZoneIssue),
      ),
      weekly: described(
        '`day` is counted as in JavaScript: 0 is Sunday.',
        checked(list(object({ day: number({}), ...range })), weeklyHoursIssue),
      ),
    },
  },
  'PUT /sessions/hours/{date}': {
    body: {
      hours: described(
        'Times on the half hour, `HH:MM`; `to` may be up to `24:00`.',
        checked(list(object(range)), dayHoursIssue),
      ),
    },
  },
  'POST /sessions/request': {
    body: {
      timeRequested: sessionTime,
      notes: optional(string(sessionRules.notes)),
      lengthInMinutes: sessionMinutes,
      counselorId: optional(
        described(
          'One of the student’s counselors, whose free hour it is and for whom it is held.',
          counselorId,
        ),
      ),
    },
  },
  'POST /sessions/offered': {
    body: {
      studentId: uuid({ code: 'noStudent' }),
      timeRequested: sessionTime,
      lengthInMinutes: sessionMinutes,
      notes: optional(string(sessionRules.notes)),
    },
  },
  'PUT /sessions/request/{id}/declined': { body: { reason: string(operationRules.reason) } },
  'PUT /sessions/request/{id}/proposal': {
    body: {
      timeRequested: sessionTime,
      reason: waiverReason,
      counselorId: optional(
        described('An admin names the counselor; a counselor proposes for himself or herself.', counselorId),
      ),
    },
  },
  'PUT /sessions/request/{id}/proposal/accepted': { body: { counselorId, timeRequested: sessionTime } },
  'PATCH /sessions/request/{id}': { body: { timeRequested: sessionTime } },
  'GET /sessions/requests': {
    query: {
      ...pageOf(50),
      hasCounselor: optional(queryBoolean()),
      state: optional(
        described(
          'The state defaults to the open ones.',
          choice(SESSION_STATES, { code: 'notASessionState' }),
        ),
      ),
      paid: optional(
        described('Selects by whether the session is paid; a waived one is not.', queryBoolean()),
      ),
    },
  },
  'PUT /sessions/request/counselor': {
    body: {
      counselorId,
      sessionRequestId: uuid({ code: 'noSessionRequest' }),
      reason: waiverReason,
    },
  },
  'PUT /sessions/request/{id}/notes': { body: { notes: string(sessionRules.counselorNotes) } },
  'POST /users/{studentId}/credits': {
    body: { minutes: sessionMinutes, reason: string(operationRules.reason) },
  },
  'PUT /users/{studentId}/credits/{creditId}/taken-back': {
    body: { reason: string(operationRules.reason) },
  },
} as const satisfies RequestsOf<keyof SessionCalls>;
