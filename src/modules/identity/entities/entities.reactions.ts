import type { Reactions } from '../../../platform/reactor/reactor';
import { END_ACCESS, REPAIR_AFTER_MS } from '../access/access.reactions';
import type { MembershipEvents } from './entities.events';

export const membershipReactions: Reactions<MembershipEvents> = {
  /** The request that removes a member revokes the access itself; this repairs an interrupted one. */
  EntityMemberRemoved: ({ data: { entityId, userId }, time }) => ({
    job: END_ACCESS,
    data: { entityId, userId, leftAt: time },
    delayMs: REPAIR_AFTER_MS,
  }),
};
