import type { EntitlementEvents } from '../../src/modules/entitlements/entitlements.events';
import type { Samples } from './samples';

export const entitlementSamples = {
  EntitlementGranted: {
    userId: 's1',
    entitlement: 'advising',
    orderId: null,
    reason: 'The payment went through, the order did not.',
  },
  EntitlementEnded: { userId: 's1', entitlement: 'advising', orderId: 'o1', reason: null },
} satisfies Samples<EntitlementEvents>;
