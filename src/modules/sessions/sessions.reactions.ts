import { MINUTES_OF } from '../../../contract/payments';
import type { Reactions } from '../../platform/reactor/reactor';
import type { AccessEvents } from '../identity/access/access.events';
import type { AccountEvents } from '../identity/accounts/accounts.events';
import type { PaymentEvents } from '../payments/payments.events';
import { INTERRUPTED_MS, type LostSession, type ReleaseRequest } from './bookings';
import type { CreditEvents } from './credits.events';
import type { MailKind, SessionNews } from './session-mails';
import type { SessionEvents } from './sessions.events';

export const RECONCILE_HOURS = 'sessions-settle-hours';
export const RECONCILE_CREDITS = 'sessions-settle-credits';
export const GRANT_BOUGHT = 'sessions-grant-bought';
export const REVOKE_REFUNDED = 'sessions-take-refunded';
export const RELEASE_COUNSELOR = 'sessions-release-counselor';
export const RETURN_SESSION = 'sessions-return';
export const LEAVE_SESSIONS = 'sessions-leave';
/** Each recipient has a job, so that one who cannot be reached does not cause a second mail to the other. */
export const MAIL_STUDENT = 'sessions-mail-student';
export const MAIL_COUNSELOR = 'sessions-mail-counselor';
export const MAIL_FORMER_COUNSELOR = 'sessions-mail-former-counselor';

const reconcileHours = ({ data: { requestId } }: { data: { requestId: string } }) => ({
  job: RECONCILE_HOURS,
  data: { requestId },
});

export const hourReactions: Reactions<SessionEvents> = {
  HourBooked: (event) => ({ ...reconcileHours(event), delayMs: INTERRUPTED_MS }),
  CounselorAssigned: reconcileHours,
  CounselorReleased: reconcileHours,
  SessionRescheduled: reconcileHours,
  SessionMoved: reconcileHours,
  SessionCancelled: reconcileHours,
};

const reconcileCredits = ({ data: { studentId } }: { data: { studentId: string } }) => ({
  job: RECONCILE_CREDITS,
  data: { studentId },
});

export const creditReactions: Reactions<SessionEvents & CreditEvents> = {
  SessionRequested: reconcileCredits,
  SessionCancelled: reconcileCredits,
  SessionEnded: reconcileCredits,
  SessionLapsed: reconcileCredits,
  CreditGranted: reconcileCredits,
  // The session may have been cancelled at that moment.
  CreditHeld: reconcileCredits,
  CreditReturned: reconcileCredits,
};

export interface Purchase {
  readonly studentId: string;
  readonly orderId: string;
  readonly minutes: 30 | 60;
}

export const purchaseReactions: Reactions<Pick<PaymentEvents, 'PaymentConfirmed' | 'RefundRecorded'>> = {
  PaymentConfirmed: ({ data: { userId: studentId, orderId, product } }) => {
    const minutes = MINUTES_OF[product];
    return minutes && { job: GRANT_BOUGHT, data: { studentId, orderId, minutes } satisfies Purchase };
  },
  RefundRecorded: ({ data: { userId: studentId, orderId, product, cents, refundedCents } }) => {
    const minutes = MINUTES_OF[product];
    if (!minutes || refundedCents < cents) return null;
    return { job: REVOKE_REFUNDED, data: { studentId, orderId, minutes } satisfies Purchase };
  },
};

export const peopleReactions: Reactions<AccountEvents & AccessEvents> = {
  AccountRoleChanged: ({ data: { userId: counselorId } }) => ({
    job: RELEASE_COUNSELOR,
    data: { counselorId, because: 'role-changed' } satisfies ReleaseRequest,
  }),
  AccessRevoked: ({ data: { staffId: counselorId, studentId, reason, because } }) =>
    reason !== 'session' || because === 'session-ended'
      ? null
      : {
          job: RELEASE_COUNSELOR,
          data: { counselorId, studentId, because: 'access-ended' } satisfies ReleaseRequest,
        },
  AccountErased: ({ data: { userId } }) => ({ job: LEAVE_SESSIONS, data: { userId } }),
};

/** Once the action that ended the role or the access is undone, the counselor has the session again. */
export const undoneAfterwards: Reactions<Pick<SessionEvents, 'CounselorReleased'>> = {
  CounselorReleased: ({ data: { requestId, studentId, counselorId, because }, revision }) => ({
    job: RETURN_SESSION,
    data: { requestId, studentId, counselorId, because, revision } satisfies LostSession,
  }),
};

interface Happened {
  readonly revision: number;
  readonly data: {
    readonly requestId: string;
    readonly studentId: string;
    readonly counselorId: string | null;
    readonly minutes: number;
  };
}

type Mailed = Pick<SessionNews, 'to' | 'kind' | 'start'>;

const mail = (job: string, { revision, data }: Happened, counselorId: string | null, mailed: Mailed) => {
  if (counselorId === null) return null;
  const { requestId, studentId, minutes } = data;
  const news: SessionNews = { requestId, studentId, counselorId, minutes, sequence: revision, ...mailed };
  return { job, data: news };
};

const mailsTo = (job: string, to: SessionNews['to']): Reactions<SessionEvents> => {
  const sendMail = (event: Happened, start: string, kind: MailKind) =>
    mail(job, event, event.data.counselorId, { to, kind, start });
  return {
    CounselorAssigned: (event) => sendMail(event, event.data.start, 'booked'),
    CounselorReleased: (event) =>
      sendMail(event, event.data.start, to === 'student' ? 'released' : 'givenAway'),
    SessionRescheduled: (event) => sendMail(event, event.data.start.from, 'moved'),
    SessionMoved: (event) => sendMail(event, event.data.start.to, 'movedTo'),
    SessionCancelled: (event) => sendMail(event, event.data.start, 'cancelled'),
    SessionReminded: (event) => sendMail(event, event.data.start, 'reminder'),
  };
};

export const mailReactions: readonly Reactions<SessionEvents>[] = [
  mailsTo(MAIL_STUDENT, 'student'),
  mailsTo(MAIL_COUNSELOR, 'counselor'),
  {
    CounselorAssigned: (event) => {
      const { before, start } = event.data;
      return mail(MAIL_FORMER_COUNSELOR, event, before, { to: 'counselor', kind: 'givenAway', start });
    },
  },
];
