import { projection } from '../../src/kernel/projection';
import type { MembershipEvents } from '../../src/modules/identity/entities/entities.events';

export interface Membership {
  readonly id: string;
  readonly entityId: string;
  readonly userId: string;
  readonly since: string;
}

export const membershipId = (entityId: string, userId: string) => `${entityId}.${userId}`;

export const memberships = projection<Membership, MembershipEvents>({
  name: 'memberships',
  contains: 'who belongs to which entity',
  version: 2,
  indexes: [{ entityId: 1 }, { userId: 1 }],
  key: ({ data }) => membershipId(data.entityId, data.userId),
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
