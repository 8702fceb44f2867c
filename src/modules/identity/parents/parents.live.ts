import type { Accounts } from '../../../platform/auth/session-user';
import type { LiveRules } from '../../../platform/realtime/live-feed';
import { accessChanged } from '../identity.live';
import type { ParentEvents } from './parents.events';

interface Recorded {
  readonly data: ParentEvents['ParentAccepted'];
  readonly revision: number;
}

/** Told to the parent, whose pages are of other children now, to the student, and to those who have both on the screen. */
export function parentLiveRules(accounts: Accounts): LiveRules<ParentEvents> {
  const changed = async ({ data: { linkId, parentId, studentId }, revision }: Recorded) => [
    { to: [parentId], event: accessChanged(studentId, revision) },
    { to: [studentId, ...(await accounts.staffOf(studentId))], event: accessChanged(linkId, revision) },
  ];
  return { ParentInvited: changed, ParentAccepted: changed, ParentRemoved: changed };
}
