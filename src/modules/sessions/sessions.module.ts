import { accountViews } from '../../../projections/identity/account-views';
import { Accounts } from '../../platform/auth/session-user';
import { AccessReader } from '../identity/directory/directory.queries';
import { defineModule } from '../../platform/define-module';
import { inParallel, type Work } from '../../platform/jobs/jobs';
import { ROOM_VISIT, type RoomVisit } from '../../platform/media/media-server';
import { AvailabilityController } from './availability.controller';
import { Bookings, type LostSession, type ReleaseRequest } from './bookings';
import { Dispatcher } from '../../platform/dispatch/dispatcher';
import { CreditService } from './credit-service';
import { credits } from './credits.decider';
import { CreditsController } from './credits.controller';
import { HoursController } from './hours.controller';
import { SessionMails, type SessionNews } from './session-mails';
import { SessionQueries } from './session-queries';
import { SessionMaintenance } from './session-maintenance';
import { SessionVisits } from './session-visits';
import { SessionsController } from './sessions.controller';
import { availabilityCompensation } from './availability.decider';
import { sessionLiveRules } from './sessions.live';
import { SessionReader } from './sessions.queries';
import {
  creditReactions,
  GRANT_BOUGHT,
  hourReactions,
  LEAVE_SESSIONS,
  MAIL_COUNSELOR,
  MAIL_FORMER_COUNSELOR,
  MAIL_STUDENT,
  mailReactions,
  peopleReactions,
  purchaseReactions,
  RELEASE_COUNSELOR,
  RETURN_SESSION,
  RECONCILE_CREDITS,
  RECONCILE_HOURS,
  REVOKE_REFUNDED,
  undoneAfterwards,
  type Purchase,
} from './sessions.reactions';

export const PASS_SESSIONS = 'sessions-pass';

const MINUTE_MS = 60_000;

interface Timed {
  readonly now?: string;
}

const timeOfRun = () => new Date().toISOString();

export const sessionsModule = defineModule({
  name: 'HelpSessions',
  queries: [SessionReader],
  controllers: [HoursController, AvailabilityController, SessionsController, CreditsController],
  providers: [Bookings, CreditService, SessionMails, SessionQueries, SessionMaintenance, SessionVisits],
  exports: [Bookings, CreditService],
  reactions: [hourReactions, creditReactions, purchaseReactions, peopleReactions, ...mailReactions],
  compensations: [availabilityCompensation],
  undoneAfterwards,
  live: { views: accountViews, inject: [Accounts, AccessReader], useFactory: sessionLiveRules },
  jobs: {
    inject: [Bookings, CreditService, Dispatcher, SessionMails, SessionMaintenance, SessionVisits],
    useFactory: (bookings, creditService, dispatcher, mails, maintenance, visits) => {
      const grant = async ({ studentId, orderId, minutes }: Purchase) => {
        const credit = { studentId, creditId: orderId, minutes, orderId, reason: null };
        await dispatcher.dispatch(credits, studentId, 'GrantCredit', credit);
      };
      const sendMail = inParallel(4, (data: SessionNews) => mails.send(data));
      return {
        [RECONCILE_HOURS]: ({
          data: { requestId, now = timeOfRun() },
        }: Work<Timed & { requestId: string }>) => bookings.reconcile(requestId, now),
        [RECONCILE_CREDITS]: ({ data }: Work<{ studentId: string }>) =>
          creditService.reconcile(data.studentId),
        [GRANT_BOUGHT]: ({ data }: Work<Purchase>) => grant(data),
        [REVOKE_REFUNDED]: async ({ data }: Work<Purchase>) => {
          const { studentId, orderId } = data;
          // The payment's own job may run later, and then finds the credit granted.
          await grant(data);
          const refund = { creditId: orderId, orderId, reason: null };
          await dispatcher.dispatch(credits, studentId, 'RevokeCredit', refund);
        },
        [RELEASE_COUNSELOR]: ({ data }: Work<ReleaseRequest>) => bookings.releaseFormer(data),
        [RETURN_SESSION]: ({ data }: Work<LostSession>) => bookings.returnSession(data),
        [LEAVE_SESSIONS]: async ({ data: { userId } }: Work<{ userId: string }>) => {
          await bookings.releaseAll(userId, 'account-erased');
          await bookings.cancelAll(userId);
        },
        [ROOM_VISIT]: inParallel(4, (data: RoomVisit) => visits.record(data)),
        [MAIL_STUDENT]: sendMail,
        [MAIL_COUNSELOR]: sendMail,
        [MAIL_FORMER_COUNSELOR]: sendMail,
        [PASS_SESSIONS]: ({ data: { now = timeOfRun() } }: Work<Timed>) => maintenance.pass(now),
      };
    },
  },
  repeat: { [PASS_SESSIONS]: MINUTE_MS },
});
