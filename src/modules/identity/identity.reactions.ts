import { SYSTEM } from '../../platform/http/request-context';
import type { Reactions } from '../../platform/reactor/reactor';
import type { SessionRequestEvents } from '../sessions/sessions.events';
import type { IdentityEvents } from './identity.events';
import { AFTERWARDS_MS } from './access/session-access';
import type { SignInMail } from './sign-in/sign-in-mails';
import type { SignInEvents } from './sign-in/sign-in.events';

export const SEND_RESET_LINK = 'identity-send-reset-link';
export const SEND_EMAIL_LINK = 'identity-send-email-link';
export const SEND_EMAIL_NOTICE = 'identity-send-email-notice';
export const FINISH_EMAIL_CHANGE = 'identity-finish-email-change';
export const RELEASE_FORMER_EMAIL = 'identity-release-former-email';
export const ERASE_PERSON = 'identity-erase-person';
export const NOTIFY_OF_SIGN_IN = 'identity-tell-of-sign-in';
export const SEND_INVITATION = 'identity-send-invitation';
/** Erases many people at once, which takes no longer than one. */
export const ERASE_PEOPLE = 'identity-erase-people';
export const SYNC_ACCESS = 'identity-sync-access';
export const END_ACCESS = 'identity-end-access';

export const RECONCILE_SESSION_ACCESS = 'identity-settle-session-access';

const REPAIR_AFTER_MS = 60_000;

const sendMail = (news: SignInMail) => (event: { data: { userId: string } }) => ({
  job: NOTIFY_OF_SIGN_IN,
  data: { userId: event.data.userId, news },
});

export const signInReactions: Reactions<SignInEvents> = {
  TwoFactorEnabled: sendMail('TwoFactorEnabled'),
  TwoFactorDisabled: sendMail('TwoFactorDisabled'),
  TwoFactorReset: sendMail('TwoFactorReset'),
  RecoveryCodesReplaced: sendMail('RecoveryCodesReplaced'),
  RecoveryCodeUsed: sendMail('RecoveryCodeUsed'),
  SignInLinked: sendMail('SignInLinked'),
  SignInUnlinked: sendMail('SignInUnlinked'),
};

export const identityReactions: Reactions<IdentityEvents> = {
  AccountErased: ({ data: { userId } }) => ({ job: ERASE_PERSON, data: { userId } }),
  InvitationIssued: ({ data: { userId, invitationId } }) => ({
    job: SEND_INVITATION,
    data: { userId, invitationId },
  }),
  /** The request that removes a member revokes the access itself; this repairs an interrupted one. */
  EntityMemberRemoved: ({ data: { entityId, userId }, time }) => ({
    job: END_ACCESS,
    data: { entityId, userId, leftAt: time },
    delayMs: REPAIR_AFTER_MS,
  }),
};

export interface SessionPair {
  readonly studentId: string;
  readonly staffIds: readonly string[];
}

const reconcileAccess = ({ studentId }: { studentId: string }, ...staff: readonly (string | null)[]) => {
  const staffIds = staff.filter((id) => id !== null);
  if (staffIds.length === 0) return null;
  return { job: RECONCILE_SESSION_ACCESS, data: { studentId, staffIds } satisfies SessionPair };
};

export const sessionAccessReactions: Reactions<SessionRequestEvents & Pick<IdentityEvents, 'AccessGranted'>> =
  {
    /** An undo may restore access for sessions that were not all restored. */
    AccessGranted: ({ data: { staffId, studentId, reason }, metadata }) =>
      reason !== 'session' || metadata.actor.id === SYSTEM.id
        ? null
        : { ...reconcileAccess({ studentId }, staffId)!, delayMs: REPAIR_AFTER_MS },
    CounselorAssigned: ({ data }) => reconcileAccess(data, data.counselorId, data.before),
    // Access that has ended already is not ended again, since an undo may have restored it.
    CounselorReleased: ({ data }) =>
      data.because === 'access-ended' ? null : reconcileAccess(data, data.counselorId),
    SessionRescheduled: ({ data }) => reconcileAccess(data, data.counselorId),
    SessionCancelled: ({ data }) => reconcileAccess(data, data.counselorId),
    SessionEnded: ({ data }) => ({
      ...reconcileAccess(data, data.counselorId)!,
      delayMs: AFTERWARDS_MS + REPAIR_AFTER_MS,
    }),
  };
