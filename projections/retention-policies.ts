import { projection } from '../src/kernel/projection';
import type { RetentionPolicyEvents } from '../src/modules/identity/retention/retention.events';

export interface RetentionPolicy {
  /** An entity's, or that of the platform. */
  readonly id: string;
  readonly days: number | null;
}

export const OF_PLATFORM = 'platform';

/** How long the records of former students are kept, where that is set. */
export const retentionPolicies = projection<RetentionPolicy, RetentionPolicyEvents>({
  name: 'retention-policies',
  version: 1,
  indexes: [],
  key: ({ data }) => data.entityId ?? OF_PLATFORM,
  empty: (id) => ({ id, days: null }),
  erasure: {},
  on: {
    RetentionPolicySet: (policy, { data: { days } }) => (days === null ? null : { ...policy, days }),
  },
});
