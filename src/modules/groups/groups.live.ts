import { serverEvent } from '../../../contract/realtime';
import { groups } from '../../../projections/groups/groups';
import type { Views } from '../../platform/document-store/views';
import type { LiveMessage, LiveRules } from '../../platform/realtime/live-feed';
import type { EntityMemberReader } from '../identity/directory/entity-members.queries';
import type { PeopleReader } from '../identity/directory/people.queries';
import type { GroupEvents, GroupRef } from './groups.events';
import { GROUPING } from './groups.queries';

interface Recorded {
  readonly data: GroupRef & { readonly entityIds?: readonly string[] };
  readonly revision: number;
}

/** Changes of a group are pushed to its owner and to the staff who use it, or did so until then. */
export function groupLiveRules(
  views: Views,
  entityMembers: EntityMemberReader,
  people: PeopleReader,
): LiveRules<GroupEvents> {
  const changed = async ({ data, revision }: Recorded): Promise<LiveMessage[]> => {
    const entityIds = data.entityIds ?? (await views.get(groups, data.groupId))?.entityIds ?? [];
    const staff = await people.having(GROUPING, await entityMembers.membersOf(entityIds));
    const to = [...new Set([data.ownerId, ...staff])];
    return [{ to, event: serverEvent('group.changed', data.groupId, revision, {}) }];
  };
  return {
    GroupCreated: changed,
    GroupRenamed: changed,
    GroupShared: changed,
    GroupUnshared: changed,
    GroupDeleted: changed,
    GroupRestored: changed,
    StudentsGrouped: changed,
    StudentsUngrouped: changed,
  };
}
