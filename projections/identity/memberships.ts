import { projection } from '../../src/kernel/projection';
import type { MembershipEvents } from '../../src/modules/identity/identity.events';

export interface Membership {
  readonly id: string;
  readonly entityId: string;
  readonly userId: string;
  readonly since: string;
}

export const memberships = projection<Membership, MembershipEvents>({
  name: 'memberships',
  version: 2,
  indexes: [{ entityId: 1 }, { userId: 1 }],
  key: ({ data }) => `${data.entityId}.${data.userId}`,
  empty: (id) => ({ id, entityId: '', userId: '', since: '' }),
  erasure: { userId: 'nothing' },
  exported: { sections: { memberships: 'userId' }, without: ['id'] },
  on: {
    EntityMemberAdded: ({ id }, { data: { entityId, userId }, time }) => ({
      id,
      entityId,
      userId,
      since: time,
    }),
    EntityMemberRemoved: () => null,
  },
});
