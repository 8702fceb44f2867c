import type { AccessReader } from '../directory/directory.queries';
import type { LiveRules, Recorded } from '../../../platform/realtime/live-feed';
import { accessChanged } from '../directory/access-changed';
import type { ParentEvents } from './parents.events';

/** Notifies the parent, whose list of children changed, the student, and everyone whose pages may display both. */
export function parentLiveRules(access: AccessReader): LiveRules<ParentEvents> {
  const changed = async ({
    data: { linkId, parentId, studentId },
    revision,
  }: Recorded<ParentEvents['ParentAccepted']>) => [
    { to: [parentId], event: accessChanged(studentId, revision) },
    { to: [studentId, ...(await access.staffOf(studentId))], event: accessChanged(linkId, revision) },
  ];
  return { ParentInvited: changed, ParentAccepted: changed, ParentRemoved: changed };
}
