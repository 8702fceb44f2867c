import { projection } from '../src/kernel/projection';
import type { MembershipEvents } from '../src/modules/identity/identity.events';

export interface Membership {
  readonly entityId: string;
  readonly userId: string;
  readonly since: string;
}

/** Who belongs to which entity. */
export const memberships = projection<Membership, MembershipEvents>({
  name: 'memberships',
  version: 1,
  indexes: [{ entityId: 1 }, { userId: 1 }],
  key: ({ data }) => `${data.entityId}.${data.userId}`,
  empty: () => ({ entityId: '', userId: '', since: '' }),
  on: {
    EntityMemberAdded: (_, { data: { entityId, userId }, time }) => ({ entityId, userId, since: time }),
    EntityMemberRemoved: () => null,
  },
});
