import { SYSTEM } from '../../../platform/http/request-context';
import type { Reactions } from '../../../platform/reactor/reactor';
import type { SessionRequestEvents } from '../../sessions/sessions.events';
import type { AccessEvents } from './access.events';
import { AFTERWARDS_MS } from './session-access';

export const SYNC_ACCESS = 'identity-sync-access';
export const END_ACCESS = 'identity-end-access';
export const RECONCILE_SESSION_ACCESS = 'identity-settle-session-access';

/** A request has finished after this time, unless it was interrupted. */
export const REPAIR_AFTER_MS = 60_000;

export interface SessionPair {
  readonly studentId: string;
  readonly staffIds: readonly string[];
}

const reconcileAccess = ({ studentId }: { studentId: string }, ...staff: readonly (string | null)[]) => {
  const staffIds = staff.filter((id) => id !== null);
  if (staffIds.length === 0) return null;
  return { job: RECONCILE_SESSION_ACCESS, data: { studentId, staffIds } satisfies SessionPair };
};

export const sessionAccessReactions: Reactions<SessionRequestEvents & Pick<AccessEvents, 'AccessGranted'>> = {
  /** Restored access must still fit the sessions, since an undo may have restored only some of them. */
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
