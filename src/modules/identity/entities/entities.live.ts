import type { RecordedEvent } from '../../../kernel/event';
import type { LiveRules } from '../../../platform/realtime/live-feed';
import { accessChanged } from '../directory/access-changed';
import type { EntityMemberReader, PeopleReader } from '../directory/directory.queries';
import type { MembershipEvents } from './entities.events';

export function entityLiveRules(
  people: PeopleReader,
  entityMembers: EntityMemberReader,
): LiveRules<MembershipEvents> {
  /** A student's membership concerns the entity's account admins, a staff member's concerns all its members. */
  const entityHears = async ({ data: { entityId, userId }, revision }: RecordedEvent<MembershipEvents>) => {
    const isStudent = (await people.roleOf(userId)) === 'student';
    const others = isStudent
      ? await entityMembers.accountAdminsOf([entityId])
      : await entityMembers.membersOf([entityId]);
    return [{ to: [...new Set([...others, userId])], event: accessChanged(userId, revision) }];
  };
  return { EntityMemberAdded: entityHears, EntityMemberRemoved: entityHears };
}
