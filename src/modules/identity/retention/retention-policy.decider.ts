import { decider } from '../../../kernel/decider';
import type { RetentionPolicyEvents } from './retention.events';

type Policy = RetentionPolicyEvents['RetentionPolicySet'];

export const retentionPolicy = decider<{ days: number | null }, { Set: Policy }, RetentionPolicyEvents>({
  name: 'retention-policy',
  stream: {
    key: 'entity, or the platform',
    growsWith: 'changes of how long the records of former students are stored',
  },
  initial: { days: null },
  decide: {
    Set: (policy, { days }) => (policy.days === days ? [] : [{ type: 'RetentionPolicySet', data: policy }]),
  },
  evolve: { RetentionPolicySet: (_, { days }) => ({ days }) },
});
