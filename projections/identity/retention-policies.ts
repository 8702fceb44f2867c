import { projection } from '../../src/kernel/projection';
import {
  retentionPolicyId,
  type RetentionPolicyEvents,
} from '../../src/modules/identity/retention/retention.events';

export interface RetentionPolicy {
  /** An entity's id, or that of the platform. */
  readonly id: string;
  readonly days: number | null;
}

export const retentionPolicies = projection<RetentionPolicy, RetentionPolicyEvents>({
  name: 'retention-policies',
  contains: 'how long records of former students are stored',
  version: 1,
  indexes: [],
  key: ({ data }) => retentionPolicyId(data.entityId),
  empty: (id) => ({ id, days: null }),
  erasure: {},
  on: {
    RetentionPolicySet: (policy, { data: { days } }) => (days === null ? null : { ...policy, days }),
  },
});
