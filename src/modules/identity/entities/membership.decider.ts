import { compensation, decider } from '../../../kernel/decider';
import type { MembershipEvents } from './entities.events';

export type MembershipCommands = {
  Join: MembershipEvents['EntityMemberAdded'];
  Leave: MembershipEvents['EntityMemberRemoved'];
};

export const membership = decider<{ joined: boolean }, MembershipCommands, MembershipEvents>({
  name: 'membership',
  stream: { key: 'entity, user', growsWith: 'joining and leaving' },
  initial: { joined: false },
  decide: {
    Join: (member, { joined }) => (joined ? [] : [{ type: 'EntityMemberAdded', data: member }]),
    Leave: (member, { joined }) => (joined ? [{ type: 'EntityMemberRemoved', data: member }] : []),
  },
  evolve: {
    EntityMemberAdded: () => ({ joined: true }),
    EntityMemberRemoved: () => ({ joined: false }),
  },
});

export const membershipCompensation = compensation({
  decider: membership,
  undoCommands: {
    EntityMemberAdded: (member) => ['Leave', member],
    EntityMemberRemoved: (member) => ['Join', member],
  },
  givesAccess: { EntityMemberRemoved: ({ userId }) => [userId] },
});
