import { serverEvent } from '../../../contract/realtime';
import { groups } from '../../../projections/groups/groups';
import type { Views } from '../../platform/document-store/views';
import { ruleFor, type LiveRules, type Recorded } from '../../platform/realtime/live-feed';
import type { EntityMemberReader, PeopleReader } from '../identity/directory/directory.queries';
import type { GroupEvents, GroupRef } from './groups.events';
import { GROUPING } from './groups.queries';

type Ref = GroupRef & { readonly entityIds?: readonly string[] };

/** Changes of a group are pushed to its owner and to the staff who use it, or did so until then. */
export function groupLiveRules(
  views: Views,
  entityMembers: EntityMemberReader,
  people: PeopleReader,
): LiveRules<GroupEvents> {
  const changed = async ({ data, revision }: Recorded<Ref>) => {
    const entityIds = data.entityIds ?? (await views.get(groups, data.groupId))?.entityIds ?? [];
    const staff = await people.having(GROUPING, await entityMembers.membersOf(entityIds));
    const to = [...new Set([data.ownerId, ...staff])];
    return [{ to, event: serverEvent('group.changed', data.groupId, revision, {}) }];
  };
  return {
    ...ruleFor(changed, 'GroupCreated', 'GroupRenamed', 'GroupDeleted', 'GroupRestored'),
    ...ruleFor(changed, 'GroupShared', 'GroupUnshared', 'StudentsGrouped', 'StudentsUngrouped'),
  };
}
